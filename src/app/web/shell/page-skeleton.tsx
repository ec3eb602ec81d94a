import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from './copy.ts'

export function TitleSkeleton() {
  return (
    <div className="mb-8">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-44 max-w-full" />
    </div>
  )
}

export function PageSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <TitleSkeleton />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="mt-4 h-64" />
    </div>
  )
}
