import { SCHEDULE_WEEKDAYS, type Weekday, weekdayOf } from '../../../shared/calendar.ts'
import { AlertDialog } from '../../../web/ui/dialogs/alert-dialog.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { DayCard, type When } from './day-card.tsx'
import { useTicks } from './use-ticks.ts'
import { WeekGrid } from './week-grid.tsx'

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
  return (
    <>
      <WeekGrid>
        {SCHEDULE_WEEKDAYS.map((weekday) => (
          <DayCard
            key={weekday}
            weekday={weekday}
            when={whenOf(weekday, weekdayOf(today))}
            items={schedule.filter(({ day_of_week }) => day_of_week === weekday)}
            isDone={isDone}
            onTick={tick}
          />
        ))}
      </WeekGrid>
      <AlertDialog open={isFailed} onClose={clearFailure} title={copy.failed}>
        {copy.tickFailed}
      </AlertDialog>
    </>
  )
}
