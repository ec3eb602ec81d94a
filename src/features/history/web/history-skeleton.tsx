import { copy } from '../../../web/ui/copy.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth']

export function HistorySkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="mb-6 h-11 w-66" />
      <div className="space-y-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-38 md:h-22" />
        ))}
      </div>
    </>
  )
}

export function SummarySkeleton() {
  return (
    <div className="@container mb-6 border-rule border-b pb-6">
      <div className="grid grid-cols-2 gap-6 @xl:grid-cols-[17rem_1fr_1fr] @xl:gap-x-10">
        <Skeleton className="col-span-2 h-18 max-w-64 @xl:col-span-1 @xl:h-26" />
        <Skeleton className="h-26 max-w-32" />
        <Skeleton className="h-26 max-w-32" />
      </div>
    </div>
  )
}
