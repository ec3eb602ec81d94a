import bookOpen from 'icon:book-open'
import { useQuery } from '@tanstack/react-query'
import { pageMeta } from '../../../web/page-meta.ts'
import { STUDY_PATH } from '../../../web/paths.ts'
import { me } from '../../../web/queries.ts'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { UnlessFailed } from '../../../web/ui/unless-failed.tsx'
import type { Overview } from '../contract.ts'
import { copy } from '../copy.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { overviewOf } from './queries.ts'
import { SubjectSummary } from './subject-summary.tsx'
import { Totals } from './totals.tsx'
import { WeekPanel } from './week-panel.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

/** The dashboard's home (spec §2). */
export default function OverviewPage() {
  const student = useQuery(me)
  const career = student.data?.career_name
  return (
    <>
      <PageHeader title={copy.title}>{career ? copy.career(career) : copy.loading}</PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <OverviewOf userId={student.data.user_id} /> : <OverviewSkeleton />}
      </UnlessFailed>
    </>
  )
}

function OverviewOf({ userId }: { userId: string }) {
  const overview = useQuery(overviewOf(userId))
  return (
    <UnlessFailed queries={[overview]}>
      {overview.data ? <Numbers userId={userId} overview={overview.data} /> : <OverviewSkeleton />}
    </UnlessFailed>
  )
}

function Numbers({ userId, overview }: { userId: string; overview: Overview }) {
  return (
    <div className="space-y-6">
      <Totals overview={overview} />
      {overview.records_count > 0 ? (
        <>
          <WeekPanel userId={userId} weeks={overview.weeks} />
          <SubjectSummary subjects={overview.by_subject} />
        </>
      ) : (
        <EmptyState
          icon={bookOpen}
          title={copy.empty.title}
          action={
            <LinkButton to={STUDY_PATH} tone="primary" size="lg">
              {copy.empty.action}
            </LinkButton>
          }
        >
          {copy.empty.text}
        </EmptyState>
      )}
    </div>
  )
}
