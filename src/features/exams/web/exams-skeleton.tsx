import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'

const ROWS = [1, 2, 3, 4, 5, 6]

export function ExamsSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_14rem_16rem]">
        <Skeleton className="col-span-2 h-11 lg:col-span-1" />
        <Skeleton className="mt-7 h-11" />
        <Skeleton className="mt-7 h-11" />
      </div>
      <p role="status" className="mt-4 flex min-h-11 items-center text-sm text-soft">
        {copy.loading}
      </p>
      <div className="mt-2 divide-y divide-rule border-rule border-y">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-x-10 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_13rem]">
            <div className="space-y-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 max-w-96" />
              <Skeleton className="h-4 max-w-lg" />
              <Skeleton className="h-5 w-40" />
            </div>
            <Skeleton className="h-12 md:h-24" />
          </div>
        ))}
      </div>
    </>
  )
}
