import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import { type Day, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ExternalLink } from '../../../web/ui/actions/external-link.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { SearchField } from '../../../web/ui/fields/search-field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import type { Exam, ExamList as List, Status } from '../contract.ts'
import { copy } from '../copy.ts'
import { type Filters, findExams, regionsOf } from '../rules.ts'
import { ListOrigin, StaleNote } from './list-origin.tsx'
import { openExams } from './queries.ts'
import { examSlot } from './slots.ts'
import { NO_FILTERS, useExamFilters } from './use-exam-filters.ts'

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

/** These fill a screen; the rest is drawn when the page is idle. */
const AT_ONCE = 15

function ExamList({ list }: { list: List }) {
  const [filters, change] = useExamFilters()
  const found = useMemo(() => findExams(list.items, filters), [list.items, filters])
  const drawn = useDeferredValue(found, found.slice(0, AT_ONCE))
  const day = today(Date.now(), studentTimeZone())
  return (
    <>
      <ExamFilters exams={list.items} filters={filters} onChange={change} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-soft">
        <p role="status">{copy.count(found.length)}</p>
        <ListOrigin list={list} />
      </div>
      {drawn.length > 0 && (
        <ul className="mt-2 divide-y divide-rule border-rule border-y">
          {drawn.map((exam) => (
            <ExamRow key={exam.index} exam={exam} today={day} />
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <EmptyState
          title={copy.noMatch.title}
          action={<Button onClick={() => change(NO_FILTERS)}>{copy.noMatch.action}</Button>}
        >
          {copy.noMatch.text}
        </EmptyState>
      )}
    </>
  )
}

/** Stands for no choice; no region or status has this name. */
const ALL = '*'

const statuses = [
  { id: ALL, name: copy.all },
  ...(['open', 'closing', 'upcoming', 'closed', 'unknown'] as const).map((id) => ({
    id,
    name: copy.statuses[id],
  })),
] as const satisfies readonly { id: Status | typeof ALL; name: string }[]

interface ExamFiltersProps {
  exams: readonly Exam[]
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

function ExamFilters({ exams, filters, onChange }: ExamFiltersProps) {
  const regions = useMemo(() => {
    // Shows a region from the address even if the list no longer has it.
    const names = new Set([...regionsOf(exams), ...(filters.region === null ? [] : [filters.region])])
    return [{ id: ALL, name: copy.all }, ...[...names].map((name) => ({ id: name, name }))]
  }, [exams, filters.region])
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-end gap-3 @2xs:grid-cols-2 @[44rem]:grid-cols-[1fr_14rem_16rem]">
        <div className="col-span-full @[44rem]:col-auto">
          <SearchField
            label={copy.search}
            value={filters.search}
            onChange={(search) => onChange({ search })}
          />
        </div>
        <Select
          label={copy.region}
          options={regions}
          value={filters.region ?? ALL}
          onChange={(region) => onChange({ region: region === ALL ? null : region })}
        />
        <Select
          label={copy.status}
          options={statuses}
          value={filters.status ?? ALL}
          onChange={(status) => onChange({ status: status === ALL ? null : status })}
        />
      </div>
    </div>
  )
}

const { exam: words } = copy

const TONES: Record<Status, string> = {
  closing: 'text-fair font-semibold',
  open: 'text-good font-semibold',
  upcoming: 'text-ink',
  unknown: 'text-soft',
  closed: 'text-soft',
}

interface ExamRowProps {
  exam: Exam
  today: Day
}

const ExamRow = memo(function ExamRow({ exam, today }: ExamRowProps) {
  const titleId = useId()
  const [notice] = exam.link_edital
  return (
    <li className="@container py-4 nth-[n+60]:[contain-intrinsic-size:auto_9rem] nth-[n+60]:[content-visibility:auto]">
      <article
        aria-labelledby={titleId}
        className="grid grid-cols-1 gap-x-10 gap-y-2 @[38rem]:grid-cols-[minmax(0,1fr)_14.5rem] @[38rem]:grid-rows-[auto_1fr]"
      >
        <div className="min-w-0">
          <h2 id={titleId} className="break-words">
            <span className="block font-normal text-soft text-xs tracking-wide">{exam.regiao}</span>
            <span className={cx('block text-base', exam.status === 'closed' && 'text-soft')}>
              {exam.titulo}
            </span>
          </h2>
          {exam.resumo && <p className="mt-0.5 measure break-words text-sm text-soft">{exam.resumo}</p>}
        </div>
        <dl className="grid grid-cols-1 gap-x-4 gap-y-2 text-sm @2xs:grid-cols-2 @[38rem]:row-span-2 @[38rem]:grid-cols-1 @[38rem]:content-start">
          <Fact label={words.enrolment}>{exam.periodo_inscricao || words.noEnrolment}</Fact>
          <Fact label={words.situation}>
            <span className={TONES[exam.status]}>{words.situationOf(exam, today)}</span>
          </Fact>
        </dl>
        <div className="-my-2 flex flex-wrap items-center gap-x-4">
          {exam.link && (
            <ExternalLink href={exam.link} about={titleId}>
              {words.details}
            </ExternalLink>
          )}
          {notice && (
            <ExternalLink href={notice.url} about={titleId}>
              {words.notice}
            </ExternalLink>
          )}
          <Panels of={examSlot} exam={exam} />
        </div>
      </article>
    </li>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6]

function ExamsSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_14rem_16rem]">
        <Skeleton className="col-span-2 h-11 lg:col-span-1" />
        <Skeleton className="mt-7 h-11" />
        <Skeleton className="mt-7 h-11" />
      </div>
      <p role="status" className="mt-4 flex min-h-11 items-center text-sm text-soft">
        {copy.loading}
      </p>
      <div className="mt-2 divide-y divide-rule border-rule border-y">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-x-10 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_13rem]">
            <div className="space-y-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 max-w-96" />
              <Skeleton className="h-4 max-w-lg" />
              <Skeleton className="h-5 w-40" />
            </div>
            <Skeleton className="h-12 md:h-24" />
          </div>
        ))}
      </div>
    </>
  )
}
