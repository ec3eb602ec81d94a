import { pageMeta } from '../page-meta.ts'
import { copy } from './copy.ts'
import { ErrorScreen } from './error-screen.tsx'

export const meta = () => pageMeta(copy.notFound, copy.error.lead)

/** Any path that no other page answers (spec §2). */
export default function ErrorPage() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}
