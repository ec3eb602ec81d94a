import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { copy } from '../copy.ts'

/** Stands for the right column until the day is there. */
export function DaySkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-29" />
      <Skeleton className="mt-6 h-7 w-56" />
      <Skeleton className="mt-3 h-31" />
    </div>
  )
}

/** Stands for the whole page until it is known whose it is. */
export function StudySkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      <div className="space-y-6">
        <Skeleton className="h-13" />
        <Skeleton className="h-56" />
        <Skeleton className="h-88" />
      </div>
      <DaySkeleton />
    </div>
  )
}
