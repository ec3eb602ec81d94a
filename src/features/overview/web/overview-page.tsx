import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import type { StudiedOverview } from '../rules.ts'
import { Glance } from './glance.tsx'
import {
  NowSkeleton,
  OverviewSkeleton,
  StudiesSkeleton,
  TotalsSkeleton,
  WeekSkeleton,
} from './overview-skeleton.tsx'
import { useOverview, useSubjectsCount } from './queries.ts'
import { beginSlot, homeSlot, nowSlot, weekSlot } from './slots.ts'
import { SubjectSummary } from './subject-summary.tsx'
import { Totals } from './totals.tsx'
import { WeekGlance } from './week-glance.tsx'
import { WeekPanel } from './week-panel.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

export default function OverviewPage() {
  const student = useQuery(me)
  const career = student.data?.career_name
  return (
    <>
      <PageHeader title={copy.title}>
        {career ? copy.career(career) : !student.isLoadingError && copy.loading}
      </PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <OverviewOf userId={student.data.user_id} /> : <OverviewSkeleton />}
      </UnlessFailed>
    </>
  )
}

const NowPanel = later(async () => (await import('./now-panel.tsx')).NowPanel)

/** The next step, the week, and then the summary. */
function OverviewOf({ userId }: { userId: string }) {
  const { known, isWhole, answer } = useOverview(userId)
  const subjects = useSubjectsCount(userId)
  return (
    <UnlessFailed queries={[answer]}>
      <div className="space-y-6">
        <Glance>
          <Panels
            of={nowSlot}
            userId={userId}
            otherwise={
              <Suspense fallback={<NowSkeleton />}>
                <NowPanel userId={userId} />
              </Suspense>
            }
          />
          {known ? <WeekGlance userId={userId} overview={known} /> : <WeekSkeleton />}
          <Panels of={weekSlot} userId={userId} />
        </Glance>
        <Panels of={homeSlot} userId={userId} />
        {known && isWhole && subjects !== undefined ? (
          <Totals overview={known} subjects={subjects} />
        ) : (
          <TotalsSkeleton />
        )}
        {known && isWhole ? <Studies userId={userId} overview={known} /> : <StudiesSkeleton />}
      </div>
    </UnlessFailed>
  )
}

function Studies({ userId, overview }: { userId: string; overview: StudiedOverview }) {
  if (overview.records_count > 0)
    return (
      <>
        <WeekPanel userId={userId} weeks={overview.weeks} />
        <SubjectSummary subjects={overview.by_subject} />
      </>
    )
  return (
    <EmptyState
      title={copy.empty.title}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={STUDY_PATH}>{copy.empty.action}</LinkButton>
          <Panels of={beginSlot} userId={userId} />
        </div>
      }
    >
      {copy.empty.text}
    </EmptyState>
  )
}
