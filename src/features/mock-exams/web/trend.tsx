import { useMemo, useState } from 'react'
import { formatDay, today } from '../../../shared/calendar.ts'
import { BarChart } from '../../../web/charts/bar-chart.tsx'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { copy } from '../copy.ts'
import { type ScoredPaper, type TrendPoint, trendsOf } from '../trend.ts'

const { trend: words } = copy

const SCALE = {
  colour: '--color-correct',
  format: (value: number) => `${Math.round(value)}%`,
  formatTick: (value: number) => `${value}%`,
  step: 25,
} as const

/** The share of the points, paper by paper, once there are two: of the whole, or of one part or subject. */
export function Trend({ papers }: { papers: readonly ScoredPaper[] }) {
  const lines = useMemo(() => trendsOf(papers), [papers])
  const [name, setName] = useState('')
  const line = lines.find((one) => one.name === name) ?? lines[0]
  const bars = useMemo(() => line?.points.map(barOf) ?? [], [line])
  if (!line) return null
  const aimed = line.points.filter(({ cutoff }) => cutoff !== null)
  const above = aimed.filter(({ points, cutoff }) => points >= (cutoff ?? 0)).length
  return (
    <Panel title={words.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {lines.length > 1 && (
          <div className="w-full sm:w-72">
            <Select
              label={words.of}
              options={lines.map((one) => ({ id: one.name, name: one.name || words.whole }))}
              value={line.name}
              onChange={setName}
            />
          </div>
        )}
        {aimed.length > 0 && <p className="text-soft text-sm">{words.cutoff(above, aimed.length)}</p>}
      </div>
      <BarChart label={words.label} heads={words.heads} bars={bars} scale={SCALE} />
    </Panel>
  )
}

function barOf({ exam, share, points, cutoff }: TrendPoint) {
  const day = formatDay(today(new Date(exam.answered_at), studentDayZone()))
  return {
    title: words.bar(exam.title, day, points, cutoff),
    name: day,
    short: day.slice(0, 5),
    value: share,
  }
}
