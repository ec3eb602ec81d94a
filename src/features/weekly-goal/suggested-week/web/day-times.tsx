import minus from 'icon:minus'
import plus from 'icon:plus'
import { SCHEDULE_WEEKDAYS, weekdayName } from '../../../../shared/calendar.ts'
import { cx } from '../../../../web/ui/cx.ts'
import { Icon, type IconShapes } from '../../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import { MOST, STEP } from '../rules.ts'

interface DayTimesProps {
  /** Minutes, Monday first. */
  days: readonly number[]
  onChange: (days: readonly number[]) => void
}

/** The time of each day, half an hour more or less with a tap. */
export function DayTimes({ days, onChange }: DayTimesProps) {
  const button = (icon: IconShapes, label: string, { day, to }: { day: number; to: number }) => {
    const isEnd = to < 0 || to > MOST
    return (
      <button
        type="button"
        aria-label={label}
        // Not `disabled`, so that the button that came to the end keeps the focus.
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onChange(days.with(day, to))}
        className="flex size-11 items-center justify-center rounded-full border border-edge/50 text-soft fade-colors hover:border-edge hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      >
        <Icon of={icon} className="size-4" />
      </button>
    )
  }
  return (
    <ul aria-label={copy.days} className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {SCHEDULE_WEEKDAYS.map((weekday, day) => {
        const minutes = days[day] ?? 0
        const name = weekdayName(weekday)
        return (
          <li key={weekday} className="flex items-center gap-1 text-sm">
            <span className={cx('min-w-0 grow', minutes === 0 && 'text-soft')}>{copy.day(name)}</span>
            {button(minus, copy.less(name), { day, to: minutes - STEP.ofDay })}
            <output
              aria-label={name}
              className={cx('w-18 text-center tabular-nums', minutes === 0 ? 'text-soft' : 'font-semibold')}
            >
              {minutes === 0 ? copy.free : copy.minutes(minutes)}
            </output>
            {button(plus, copy.more(name), { day, to: minutes + STEP.ofDay })}
          </li>
        )
      })}
    </ul>
  )
}
