import { type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { cx } from '../../../web/ui/cx.ts'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'

/** Where a day of this week stands, seen from today. */
export type When = 'past' | 'today' | 'to come'

interface DayCardProps {
  weekday: Weekday
  when: When
  items: readonly ScheduleItem[]
  isDone: (item: ScheduleItem) => boolean
  onTick: (item: ScheduleItem, done: boolean) => void
}

export function DayCard({ weekday, when, items, isDone, onTick }: DayCardProps) {
  const titleId = `schedule-day-${weekday}`
  const isToday = when === 'today'
  const done = items.filter(isDone).length
  return (
    <section
      aria-labelledby={titleId}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-lg border p-4 lg:px-2 lg:py-3',
        isToday ? 'border-2 border-accent bg-sheet max-lg:order-first' : 'border-rule text-soft',
      )}
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id={titleId} className={cx('text-base lg:text-xs xl:text-sm', !isToday && 'font-semibold text-soft')}>
          {weekdayName(weekday)}
        </h2>
        {isToday && <span className="font-semibold text-accent text-sm">{copy.view.today}</span>}
      </div>
      {items.length > 0 && (isToday || done > 0) && <DayProgress done={done} count={items.length} hasBar={isToday} />}
      {items.length === 0 ? (
        <p className="text-sm text-soft">{copy.view.empty}</p>
      ) : (
        <ul className="space-y-1">
          {items.map((item) => (
            <li key={item.id}>
              <Task item={item} done={isDone(item)} when={when} onTick={onTick} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface TaskProps {
  item: ScheduleItem
  done: boolean
  when: When
  onTick: (item: ScheduleItem, done: boolean) => void
}

function Task({ item, done, when, onTick }: TaskProps) {
  return (
    <Checkbox
      checked={done}
      disabled={when !== 'today'}
      onChange={(ticked) => onTick(item, ticked)}
      className={cx(
        '-mx-2 flex w-[calc(100%+1rem)] rounded-md px-2 py-1 lg:mx-0 lg:w-full lg:gap-1.5 lg:px-0 lg:text-xs lg:max-xl:flex-col lg:max-xl:items-start',
        done && 'bg-good-wash',
      )}
    >
      <span className={cx('min-w-0 wrap-anywhere hyphens-auto leading-snug', done && 'text-good line-through')}>
        {item.subject.name} {/* A day that is over asks for nothing, whether or not the plan was there already. */}
        {when === 'past' && !done && <span className="block text-xs italic">{copy.view.passed}</span>}
      </span>
    </Checkbox>
  )
}

interface DayProgressProps {
  done: number
  count: number
  hasBar: boolean
}

function DayProgress({ done, count, hasBar }: DayProgressProps) {
  const text = copy.view.progress(done, count)
  return (
    <div className="mb-2">
      <p className="mb-1 text-sm text-soft tabular-nums">{text}</p>
      {hasBar && <ProgressBar label={copy.view.progressLabel} percent={wholePercent(done, count)} valueText={text} />}
    </div>
  )
}
