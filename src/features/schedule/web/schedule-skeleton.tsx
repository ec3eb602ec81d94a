import { SCHEDULE_WEEKDAYS } from '../../../shared/calendar.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'
import { WeekGrid } from './week-grid.tsx'

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
