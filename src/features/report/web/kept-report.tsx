import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../web/ui/error-state.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { reportOf } from './queries.ts'
import { ReportText } from './report-text.tsx'

/** A report that was kept, to be read again. */
export function KeptReport({ userId, id }: { userId: string; id: number }) {
  const { data, error, isFetching, refetch } = useQuery(reportOf(userId, id))
  if (data) return <ReportText text={data.markdown} />
  if (error) return <ErrorState message={error.message} onRetry={() => refetch()} retrying={isFetching} />
  return (
    <div className="space-y-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  )
}
