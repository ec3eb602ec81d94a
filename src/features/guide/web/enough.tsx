import { Fragment, useState } from 'react'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import { FigureList } from './figure-list.tsx'

/** Whether there is time enough, in one line; its numbers are a tap away. */
export function EnoughLine({ guide }: { guide: Guide }) {
  const [isOpen, setOpen] = useState(false)
  // What is missing helps nobody any more.
  const isEve = guide.days_left === 1
  return (
    <p className="w-full text-sm @min-[16rem]:line-clamp-3">
      <TextButton onClick={() => setOpen(true)} className="-my-1.75 min-h-11">
        {copy.enough}
      </TextButton>
      <span> </span>
      <span className="text-soft">{copy.enoughShort(guide)}</span>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.enough} size="md">
        <p>{copy.enoughShort(guide)}</p>
        {!isEve && <Ranges guide={guide} />}
        <Score guide={guide} />
        {!isEve && <LeaveOut guide={guide} />}
        <Waiting guide={guide} />
      </Dialog>
    </p>
  )
}

/** The hours of that line as bars on one scale, where the card has room left for them. */
export function EnoughBars({ guide: { enough, days_left } }: { guide: Guide }) {
  const { fits, needed, there } = enough
  if (!(fits && needed && there) || days_left === 1) return null
  const most = Math.max(needed.high, there.high)
  const bars = [
    { name: copy.bars.needed, range: needed, colour: 'fill-edge' },
    { name: copy.bars.there, range: there, colour: 'fill-accent' },
  ]
  return (
    <div aria-hidden="true" className="hidden grow [container-type:size] @min-[48rem]:block">
      <div className="hidden grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 [@container_(height>=3.5rem)]:grid">
        {bars.map(({ name, range, colour }) => (
          <Fragment key={name}>
            <span className="text-soft text-sm">{name}</span>
            <svg aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-ink/8">
              <rect
                width={`${(100 * range.high) / most}%`}
                height="100%"
                className={cx(colour, 'opacity-40')}
              />
              <rect width={`${(100 * range.low) / most}%`} height="100%" className={colour} />
            </svg>
          </Fragment>
        ))}
      </div>
    </div>
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
