import { pageMeta } from '../../../web/pages/page-meta.ts'
import { copy } from './copy.ts'
import { ErrorScreen } from './error-screen.tsx'

export const meta = () => pageMeta(copy.notFound, copy.error.lead)

export default function AreaErrorPage() {
  return <ErrorScreen />
}
