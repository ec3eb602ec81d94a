import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useToday } from '../../../web/device/use-today.ts'
import { AREA, STUDY_PATH } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { ChosenSubject } from '../../records/contract.ts'
import { useLog } from '../../records/log/web/queries.ts'
import { studySubjectsOf } from '../../records/web/queries.ts'
import type { StudyWish } from '../../records/wish.ts'
import { useSubjectsOfDay } from '../../schedule/web/queries.ts'
import { copy } from '../copy.ts'
import { type NextSubject, nextSubject } from '../next-subject.ts'

const { now: words } = copy

const SCHEDULE = `${AREA}/cronograma`

/** The next subject where no edital decides it, one tap from the running clock. Its height never changes. */
export function NowPanel({ userId }: { userId: string }) {
  const today = useToday()
  const { subjects, answer: plan } = useSubjectsOfDay(userId, today)
  const studied = useQuery(studySubjectsOf(userId))
  const { log, answer } = useLog(userId)
  const next =
    subjects && studied.data && log && nextSubject(subjects, studied.data, log.records[0]?.subject_id ?? null)
  return (
    <Panel title={words.title} aside={next && <Planned next={next} />} className="flex flex-col">
      <div className="flex min-h-50 grow flex-col gap-4">
        <UnlessFailed queries={[plan, studied, answer]}>{next && <Next next={next} />}</UnlessFailed>
      </div>
    </Panel>
  )
}

/** Today's plan as the lines of an answer sheet. */
function Planned({ next: { planned } }: { next: NextSubject }) {
  if (planned.length === 0) return null
  const done = planned.filter((one) => one.done === one.count).length
  return (
    <p className="flex items-center gap-1.5">
      {planned.map(({ id, done, count }) => (
        <Bubble key={id} fill={done / count} className="size-4" />
      ))}
      <span className="ml-1 tabular-nums">{words.kept(done, planned.length)}</span>
    </p>
  )
}

function Next({ next: { from, subject, others, planned } }: { next: NextSubject }) {
  const start = useStart()
  return (
    <>
      {from === 'done' && (
        <p aria-hidden="true" className="flex flex-wrap gap-2">
          {planned.map(({ id }) => (
            <Bubble key={id} fill={1} className="size-8 transition duration-500 starting:scale-75" />
          ))}
        </p>
      )}
      <div className="space-y-1">
        <p className="line-clamp-3 wrap-anywhere font-semibold text-xl leading-snug">
          {subject?.name ?? words.ask[from]}
        </p>
        <p className="text-soft">{words.from[from]}</p>
      </div>
      {subject && (
        <div className="flex flex-col gap-x-3 gap-y-4 sm:flex-row sm:items-center">
          <Button tone="primary" size="lg" once onClick={() => start(subject)}>
            {words.start}
          </Button>
          {from === 'plan' && others.length === 0 && <ToSchedule className="max-sm:self-start" />}
        </div>
      )}
      <Others subjects={others} onStart={start} from={from} />
      {from === 'done' && <ToSchedule className="self-start" />}
      {from === 'plan' && <Day planned={planned} />}
    </>
  )
}

function ToSchedule({ className }: { className: string }) {
  return (
    <LinkButton to={SCHEDULE} className={className}>
      {words.plan}
    </LinkButton>
  )
}

interface OthersProps {
  subjects: readonly ChosenSubject[]
  from: NextSubject['from']
  onStart: (subject: ChosenSubject) => void
}

/** A wide screen has two columns of four lines, each up to 4 rem high; further ones scroll sideways. */
const LINES_OF = [
  '@min-[48rem]:max-h-18',
  '@min-[48rem]:max-h-36 @min-[48rem]:grid-rows-2',
  '@min-[48rem]:max-h-54 @min-[48rem]:grid-rows-3',
  '@min-[48rem]:max-h-72 @min-[48rem]:grid-rows-4',
]

/** One line below the next step, else as many as fit; a wide screen shows the day's lines below. */
function Others({ subjects, from, onStart }: OthersProps) {
  if (subjects.length === 0) return null
  // A few subjects for a beginner are stacked: the panel is as high as its neighbours.
  const isOneColumn = from === 'nothing' && subjects.length <= LINES_OF.length
  const count = isOneColumn ? subjects.length : Math.ceil(subjects.length / 2)
  const lines = LINES_OF[Math.min(count, LINES_OF.length) - 1]
  return (
    <ul
      aria-label={words.others}
      className={cx(
        '-mx-4 flex slides gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6',
        from === 'nothing' && 'justify-start sm:grid sm:grid-flow-col sm:grid-rows-2',
        from !== 'plan' &&
          cx(
            '@min-[48rem]:grid @min-[48rem]:grow @min-[48rem]:auto-cols-[minmax(12rem,1fr)] @min-[48rem]:grid-flow-col',
            lines,
          ),
      )}
    >
      {subjects.map((subject) => (
        <li key={subject.id} className="shrink-0">
          <Button
            size="sm"
            once
            onClick={() => onStart(subject)}
            aria-label={words.startOf(subject.name)}
            className="h-full min-h-11 w-full justify-start text-left"
          >
            <SubjectFace {...subject} />
            <span className="line-clamp-2 max-w-48 wrap-anywhere font-normal leading-tight sm:max-w-64 @min-[48rem]:max-w-96">
              {subject.name}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const LINES = 4

/** Today's plan line by line where there is room, starting before the next subject. */
function Day({ planned }: Pick<NextSubject, 'planned'>) {
  const next = planned.findIndex(({ done, count }) => done < count)
  const first = Math.max(0, Math.min(next - 1, planned.length - LINES))
  return (
    <ul
      aria-label={words.day}
      className="mt-auto hidden grow flex-col justify-end divide-y divide-rule border-rule @min-[48rem]:flex"
    >
      {planned.slice(first, first + LINES).map(({ id, name, done, count }) => (
        <li key={id} className="flex max-h-14 grow items-center gap-3 py-1.5 first:border-t">
          <SubjectFace id={id} name={name} fill={done / count} />
          <span className={cx('min-w-0 grow truncate', done === count && 'text-soft line-through')}>
            {name}
          </span>
          <span className="shrink-0 text-soft text-sm tabular-nums">{words.done(done, count)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Opens the study page with the timer running; with an open session, that page asks first. */
function useStart(): (subject: ChosenSubject) => void {
  const navigate = useNavigate()
  return (subject) => {
    const wish: StudyWish = { subject, topic: '', starts: true }
    navigate(STUDY_PATH, { state: wish })
  }
}
