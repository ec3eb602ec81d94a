import { pageMeta } from '../page-meta.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export const meta = () => pageMeta('Iniciar estudos')

/** /estudar: the guard above sends everybody on (spec §2); seen only when its check fails. */
export default function StudyRedirectPage() {
  return <PageSkeleton />
}
