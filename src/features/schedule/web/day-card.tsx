import { type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { cx } from '../../../web/ui/cx.ts'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'

interface DayCardProps {
  weekday: Weekday
  isToday: boolean
  items: readonly ScheduleItem[]
  isDone: (item: ScheduleItem) => boolean
  onTick: (item: ScheduleItem, done: boolean) => void
}

export function DayCard({ weekday, isToday, items, isDone, onTick }: DayCardProps) {
  const titleId = `schedule-day-${weekday}`
  const done = items.filter(isDone).length
  return (
    <section
      aria-labelledby={titleId}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'flex flex-col rounded-lg border p-4',
        isToday ? 'border-2 border-accent bg-sheet max-sm:order-first' : 'border-rule text-soft',
      )}
    >
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id={titleId} className={cx('text-base', !isToday && 'font-semibold text-soft')}>
          {weekdayName(weekday)}
        </h2>
        {isToday && <span className="font-semibold text-accent text-sm">{copy.view.today}</span>}
      </div>
      {isToday && items.length > 0 && <DayProgress done={done} count={items.length} />}
      {items.length === 0 ? (
        <p className="text-sm text-soft">{copy.view.empty}</p>
      ) : (
        <ul className="space-y-1">
          {items.map((item) => (
            <li key={item.id}>
              <Checkbox
                checked={isDone(item)}
                disabled={!isToday}
                onChange={(ticked) => onTick(item, ticked)}
                className={cx('-mx-2 flex w-[calc(100%+1rem)] rounded-md px-2 py-1', isDone(item) && 'bg-good-wash')}
              >
                <span className={cx('min-w-0 wrap-anywhere leading-snug', isDone(item) && 'text-good line-through')}>
                  {item.subject.name}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DayProgress({ done, count }: { done: number; count: number }) {
  const text = copy.view.progress(done, count)
  return (
    <div className="mb-2">
      <p className="mb-1 text-sm text-soft tabular-nums">{text}</p>
      <ProgressBar label={copy.view.progressLabel} percent={wholePercent(done, count)} valueText={text} />
    </div>
  )
}
