import plus from 'icon:plus'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatDay, today } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
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
import { notify } from '../../../web/ui/notices.ts'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import type { MockExam } from '../contract.ts'
import { copy } from '../copy.ts'
import { ruleFor } from '../fitting.ts'
import { paperPath } from '../path.ts'
import { isScored, type Result, resultOf } from '../result.ts'
import { bringBack, mockExamsOf } from './queries.ts'
import { RealExamPanel } from './real-exam-panel.tsx'
import { RULE_NAMES } from './result-panel.tsx'
import { Trend } from './trend.tsx'
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

/** A paper in the list; one that waits on this device stands for the saved one. */
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

/** The paper that was just deleted can be brought back, until the student leaves the page. */
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
