import play from 'icon:play'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { dotted } from '../../../shared/text.ts'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import type { ChosenSubject } from '../../records/contract.ts'
import type { SubjectOfDay } from '../../schedule/progress/rules.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { useBegin, useStart } from './use-start.ts'

interface DayListProps {
  rows: readonly ReactElement[]
  /** Rows that are shown at first, and those that a wide screen has room for. */
  first: number
  wide?: number
  className: string
}

/** The day after the next step, a line each; a tap shows the lines that have no room. */
export function DayList({ rows, first, wide = first, className }: DayListProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div>
      <ol className={className}>
        {rows.slice(0, isWhole ? rows.length : wide).map((row, index) => (
          <li key={row.key} className={cx(index >= first && !isWhole && 'hidden @min-[48rem]:block')}>
            {row}
          </li>
        ))}
      </ol>
      {rows.length > first && (
        <TextButton
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={cx('min-h-11', rows.length <= wide && '@min-[48rem]:hidden')}
        >
          <span>{isWhole ? copy.fewer : copy.wholeDay(rows.length)}</span>
        </TextButton>
      )}
    </div>
  )
}

interface DayRowProps {
  name: string
  /** The row shows this subject's face. */
  subject?: ChosenSubject
  detail: string
  fill?: number
  /** Left out where nothing is left of it. */
  onStart?: () => void
  /** It is done on another page. */
  to?: string
}

const TAPPED =
  'fade-colors hover:bg-wash focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2'

/** One line of the day: a tap anywhere on it starts it. */
export function DayRow({ name, subject, detail, fill = 0, onStart, to }: DayRowProps) {
  const isDone = !(onStart || to)
  const className = cx(
    'flex min-h-14 w-full items-center gap-3 rounded-md py-1.5 text-left',
    !isDone && TAPPED,
  )
  const label = `${to ? copy.answerCards : copy.start}: ${name}`
  const line = (
    <>
      {subject ? <SubjectFace {...subject} fill={fill} /> : <Bubble fill={fill} />}
      <span className="min-w-0 grow text-sm">
        <span className={cx('wrap-anywhere line-clamp-2 leading-snug', isDone && 'text-soft line-through')}>
          {name}
        </span>
        <span className="block truncate text-soft">{detail}</span>
      </span>
      {!isDone && <Icon of={play} className="size-4.5 text-accent print:hidden" />}
    </>
  )
  if (to)
    return (
      <Link to={to} aria-label={label} className={className}>
        {line}
      </Link>
    )
  if (isDone) return <p className={className}>{line}</p>
  return (
    <button type="button" aria-label={label} onClick={onStart} className={className}>
      {line}
    </button>
  )
}

function StepRow({ step, when }: { step: GuideStep; when: string }) {
  const start = useStart()
  return (
    <DayRow
      name={step.name}
      subject={{ id: step.subject_id, name: step.subject }}
      detail={dotted([when, ...copy.block(step)])}
      onStart={() => start(step)}
    />
  )
}

export const rowsOf = (steps: readonly GuideStep[], when = '') =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, and the list changes as a whole.
  steps.map((step, index) => <StepRow key={`${when} ${step.topic} ${index}`} step={step} when={when} />)

export const isDone = ({ done, count }: SubjectOfDay) => done === count

export function PlannedRow({ subject }: { subject: SubjectOfDay }) {
  const begin = useBegin()
  const { id, name, done, count } = subject
  const left = isDone(subject) ? {} : { onStart: () => begin({ subject: { id, name }, topic: '' }) }
  return (
    <DayRow
      name={name}
      subject={{ id, name }}
      detail={copy.planned(done, count)}
      fill={done / count}
      {...left}
    />
  )
}
