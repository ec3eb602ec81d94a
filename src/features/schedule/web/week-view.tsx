import { SCHEDULE_WEEKDAYS, type Weekday, weekdayOf } from '../../../shared/calendar.ts'
import { useWide } from '../../../web/device/media.ts'
import { AlertDialog } from '../../../web/ui/dialogs/alert-dialog.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { isBeforePlan } from '../rules.ts'
import { DayCard, type When } from './day-card.tsx'
import { dateOf } from './queries.ts'
import { useTicks } from './use-ticks.ts'
import { WeekFrame } from './week-frame.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WeekSums } from './week-sums.tsx'

interface WeekViewProps {
  userId: string
  today: string
  schedule: readonly ScheduleItem[]
  progress: readonly ProgressEntry[]
}

/** Weekdays count from Monday, as the schedule's week does. */
function whenOf(weekday: Weekday, today: Weekday): When {
  if (weekday === today) return 'today'
  return weekday < today ? 'past' : 'to come'
}

export function WeekView({ userId, today, schedule, progress }: WeekViewProps) {
  const { isDone, tick, isFailed, clearFailure } = useTicks(userId, today, progress)
  const isWide = useWide()
  const itemsOn = (weekday: Weekday) => schedule.filter(({ day_of_week }) => day_of_week === weekday)
  // A done item counts, even if the plan has changed.
  const counts = (item: ScheduleItem) =>
    isDone(item) || !isBeforePlan(item, dateOf(today, item.day_of_week), today)
  const days = SCHEDULE_WEEKDAYS.map((weekday) => (
    <DayCard
      key={weekday}
      weekday={weekday}
      date={dateOf(today, weekday)}
      when={whenOf(weekday, weekdayOf(today))}
      items={itemsOn(weekday)}
      counts={counts}
      isDone={isDone}
      onTick={tick}
    />
  ))
  return (
    <>
      {isWide ? (
        <WeekFrame
          past={weekdayOf(today) - 1}
          side={<WeekSums schedule={schedule} counts={counts} isDone={isDone} />}
        >
          {days}
        </WeekFrame>
      ) : (
        <>
          <WeekStrip
            today={weekdayOf(today)}
            dayOf={(weekday) => ({
              count: itemsOn(weekday).filter(counts).length,
              done: itemsOn(weekday).filter(isDone).length,
            })}
          />
          <div className="grid gap-3">{days}</div>
        </>
      )}
      <AlertDialog open={isFailed} onClose={clearFailure} title={copy.failed}>
        {copy.tickFailed}
      </AlertDialog>
    </>
  )
}
