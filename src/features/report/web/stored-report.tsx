import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { reportOf } from './queries.ts'
import { ReportText } from './report-text.tsx'

export function StoredReport({ userId, id }: { userId: string; id: number }) {
  const report = useQuery(reportOf(userId, id))
  if (report.data) return <ReportText text={report.data.markdown} />
  return (
    <UnlessFailed queries={[report]}>
      <div className="space-y-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    </UnlessFailed>
  )
}
