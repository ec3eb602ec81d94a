import { useState } from 'react'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { Stat } from '../../../web/ui/display/stat.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { Overview, Sums } from '../contract.ts'
import { copy } from '../copy.ts'

const { totals: words } = copy

type Shown = keyof typeof words.options

const options = [
  { id: 'questions', name: words.options.questions },
  { id: 'correct', name: words.options.correct },
  { id: 'incorrect', name: words.options.incorrect },
] as const satisfies readonly { id: Shown; name: string }[]

export function Totals({ overview }: { overview: Overview }) {
  return (
    <section
      aria-label={words.title}
      className="grid grid-cols-2 gap-x-6 gap-y-8 border-rule border-y py-6 md:grid-cols-[auto_1fr] md:gap-x-10 xl:grid-cols-[minmax(17rem,auto)_13rem_1fr_1fr]"
    >
      <div className="col-span-2 md:col-span-1">
        <Stat label={words.time} value={formatDuration(overview.study_time)} />
      </div>
      <div className="col-span-2 md:col-span-1">
        <Questions sums={overview} />
      </div>
      <Stat label={words.subjects} value={formatCount(overview.subjects_count)} />
      <Stat label={words.topics} value={formatCount(overview.topics_count)} />
    </section>
  )
}

function Questions({ sums }: { sums: Sums }) {
  const [shown, setShown] = useState<Shown>('questions')
  const [asPercent, setAsPercent] = useState(false)
  const value = asPercent ? `${wholePercent(sums[shown], sums.questions)}%` : formatCount(sums[shown])
  return (
    <Stat label={words.questions} value={value}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-ink">
        <div className="w-52">
          <Select label={words.shown} hideLabel options={options} value={shown} onChange={setShown} />
        </div>
        <Checkbox checked={asPercent} onChange={setAsPercent}>
          {words.asPercent}
        </Checkbox>
      </div>
    </Stat>
  )
}
