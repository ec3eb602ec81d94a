import { type Day, weekdayName, weekdayOf } from '../../../shared/calendar.ts'
import { cx } from '../cx.ts'
import { Bubble } from './bubble.tsx'

interface WeekBubblesProps {
  days: readonly Day[]
  today: Day
  isFull: (day: Day) => boolean
  className?: string
}

/** Hidden from screen readers: the words beside it say the same. */
export function WeekBubbles({ days, today, isFull, className }: WeekBubblesProps) {
  return (
    <div aria-hidden="true" className={cx('flex max-w-100 justify-between', className)}>
      {days.map((day) => (
        <Bubble
          key={day}
          fill={isFull(day) ? 1 : 0}
          letter={weekdayName(weekdayOf(day)).charAt(0)}
          isNow={day === today}
          className="h-auto w-[min(2rem,12.5%)]"
        />
      ))}
    </div>
  )
}
