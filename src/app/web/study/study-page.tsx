import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { me } from '../../../features/account/web/queries.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import openZero from '../../../web/ui/styles/fonts/zero-400.woff2?url'
import { copy } from './copy.ts'
import { StudyContent } from './study-content.tsx'
import { loadFields } from './study-setup.tsx'
import { StudySkeleton } from './study-skeleton.tsx'

/** Without the preload the clock first shows a slashed zero. */
export const links = () => [
  { rel: 'preload', href: openZero, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export const meta = () => pageMeta(copy.title, copy.description)

/** Loaded while the guard checks the student. */
const FIRST = [loadFields]

export default function StudyPage() {
  const student = useQuery(me)
  usePreload(FIRST, true)
  const career = student.data?.career_name
  return (
    <>
      <PageHeader title={copy.title}>
        {career ? copy.career(career) : !student.isLoadingError && copy.loading}
      </PageHeader>
      <UnlessFailed queries={[student]}>
        <Suspense fallback={<StudySkeleton />}>
          {student.data ? (
            <StudyContent key={student.data.user_id} userId={student.data.user_id} />
          ) : (
            <StudySkeleton />
          )}
        </Suspense>
      </UnlessFailed>
    </>
  )
}
