import { PanelsSkeleton } from '../../../web/panels/panels.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'
import { Glance } from './glance.tsx'
import { homeSlot, nowSlot, weekSlot } from './slots.ts'

export function OverviewSkeleton() {
  return (
    <div className="space-y-6">
      <Glance>
        <PanelsSkeleton of={nowSlot} />
        <WeekSkeleton />
        <PanelsSkeleton of={weekSlot} />
      </Glance>
      <PanelsSkeleton of={homeSlot} />
      <TotalsSkeleton />
      <StudiesSkeleton />
    </div>
  )
}

export function NowSkeleton() {
  return <Skeleton className="h-69 sm:h-73" />
}

export function WeekSkeleton() {
  return <Skeleton className="h-76 sm:h-80" />
}

export function TotalsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-8 border-rule border-y py-6 md:grid-cols-[17rem_1fr] md:gap-x-10 xl:grid-cols-[17rem_13rem_1fr_1fr]">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="col-span-2 h-16 max-w-64 md:col-span-1" />
      <Skeleton className="col-span-2 h-40 max-w-80 min-[25rem]:h-28 md:h-32 md:col-span-1 xl:h-44" />
      <Skeleton className="h-16 max-w-28" />
      <Skeleton className="h-16 max-w-28" />
    </div>
  )
}

export function StudiesSkeleton() {
  return (
    <>
      <Skeleton className="h-129 sm:h-119" />
      <Skeleton className="h-64" />
    </>
  )
}
