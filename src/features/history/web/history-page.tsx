import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { periodErrors } from '../../records/period/rules.ts'
import type { History, SubjectHistory } from '../contract.ts'
import { copy } from '../copy.ts'
import { Filters } from './filters.tsx'
import { ExportButton, InsightButton } from './header-actions.tsx'
import { HistorySkeleton, SummarySkeleton } from './history-skeleton.tsx'
import { ListChoice } from './list-choice.tsx'
import { useHistory } from './queries.ts'
import { noHistorySlot } from './slots.ts'
import { SubjectList } from './subject-list.tsx'
import { Summary } from './summary.tsx'
import { useView, type View } from './use-view.ts'
import { RECORDS_PAGE, Views } from './views.tsx'

/** Loaded late, because the student reads the sums first. */
const TrendPanel = later(async () => (await import('./trend-panel.tsx')).TrendPanel)

export const meta = () => pageMeta(copy.title, copy.description)

export default function HistoryPage() {
  const student = useQuery(me)
  const view = useView()
  const isList = useLocation().pathname.toLowerCase().startsWith(RECORDS_PAGE)
  const known = { view, isList }
  if (student.data) return <HistoryOf key={student.data.user_id} userId={student.data.user_id} {...known} />
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={!student.isLoadingError && <Skeleton className="h-11 w-72 max-w-full" />}
      >
        {copy.subtitle}
      </PageHeader>
      <UnlessFailed queries={[student]}>
        <Filters view={view} error={undefined} />
        <SummarySkeleton />
        <HistorySkeleton />
      </UnlessFailed>
    </>
  )
}

function HistoryOf({ userId, view, isList }: Omit<StudiedProps, 'known' | 'answer'>) {
  const { period, search } = view
  const [wrong] = periodErrors(period).to ?? []
  const { known, answer } = useHistory(userId, wrong === undefined ? period : {})
  const records = wrong === undefined ? known?.records_count : undefined
  const isEmpty = records === 0 && Object.keys(period).length === 0
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          <>
            <ExportButton userId={userId} period={period} records={records} />
            <InsightButton records={records} search={search} />
          </>
        }
      >
        {copy.subtitle}
      </PageHeader>
      {!(isEmpty && isList) && <Filters view={view} error={wrong} />}
      {wrong === undefined && <Totals known={known} answer={answer} view={view} isList={isList} />}
      {wrong !== undefined && <EmptyState title={copy.wrongPeriod} />}
      {wrong === undefined && (
        <Studied userId={userId} known={known} answer={answer} view={view} isList={isList} />
      )}
      <Outlet />
    </>
  )
}

interface StudiedProps {
  userId: string
  known: History | undefined
  answer: ReturnType<typeof useHistory>['answer']
  view: View
  isList: boolean
}

function Totals({ known, answer, view, isList }: Omit<StudiedProps, 'userId'>) {
  const isChosen = ({ subject_id }: SubjectHistory) => subject_id === view.openSubject
  if (!known) return answer.isLoadingError ? null : <SummarySkeleton />
  return <Summary sums={(isList && known.subjects.find(isChosen)) || known} />
}

function Studied({ userId, known, answer, view, isList }: StudiedProps) {
  if (!known) {
    return (
      <UnlessFailed queries={[answer]}>
        <HistorySkeleton />
      </UnlessFailed>
    )
  }
  if (known.records_count === 0) return <Nothing userId={userId} view={view} />
  return (
    <>
      <Views search={view.search} />
      {isList ? (
        <ListChoice view={view} subjects={known.subjects} />
      ) : (
        <>
          <Suspense fallback={<Skeleton className="mb-6 h-120 rounded-lg" />}>
            <TrendPanel userId={userId} period={view.period} />
          </Suspense>
          <ListChoice view={view} />
          <SubjectList subjects={known.subjects} view={view} />
        </>
      )}
    </>
  )
}

function Nothing({ userId, view }: Pick<StudiedProps, 'userId' | 'view'>) {
  const { empty, noMatch } = copy
  const isFiltered = Object.keys(view.period).length > 0
  if (isFiltered) {
    return (
      <EmptyState
        title={noMatch.title}
        action={<Button onClick={() => view.setPeriod({})}>{noMatch.action}</Button>}
      >
        {noMatch.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={empty.title}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={STUDY_PATH} tone="primary" size="lg">
            {empty.action}
          </LinkButton>
          <Panels of={noHistorySlot} userId={userId} />
        </div>
      }
    >
      {empty.text}
    </EmptyState>
  )
}
