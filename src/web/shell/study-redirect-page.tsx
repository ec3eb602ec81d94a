import { pageMeta } from '../page-meta.ts'
import { copy } from './copy.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export const meta = () => pageMeta(copy.studyTitle)

/** /estudar: the guard above sends everybody on (spec §2); seen only when its check fails. */
export default function StudyRedirectPage() {
  return <PageSkeleton />
}
