import { SCHEDULE_WEEKDAYS } from '../../../shared/calendar.ts'
import { PageHeader } from '../../../web/ui/page-header.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { copy } from '../copy.ts'
import { WeekGrid } from './week-grid.tsx'

/** Stands for the week's seven days, and the button above them, until they are there. */
export function ScheduleSkeleton() {
  return (
    <>
      <PageHeader title={copy.title} actions={<Skeleton className="h-11 w-48" />}>
        {copy.view.lead}
      </PageHeader>
      <WeekSkeleton />
    </>
  )
}

/** Stands for the seven days alone. */
export function WeekSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <WeekGrid>
        {SCHEDULE_WEEKDAYS.map((weekday) => (
          <Skeleton key={weekday} className="h-44 rounded-lg" />
        ))}
      </WeekGrid>
    </>
  )
}
