import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { Stat } from '../../../web/ui/display/stat.tsx'
import type { Sums } from '../contract.ts'
import { copy } from '../copy.ts'

const { totals: words } = copy

export function Summary({ sums }: { sums: Sums }) {
  const { study_time, questions, correct } = sums
  return (
    <section aria-label={words.title} className="@container mb-6 border-rule border-b pb-6">
      <div className="grid grid-cols-1 gap-6 @2xs:grid-cols-2 @xl:grid-cols-[minmax(17rem,auto)_1fr_1fr] @xl:gap-x-10">
        <div className="col-span-full @xl:col-auto">
          <Stat label={words.time} value={formatDuration(study_time)} />
        </div>
        <Stat label={words.questions} value={formatCount(questions)} />
        <Stat label={words.correct} value={formatCount(correct)}>
          {words.rate(correct, questions)}
        </Stat>
      </div>
    </section>
  )
}
