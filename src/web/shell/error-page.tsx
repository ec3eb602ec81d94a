import { pageMeta } from '../page-meta.ts'
import { copy } from './copy.ts'
import { ErrorScreen } from './error-screen.tsx'

export const meta = () => pageMeta('Página não encontrada', copy.error.lead)

/** Any path that no other page answers (spec §2). */
export default function ErrorPage() {
  return <ErrorScreen />
}
