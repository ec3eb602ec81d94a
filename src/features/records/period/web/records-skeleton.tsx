import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { copy } from '../copy.ts'

const CARDS = ['first', 'second', 'third', 'fourth']

export function RecordsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="mb-3 h-9 max-w-60" />
      <div className="grid gap-3 md:grid-cols-2">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-44" />
        ))}
      </div>
    </>
  )
}
