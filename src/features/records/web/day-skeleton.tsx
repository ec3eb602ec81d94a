import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'

export function DaySkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-29 lg:h-34" />
      <Skeleton className="mt-6 h-7 w-56" />
      <Skeleton className="mt-3 h-31" />
    </div>
  )
}
