import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export function SyllabusSkeleton() {
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-48" />
      <Skeleton className="h-11" />
      <div className="space-y-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  )
}
