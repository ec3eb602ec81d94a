import { DaySkeleton } from '../../../features/records/web/day-skeleton.tsx'
import { PlaceSkeleton } from '../../../web/places/place.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'

/** Stands for the whole page until it is known whose it is. */
export function StudySkeleton() {
  return (
    <div className="grid items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-8">
      <div className="min-w-0 space-y-6">
        <PlaceSkeleton name="study" />
        <Skeleton className="h-13 max-sm:h-18.5" />
        <Skeleton className="h-43.5 max-sm:h-70 sm:max-md:h-65 lg:max-xl:h-65" />
        <Skeleton className="h-106.5 max-sm:h-96 lg:max-xl:h-98" />
      </div>
      <DaySkeleton />
    </div>
  )
}
