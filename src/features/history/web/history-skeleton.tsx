import { copy } from '../../../web/ui/copy.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { Summary } from './summary.tsx'

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

const NONE = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

/** As high as the sums that replace it, so that nothing below moves. */
export function SummarySkeleton() {
  return (
    <div aria-hidden="true" className="relative">
      <div className="invisible">
        <Summary sums={NONE} />
      </div>
      <Skeleton className="absolute inset-x-0 top-0 bottom-6" />
    </div>
  )
}
