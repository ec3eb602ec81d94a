import { useQuery } from '@tanstack/react-query'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { SyllabusDesk } from './syllabus-desk.tsx'
import { SyllabusSkeleton } from './syllabus-skeleton.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

export default function SyllabusPage() {
  const student = useQuery(me)
  return (
    <UnlessFailed queries={[student]} head={<PageHeader title={copy.title}>{copy.lead}</PageHeader>}>
      {student.data ? (
        <SyllabusDesk key={student.data.user_id} userId={student.data.user_id} />
      ) : (
        <>
          <PageHeader title={copy.title}>{copy.lead}</PageHeader>
          <SyllabusSkeleton />
        </>
      )}
    </UnlessFailed>
  )
}
