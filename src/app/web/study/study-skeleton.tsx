import { DaySkeleton } from '../../../features/records/web/day-skeleton.tsx'
import { PlaceSkeleton } from '../../../web/places/place.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'

/** Stands for the whole page until it is known whose it is. */
export function StudySkeleton() {
  return (
    <div className="grid items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <Skeleton className="h-54 max-sm:h-72 sm:max-md:h-75.5 lg:max-xl:h-75.5" />
        <Skeleton className="h-106.5 max-sm:-order-1 max-sm:h-46 lg:max-xl:h-98" />
        <PlaceSkeleton name="study" />
        <Skeleton className="h-13 max-sm:h-18.5" />
      </div>
      <DaySkeleton />
    </div>
  )
}
