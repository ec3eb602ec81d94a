import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { cx } from '../../../web/ui/cx.ts'
import { copy } from '../copy.ts'
import { badgeOf } from '../rules.ts'

/** One day of the strip: `done` of `count` planned subjects. */
export interface StripDay {
  count: number
  done: number
}

interface WeekStripProps {
  dayOf: (weekday: Weekday) => StripDay
  today?: Weekday | undefined
  /** Called before the page scrolls to the day. */
  onGo?: (() => void) | undefined
}

/** With more than these, a number would be clearer. */
const MOST_BUBBLES = 6

/** A screen reader's text for a day's letter. */
function wordsOf(weekday: Weekday, { done, count }: StripDay, isToday: boolean): string {
  const { free, planned, today } = copy.strip
  const planOf = () => (done > 0 ? copy.view.progress(done, count) : planned(count))
  return [weekdayName(weekday), isToday && today, count === 0 ? free : planOf()].filter(Boolean).join(', ')
}

const goTo = (weekday: Weekday) => {
  const heading = document.getElementById(`schedule-day-${weekday}`)
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** The whole week at a glance where its days are stacked; a tap scrolls to the day. */
export function WeekStrip({ dayOf, today, onGo }: WeekStripProps) {
  return (
    <nav aria-label={copy.strip.title} className="mb-5 lg:hidden">
      <ul className="grid grid-cols-7 overflow-hidden rounded-lg border border-rule bg-sheet">
        {SCHEDULE_WEEKDAYS.map((weekday) => {
          const day = dayOf(weekday)
          const isToday = weekday === today
          return (
            <li key={weekday} className="flex not-last:border-rule not-last:border-r">
              <button
                type="button"
                aria-label={wordsOf(weekday, day, isToday)}
                aria-current={isToday ? 'date' : undefined}
                onClick={() => {
                  onGo?.()
                  goTo(weekday)
                }}
                className={cx(
                  'flex min-h-16 w-full flex-col items-center gap-1.5 pt-2 pb-1.5',
                  isToday ? 'bg-wash text-accent' : 'text-soft',
                  weekday < (today ?? 0) && 'bg-well',
                )}
              >
                <span className={cx('text-sm', isToday ? 'font-bold' : 'font-semibold')}>
                  {badgeOf(weekday)}
                </span>
                <Bubbles {...day} />
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** One bubble per subject, filled when done. */
function Bubbles({ count, done }: StripDay) {
  if (count > MOST_BUBBLES)
    return <span className="text-xs tabular-nums">{done > 0 ? `${done}/${count}` : count}</span>
  return (
    <span className="flex max-w-8 flex-wrap justify-center gap-1">
      {Array.from({ length: count }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: one bubble is as the other
          key={at}
          className={cx(
            'size-2 rounded-full border border-current',
            at < done && 'bg-current forced-colors:bg-[ButtonText]',
          )}
        />
      ))}
    </span>
  )
}
