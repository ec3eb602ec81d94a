import { Skeleton } from '../ui/skeleton.tsx'
import { copy } from './copy.ts'

/** Stands for a page that is still to come. */
export function PageSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-44 max-w-full" />
      <div className="mt-10 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="mt-4 h-64" />
    </div>
  )
}
