import { useQuery } from '@tanstack/react-query'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { copy } from '../copy.ts'
import { ExamList } from './exam-list.tsx'
import { ExamsSkeleton } from './exams-skeleton.tsx'
import { StaleNote } from './list-origin.tsx'
import { openExams } from './queries.ts'

export const meta = () => pageMeta(copy.title, copy.description)

export default function ExamsPage() {
  const { data, isPending, isFetching, refetch } = useQuery(openExams)
  return (
    <>
      <PageHeader title={copy.title}>{copy.lead}</PageHeader>
      {isPending && <ExamsSkeleton />}
      {data?.stale && data.fetched_at && <StaleNote fetchedAt={data.fetched_at} />}
      {data && data.items.length > 0 && <ExamList list={data} />}
      {!(isPending || data?.items.length) && <Nothing retrying={isFetching} onRetry={() => refetch()} />}
    </>
  )
}

/** An empty list and a failure look the same to a student. */
function Nothing({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={copy.failed.title}
        action={
          <Button busy={retrying} onClick={onRetry}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failed.text}
      </EmptyState>
    </div>
  )
}
