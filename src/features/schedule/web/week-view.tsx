import { SCHEDULE_WEEKDAYS, weekdayOf } from '../../../shared/calendar.ts'
import { AlertDialog } from '../../../web/ui/dialogs/alert-dialog.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { DayCard } from './day-card.tsx'
import { useTicks } from './use-ticks.ts'
import { WeekGrid } from './week-grid.tsx'

interface WeekViewProps {
  userId: string
  today: string
  schedule: readonly ScheduleItem[]
  progress: readonly ProgressEntry[]
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
            isToday={weekday === weekdayOf(today)}
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
