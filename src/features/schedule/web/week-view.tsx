import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SCHEDULE_WEEKDAYS, weekdayOf } from '../../../shared/calendar.ts'
import { AlertDialog } from '../../../web/ui/alert-dialog.tsx'
import type { ScheduleItem } from '../contract.ts'
import { copy } from '../copy.ts'
import type { ProgressEntry } from '../progress/contract.ts'
import { DayCard } from './day-card.tsx'
import { dateOf, togglingProgress } from './queries.ts'

interface WeekViewProps {
  userId: string
  today: string
  schedule: readonly ScheduleItem[]
  progress: readonly ProgressEntry[]
}

/** The plan of the week to look at, with today's subjects to tick off (spec §2, §4). */
export function WeekView({ userId, today, schedule, progress }: WeekViewProps) {
  const toggle = useMutation(togglingProgress(userId))
  const [isFailed, setFailed] = useState(false)
  const done = new Set(progress.map((entry) => `${entry.completion_date} ${entry.schedule_item_id}`))

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {SCHEDULE_WEEKDAYS.map((weekday) => (
          <DayCard
            key={weekday}
            weekday={weekday}
            isToday={weekday === weekdayOf(today)}
            items={schedule.filter(({ day_of_week }) => day_of_week === weekday)}
            isDone={({ id }) => done.has(`${dateOf(today, weekday)} ${id}`)}
            onTick={({ id }, ticked) =>
              toggle.mutate({ day: today, itemId: id, done: ticked }, { onError: () => setFailed(true) })
            }
          />
        ))}
      </div>
      <AlertDialog open={isFailed} onClose={() => setFailed(false)} title={copy.failed}>
        {copy.tickFailed}
      </AlertDialog>
    </>
  )
}
