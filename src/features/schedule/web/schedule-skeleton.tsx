import { SCHEDULE_WEEKDAYS } from '../../../shared/calendar.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'
import { WeekFrame } from './week-frame.tsx'

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
      <Skeleton className="mb-5 h-16 rounded-lg lg:hidden" />
      <div className="grid gap-3 lg:hidden">{DAYS}</div>
      <div className="max-lg:hidden">
        <WeekFrame side={<Skeleton className="h-56 rounded-lg" />}>{DAYS}</WeekFrame>
      </div>
    </>
  )
}

const DAYS = SCHEDULE_WEEKDAYS.map((weekday) => (
  <Skeleton key={weekday} className="h-44 rounded-lg lg:h-full" />
))
