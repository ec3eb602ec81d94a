import { pageMeta } from '../../../web/pages/page-meta.ts'
import { copy } from './copy.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export const meta = () => pageMeta(copy.studyTitle)

/** The guard redirects everybody from /estudar; this page shows only when the guard's check fails. */
export default function StudyRedirectPage() {
  return <PageSkeleton />
}
