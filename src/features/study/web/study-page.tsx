import { useQuery } from '@tanstack/react-query'
import { pageMeta } from '../../../web/page-meta.ts'
import { me } from '../../../web/queries.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/unless-failed.tsx'
import { copy } from '../copy.ts'
import { StudyDesk } from './study-desk.tsx'
import { StudySkeleton } from './study-skeleton.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

/** 'Iniciar estudos' (spec §2). */
export default function StudyPage() {
  const student = useQuery(me)
  const career = student.data?.career_name
  return (
    <>
      <PageHeader title={copy.title}>{career ? copy.career(career) : copy.loading}</PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <StudyDesk key={student.data.user_id} userId={student.data.user_id} /> : <StudySkeleton />}
      </UnlessFailed>
    </>
  )
}
