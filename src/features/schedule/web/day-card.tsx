import { type Day, formatDay, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { cx } from '../../../web/ui/cx.ts'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'

/** A day of this week relative to today. */
export type When = 'past' | 'today' | 'to come'

interface DayCardProps {
  weekday: Weekday
  date: Day
  when: When
  items: readonly ScheduleItem[]
  /** Whether it existed to be done, or was done. */
  counts: (item: ScheduleItem) => boolean
  isDone: (item: ScheduleItem) => boolean
  onTick: (item: ScheduleItem, done: boolean) => void
}

const GROUNDS: Record<When, string> = {
  past: 'border-rule bg-well text-soft max-lg:py-2.5 lg:@container',
  today: 'border-accent bg-sheet ring-1 ring-accent max-lg:order-first',
  'to come': 'border-rule text-soft',
}

export function DayCard({ weekday, date, when, items, counts, isDone, onTick }: DayCardProps) {
  const titleId = `schedule-day-${weekday}`
  const isToday = when === 'today'
  const isPast = when === 'past'
  const done = items.filter(isDone).length
  const count = items.filter(counts).length
  return (
    <section
      aria-labelledby={titleId}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'min-w-0 rounded-lg border p-4 sm:max-lg:grid sm:max-lg:grid-cols-[10rem_minmax(0,1fr)] sm:max-lg:gap-x-4 lg:grid lg:min-h-36 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0 lg:px-1.5 lg:pt-2 lg:pb-3 xl:px-2',
        GROUNDS[when],
      )}
    >
      <div className="mb-2">
        <h2
          id={titleId}
          tabIndex={-1}
          className={cx('text-base lg:text-xs lg:tracking-tight', !isToday && 'text-soft')}
        >
          <span className={cx(isPast && 'lg:@max-[6.5rem]:sr-only')}>{weekdayName(weekday)}</span>
          {isPast && (
            <span aria-hidden="true" className="hidden lg:@max-[6.5rem]:inline">
              {weekdayName(weekday).slice(0, 3)}
            </span>
          )}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2 text-soft text-xs tabular-nums">
          <span>{formatDay(date).slice(0, 5)}</span>
          {isToday && <span className="font-semibold text-accent">{copy.view.today}</span>}
          {items.length > 0 && (isToday || done > 0) && <span>{copy.view.progress(done, count)}</span>}
          {isPast && done < count && <span className="italic">{copy.view.passed}</span>}
        </p>
        {isToday && items.length > 0 && (
          <div className="mt-1.5">
            <ProgressBar
              label={copy.view.progressLabel}
              percent={wholePercent(done, count)}
              valueText={copy.view.progress(done, count)}
            />
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-sm text-soft lg:text-xs">{copy.view.empty}</p>
      ) : (
        <ul className="gap-x-4 gap-y-1 max-sm:space-y-1 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:space-y-1">
          {items.map((item) => (
            <li key={item.id} title={isPast ? item.subject.name : undefined}>
              {counts(item) ? (
                <Task item={item} done={isDone(item)} when={when} onTick={onTick} />
              ) : (
                <p className="wrap-anywhere py-1 text-sm leading-snug hyphens-auto lg:text-xs">
                  {item.subject.name}
                </p>
              )}
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
        '-mx-2 flex w-[calc(100%+1rem)] rounded-md px-2 py-1 lg:-mx-1 lg:w-[calc(100%+0.5rem)] lg:px-1 lg:flex-col lg:items-start lg:gap-1 lg:text-xs',
        when === 'to come' && 'max-lg:min-h-9',
        when === 'past' && 'max-lg:min-h-8 max-lg:py-0.5',
        done && 'bg-good-wash',
      )}
    >
      <span className="flex min-w-0 items-center gap-2.5">
        {/* In a column it stands beside the box, with the name below both. */}
        <SubjectFace
          id={item.subject_id}
          name={item.subject.name}
          fill={done ? 1 : 0}
          className="size-6 lg:absolute lg:top-1 lg:left-8 lg:size-5 cramped:hidden"
        />
        <span
          className={cx(
            'min-w-0 wrap-anywhere hyphens-auto leading-snug',
            done && 'text-good line-through',
            when === 'past' && 'lg:@max-[6.5rem]:sr-only',
          )}
        >
          {item.subject.name}
        </span>
      </span>
    </Checkbox>
  )
}
