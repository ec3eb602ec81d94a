import plus from 'icon:plus'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatDay, today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { BarChart } from '../../../web/charts/bar-chart.tsx'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import type { MockExam } from '../contract.ts'
import { copy } from '../copy.ts'
import { ruleFor } from '../fitting.ts'
import { examKeyOf } from '../paper-from-edital.ts'
import { paperPath } from '../path.ts'
import { isScored, type Result, resultOf } from '../result.ts'
import { type ScoredPaper, type TrendPoint, trendsOf } from '../trend.ts'
import { ExamOver } from './exam-over.tsx'
import { bringBack, mockExamsOf } from './queries.ts'
import { RULE_NAMES } from './result-panel.tsx'
import { useUnsavedPapers } from './use-paper.ts'

const pathOf = (key: string) => `${AREA}/simulados/prova?id=${key}`

export const meta = () => pageMeta(copy.title, copy.description)

export default function MockExamsPage() {
  const student = useQuery(me)
  const [key] = useState(() => newRecordKey(Date.now()))
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          <LinkButton tone="primary" icon={plus} to={pathOf(key)}>
            {copy.fresh}
          </LinkButton>
        }
      >
        {copy.lead}
      </PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <Exams userId={student.data.user_id} /> : <Skeleton className="h-80" />}
      </UnlessFailed>
    </>
  )
}

/** A paper in the list; a waiting one on this device replaces the saved one. */
interface Listed {
  readonly exam: MockExam
  readonly result: Result | undefined
}

function Exams({ userId }: { userId: string }) {
  const answer = useQuery(mockExamsOf(userId))
  const unsaved = useUnsavedPapers(userId)
  const writes = useOutbox(userId)
  const listed = useMemo(() => {
    const gone = new Set(writes.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : [])))
    const known = (answer.data ?? []).filter(({ key }) => !gone.has(paperPath(key)))
    return listOf(known, unsaved)
  }, [answer.data, unsaved, writes])
  if (answer.isPending) return <Skeleton className="h-80" />
  return (
    <UnlessFailed queries={listed.length > 0 ? [] : [answer]}>
      {listed.length === 0 ? (
        <div className="space-y-6">
          <Removed userId={userId} listed={listed} />
          <RealExamPanel userId={userId} known={[]} />
          <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>
        </div>
      ) : (
        <div className="space-y-6">
          <Removed userId={userId} listed={listed} />
          <RealExamPanel userId={userId} known={listed.map(({ exam }) => exam)} />
          <Trend papers={listed} />
          <Panel title={copy.list.caption}>
            <Table
              caption={copy.list.caption}
              columns={COLUMNS}
              rows={listed}
              rowKey={({ exam }) => exam.key}
            />
          </Panel>
        </div>
      )}
    </UnlessFailed>
  )
}

/** Offers to restore the last deleted paper, until the student leaves the page. */
function Removed({ userId, listed }: { userId: string; listed: readonly Listed[] }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { removed } = (state ?? {}) as { removed?: MockExam }
  if (!removed || listed.some(({ exam }) => exam.key === removed.key)) return null
  const undo = async () => {
    await bringBack(userId, removed)
    notify(copy.form.broughtBack)
    await navigate('.', { replace: true, state: null })
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-wash py-1.5 pr-1.5 pl-4 text-sm"
    >
      <p className="wrap-anywhere">{copy.form.removed(removed.title)}</p>
      <Button tone="quiet" size="sm" onClick={undo}>
        {copy.form.undo}
      </Button>
    </div>
  )
}

function listOf(saved: readonly MockExam[], unsaved: ReturnType<typeof useUnsavedPapers>): Listed[] {
  const waiting = Object.entries(unsaved).map(([key, paper]): MockExam => ({ ...paper, key }))
  const all = [...waiting, ...saved.filter(({ key }) => !unsaved[key])]
  return all
    .filter(({ blocks }) => blocks.length > 0)
    .map((exam) => ({
      exam,
      result: isScored(exam) ? resultOf(exam, exam.rule ?? ruleFor(exam, RULE_NAMES)) : undefined,
    }))
    .sort((a, b) => b.exam.answered_at.localeCompare(a.exam.answered_at))
}

const dayOf = ({ answered_at }: MockExam) => formatDay(today(new Date(answered_at), studentDayZone()))

const { columns: heads } = copy.list
const COLUMNS: readonly Column<Listed>[] = [
  {
    title: heads.title,
    cell: ({ exam }) => (
      <span className="wrap-anywhere">
        <TextLink to={pathOf(exam.key)}>{exam.title}</TextLink>
      </span>
    ),
  },
  { title: heads.day, cell: ({ exam }) => dayOf(exam), numeric: true },
  {
    title: heads.right,
    cell: ({ result }) => (result ? copy.list.right(result.right, result.questions) : '–'),
    numeric: true,
  },
  {
    title: heads.points,
    cell: ({ result }) => (result ? copy.result.points(result.score.total, result.score.max) : '–'),
    numeric: true,
  },
  {
    title: heads.verdict,
    cell: ({ exam, result }) =>
      exam.open || !result ? copy.list.unfinished : copy.list.verdicts[result.score.verdict],
  },
]

/** Offers the real exam of the target in front, from its day until its sheet exists. */
function RealExamPanel({ userId, known }: { userId: string; known: readonly { key: string }[] }) {
  const { data } = useQuery(syllabusOf(userId))
  const target = data?.targets.find(({ in_front }) => in_front)
  const isDue = data && target?.exam_day && target.exam_day <= data.day
  if (!isDue || known.some(({ key }) => key === examKeyOf(target))) return null
  return (
    <Panel title={copy.exam.of(target.body)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="measure text-soft">{copy.exam.begin(formatDay(target.exam_day ?? ''))}</p>
        <ExamOver target={target} />
      </div>
    </Panel>
  )
}

const { trend: words } = copy

const SCALE = {
  colour: '--color-correct',
  format: (value: number) => `${Math.round(value)}%`,
  formatTick: (value: number) => `${value}%`,
  step: 25,
} as const

/** The share of points by paper, if there are two: of the whole, or of a part or subject. */
function Trend({ papers }: { papers: readonly ScoredPaper[] }) {
  const lines = useMemo(() => trendsOf(papers), [papers])
  const [name, setName] = useState('')
  const line = lines.find((one) => one.name === name) ?? lines[0]
  const bars = useMemo(() => line?.points.map(barOf) ?? [], [line])
  if (!line) return null
  const aimed = line.points.filter(({ cutoff }) => cutoff !== null)
  const above = aimed.filter(({ points, cutoff }) => points >= (cutoff ?? 0)).length
  return (
    <Panel title={words.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {lines.length > 1 && (
          <div className="w-full sm:w-72">
            <Select
              label={words.of}
              options={lines.map((one) => ({ id: one.name, name: one.name || words.whole }))}
              value={line.name}
              onChange={setName}
            />
          </div>
        )}
        {aimed.length > 0 && <p className="text-soft text-sm">{words.cutoff(above, aimed.length)}</p>}
      </div>
      <BarChart label={words.label} heads={words.heads} bars={bars} scale={SCALE} />
    </Panel>
  )
}

function barOf({ exam, share, points, cutoff }: TrendPoint) {
  const day = formatDay(today(new Date(exam.answered_at), studentDayZone()))
  return {
    title: words.bar(exam.title, day, points, cutoff),
    name: day,
    short: day.slice(0, 5),
    value: share,
  }
}
