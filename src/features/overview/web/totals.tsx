import { useState } from 'react'
import { formatCount } from '../../../shared/count.ts'
import { formatTotal } from '../../../shared/duration.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Stat } from '../../../web/ui/display/stat.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import type { Sums } from '../contract.ts'
import { copy } from '../copy.ts'
import type { StudiedOverview } from '../rules.ts'

const { totals: words } = copy

type Shown = keyof typeof words.options

const options = (['questions', 'correct', 'incorrect'] as const satisfies readonly Shown[]).map((value) => ({
  value,
  label: words.options[value],
}))

const HISTORY = `${AREA}/historico-de-estudos`

interface TotalsProps {
  overview: StudiedOverview
  subjects: number
}

export function Totals({ overview, subjects }: TotalsProps) {
  return (
    <section aria-label={words.title} className="@container border-rule border-y py-6">
      <div className="grid grid-cols-1 gap-x-6 gap-y-7 @2xs:grid-cols-2 @[44rem]:grid-cols-[1.1fr_1.5fr_0.7fr_0.7fr] @[44rem]:gap-x-8">
        <div className="col-span-full @[38rem]:col-auto">
          <Stat label={words.time} value={formatTotal(overview.study_time)} to={HISTORY} />
        </div>
        <div className="col-span-full @[38rem]:col-auto">
          <Questions sums={overview} />
        </div>
        <Stat label={words.subjects} value={formatCount(subjects)} to={`${AREA}/materias`} />
        <Stat label={words.topics} value={formatCount(overview.topics_count)} to={HISTORY} />
      </div>
    </section>
  )
}

function Questions({ sums }: { sums: Sums }) {
  const [shown, setShown] = useState<Shown>('questions')
  const [asPercent, setAsPercent] = useState(false)
  const value = asPercent ? `${wholePercent(sums[shown], sums.questions)}%` : formatCount(sums[shown])
  return (
    <Stat label={words.questions} value={value} to={HISTORY}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink">
        <Segmented label={words.shown} hideLabel options={options} value={shown} onChange={setShown} />
        <Checkbox checked={asPercent} onChange={setAsPercent}>
          {words.asPercent}
        </Checkbox>
      </div>
    </Stat>
  )
}
