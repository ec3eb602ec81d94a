import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { copy } from '../copy.ts'

/** Stands for the overview, in its own measures, until the numbers are there. */
export function OverviewSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 border-rule border-y py-6 md:grid-cols-[17rem_1fr] md:gap-x-10 xl:grid-cols-[17rem_13rem_1fr_1fr]">
        <Skeleton className="col-span-2 h-16 max-w-64 md:col-span-1" />
        <Skeleton className="col-span-2 h-40 max-w-80 md:h-32 md:col-span-1 xl:h-44" />
        <Skeleton className="h-16 max-w-28" />
        <Skeleton className="h-16 max-w-28" />
      </div>
      <Skeleton className="mt-6 h-129 sm:h-119" />
      <Skeleton className="mt-6 h-64" />
    </>
  )
}
