import { pageMeta } from '../../../web/pages/page-meta.ts'
import { copy } from './copy.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export const meta = () => pageMeta(copy.studyTitle)

/** The guard above sends everybody on from /estudar; this shows only when its check fails. */
export default function StudyRedirectPage() {
  return <PageSkeleton />
}
