import { lazy, Suspense, useState } from 'react'
import { AREA } from '../../../web/pages/paths.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import type { Guide } from '../contract.ts'
import { copy as common } from '../copy.ts'
import { copy } from '../until-exam/copy.ts'
import { copy as weightsCopy } from '../weights/copy.ts'
import { FigureList } from './figure-list.tsx'
import { useGuide } from './use-guide.ts'

/** The hours left to study, the score to expect, and the topics that exams ask most. */
export function UntilExam({ userId, waiting }: PanelProps) {
  const { guide, answer } = useGuide(userId, undefined)
  if (!guide) return answer.isLoadingError ? null : waiting
  const { topics, days_left } = guide
  return topics === 0 || (days_left !== null && days_left <= 0) ? null : (
    <Left userId={userId} guide={guide} />
  )
}

function Left({ userId, guide }: { userId: string; guide: Guide }) {
  const { days_left } = guide
  const bars = barsOf(guide)
  return (
    <Panel
      title={copy.untilExam(days_left)}
      aside={common.examIn(days_left)}
      className="min-h-80 sm:min-h-70 lg:min-h-52"
    >
      <div className="@container">
        <div
          className={cx('grid items-center gap-x-10 gap-y-4', bars.length > 0 && '@min-[40rem]:grid-cols-2')}
        >
          <p className={cx(bars.length > 0 && 'measure')}>{copy.enoughShort(guide)}</p>
          {bars.length > 0 && <Bars bars={bars} />}
        </div>
        <div className="mt-2 -mb-2 flex flex-wrap gap-x-6">
          <Figures guide={guide} />
          {days_left === null && (
            <TextLink to={`${AREA}/edital`} className="min-h-11 content-center">
              {copy.setExamDay}
            </TextLink>
          )}
          <Weights userId={userId} guide={guide} />
        </div>
      </div>
    </Panel>
  )
}

function Figures({ guide }: { guide: Guide }) {
  const [isOpen, setOpen] = useState(false)
  // A range without figures helps nobody.
  const isEve = guide.days_left === 1
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="min-h-11">
        {copy.figuresOpen}
      </TextButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.untilExam(guide.days_left)} size="md">
        <p>{copy.enoughShort(guide)}</p>
        {!isEve && <Ranges guide={guide} />}
        <Score guide={guide} />
        {!isEve && <LeaveOut guide={guide} />}
        <Waiting guide={guide} />
      </Dialog>
    </>
  )
}

const parts = [() => import('../weights/web/weights-dialog.tsx')] as const
const WeightsDialog = lazy(async () => ({ default: (await parts[0]()).WeightsDialog }))

/** Where guessed weights decide the day the screen says so; what to say of them is a tap away. */
function Weights({ userId, guide: { target, asked } }: { userId: string; guide: Guide }) {
  const [isOpen, setOpen] = useState(false)
  usePreload(parts)
  if (!target) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="min-h-11">
        {weightsCopy.weights.title}
      </TextButton>
      <Suspense>
        {isOpen && (
          <WeightsDialog userId={userId} target={target} asked={asked} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

interface Bar {
  name: string
  range: { low: number; high: number }
  end: number
  value: string
  colour: string
}

/** The hours on one scale, and of all questions those to expect right; on the eve neither helps any more. */
function barsOf({ enough: { needed, there }, score, days_left }: Guide): Bar[] {
  if (days_left === 1) return []
  const bars: Bar[] = []
  if (needed && there) {
    const end = Math.max(needed.high, there.high)
    bars.push(
      { name: copy.bars.needed, range: needed, end, value: copy.hoursBetween(needed), colour: 'fill-edge' },
      { name: copy.bars.there, range: there, end, value: copy.hoursBetween(there), colour: 'fill-accent' },
    )
  }
  const share = score && (score.exam ?? score.today)
  if (share)
    bars.push({
      name: copy.bars.score,
      range: share,
      end: 100,
      value: copy.percents(share),
      colour: 'fill-correct',
    })
  return bars
}

/** The low end is drawn full, the rest of the range pale. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="grid @min-[17rem]:grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 text-sm">
      {bars.map(({ name, range, end, value, colour }) => (
        <li key={name} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="text-soft">{name}</span>
          <svg aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-ink/8">
            <rect width={`${(100 * range.high) / end}%`} height="100%" className={cx(colour, 'opacity-40')} />
            <rect width={`${(100 * range.low) / end}%`} height="100%" className={colour} />
          </svg>
          <span className="whitespace-nowrap font-semibold tabular-nums @min-[17rem]:text-right">
            {value}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Ranges({ guide: { enough } }: { guide: Guide }) {
  const { needed, there, weekly, away_days } = enough
  const ranges = [
    [copy.needed, needed],
    [copy.there, there],
    [copy.weekly(away_days), weekly],
  ] as const
  return (
    <FigureList
      className="mt-3"
      rows={ranges.map(([name, range]) => [name, range && copy.hoursBetween(range)])}
    />
  )
}

function Score({ guide: { score } }: { guide: Guide }) {
  if (!score) return null
  return (
    <>
      <FigureList
        className="mt-3"
        rows={[
          [copy.scoreToday, copy.percents(score.today)],
          [copy.scoreExam, score.exam && copy.percents(score.exam)],
        ]}
      />
      <p className="mt-1 text-soft text-sm">{copy.scoreText(score.questions)}</p>
    </>
  )
}

function LeaveOut({ guide: { enough } }: { guide: Guide }) {
  if (!enough.leave_out) return null
  return (
    <details className="mt-4">
      <summary className="discloses py-1">{copy.leaveOut(enough.leave_out)}</summary>
      <ul className="mt-2 max-h-60 space-y-1 overflow-y-auto text-sm">
        {enough.leave_out.topics.map(({ topic, name, subject }) => (
          <li key={topic} className="wrap-anywhere">
            <span>{`${name} `}</span>
            <span className="text-soft">{`(${subject})`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Waiting({ guide: { waiting } }: { guide: Guide }) {
  if (waiting.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="discloses py-1">{copy.waiting}</summary>
      <ul className="mt-2 space-y-1 text-sm">
        {waiting.map(({ topic, name, subject, days }) => (
          <li key={topic} className="wrap-anywhere">
            <span>{`${name} `}</span>
            <span className="text-soft">{`(${subject})`}</span>
            <span>{`, ${copy.waitingDays(days)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
