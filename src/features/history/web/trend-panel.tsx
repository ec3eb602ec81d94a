import { useMemo, useState } from 'react'
import { type Day, formatDay, weekdayName, weekdayOf } from '../../../shared/calendar.ts'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration, formatTotal } from '../../../shared/duration.ts'
import { percent } from '../../../shared/percent.ts'
import { BarChart } from '../../../web/charts/bar-chart.tsx'
import type { BarScale } from '../../../web/charts/bar-config.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import { Unbroken } from '../../../web/ui/display/unbroken.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { axisTime, timeStep } from '../../overview/rules.ts'
import { useLog } from '../../records/log/web/queries.ts'
import { formatSpan, type Period } from '../../records/period/rules.ts'
import type { Trend, TrendPart } from '../contract.ts'
import { copy } from '../copy.ts'
import { accuracyOfHalves, fourWeekMeans, longestOf, type Part, type Step, trendFrom } from '../trend.ts'

const { trend: words } = copy

type Metric = keyof typeof words.metrics

const METRICS = (['accuracy', 'time'] as const).map((value) => ({ value, label: words.metrics[value] }))

const rate = ({ correct, questions }: TrendPart) =>
  questions > 0 ? (
    copy.percent(correct, questions)
  ) : (
    <>
      <span aria-hidden="true" className="sm:hidden">
        –
      </span>
      <span className="max-sm:sr-only">{words.noQuestions}</span>
    </>
  )

/** Time and accuracy over the period: a chart, its conclusion in words, and a table. */
export function TrendPanel({ userId, period }: { userId: string; period: Period }) {
  const { known, answer } = useTrend(userId, period)
  const [chosen, setMetric] = useState<Metric>()
  const metric = chosen ?? (known && leadingOf(known))
  return (
    <div className="mb-6">
      <Panel
        title={words.title}
        aside={
          <Segmented
            label={words.metric}
            hideLabel
            options={METRICS}
            value={metric ?? null}
            onChange={setMetric}
          />
        }
      >
        <div className="min-h-92">
          <UnlessFailed queries={[answer]}>
            {known && metric && <Shown trend={known} metric={metric} />}
          </UnlessFailed>
        </div>
      </Panel>
    </div>
  )
}

function Shown({ trend, metric }: { trend: Trend; metric: Metric }) {
  const { step, parts } = trend
  const today = useToday()
  const means = useMemo(
    () => (metric === 'time' && step === 'week' ? fourWeekMeans(parts) : []),
    [parts, step, metric],
  )
  const hasMean = means.some((mean) => !Number.isNaN(mean))
  const bars = useMemo(
    () =>
      parts.map((part, index) => ({
        title: longName(part, step, today),
        name: shortName(part, step),
        short: shortName(part, step),
        value: metric === 'time' ? part.study_time : accuracyOf(part),
        mean: means[index] ?? Number.NaN,
      })),
    [parts, means, step, metric, today],
  )
  const scale = useMemo(
    () => (metric === 'time' ? timeScale(parts, hasMean) : accuracyScale(parts)),
    [parts, metric, hasMean],
  )
  return (
    <>
      <p className="mb-4 min-h-11 text-sm text-soft">
        <Unbroken>{conclusionOf(trend, today)}</Unbroken>
      </p>
      <BarChart
        label={`${words.chart[metric]} ${words.steps[step]}`}
        heads={[words.columns.part, words.metrics[metric]]}
        bars={bars}
        scale={scale}
      />
      {hasMean && <p className="mt-2 text-sm text-soft">{words.meanLine}</p>}
      <details className="mt-4 text-sm">
        <summary className="discloses inline-flex min-h-11 items-center text-accent">{words.table}</summary>
        <Table
          caption={words.title}
          columns={columnsBy(step, today)}
          rows={parts}
          rowKey={({ from }) => from}
        />
      </details>
    </>
  )
}

/** Starts with the accuracy, which tells more than the hours, if it has more than one figure. */
const leadingOf = ({ parts }: Trend): Metric =>
  parts.filter(({ questions }) => questions > 0).length > 1 ? 'accuracy' : 'time'

/** NaN, which a chart leaves out: no question differs from no correct answer. */
const accuracyOf = ({ correct, questions }: TrendPart) =>
  questions > 0 ? percent(correct, questions) : Number.NaN

const GOOD = { value: 70, text: words.good } as const

const written = (value: number) => (Number.isNaN(value) ? words.noQuestions : copy.percent(value, 100))

function accuracyScale(parts: readonly TrendPart[]): BarScale {
  const index = parts.findLastIndex(({ questions }) => questions > 0)
  const last = parts[index]
  return {
    colour: '--color-correct',
    isLine: true,
    format: written,
    formatTick: (value: number) => `${value}%`,
    step: 25,
    room: { right: 36, top: 20 },
    marks: { line: GOOD, label: last && { index, text: written(accuracyOf(last)) } },
  }
}

const timeScale = (parts: readonly TrendPart[], hasMean: boolean) =>
  ({
    mean: hasMean ? words.mean : undefined,
    colour: '--color-accent',
    format: formatDuration,
    formatTick: axisTime,
    step: timeStep(Math.max(0, ...parts.map(({ study_time }) => study_time))),
  }) as const

function conclusionOf({ step, parts }: Trend, today: Day): string {
  const longest = longestOf(parts)
  const halves = accuracyOfHalves(parts)
  const time = longest
    ? words.most(words.longest[step], longName(longest, step, today), formatTotal(longest.study_time))
    : words.nothing
  const accuracy = halves && words.halves(halves.before, halves.after)
  return [accuracy, time].filter(Boolean).join(' ')
}

const columnsBy = (step: Trend['step'], today: Day): readonly Column<TrendPart>[] => [
  { title: words.columns.part, cell: (part) => <Name part={part} step={step} today={today} /> },
  { title: words.columns.time, cell: ({ study_time }) => formatDuration(study_time), numeric: true },
  { title: words.columns.questions, cell: ({ questions }) => formatCount(questions), numeric: true },
  { title: words.columns.rate, cell: rate, numeric: true },
]

/** With dates as short as the chart's, a phone's table has room for the accuracy. */
function Name({ part, step, today }: { part: Part; step: Step; today: Day }) {
  return (
    <>
      <span className="sm:hidden">{shortName(part, step)}</span>
      <span className="max-sm:hidden">{longName(part, step, today)}</span>
    </>
  )
}

const month = (style: 'long' | 'short') => {
  const { format } = new Intl.DateTimeFormat('pt-BR', { month: style, timeZone: 'UTC' })
  return (day: string) => format(new Date(`${day}T00:00:00Z`))
}
const longMonth = month('long')
const shortMonth = month('short')

const yearOf = ({ from }: Part) => from.slice(0, 4)

/** 'Segunda-feira, 16/03/2026', '16 a 22 de março', 'março de 2026'. */
function longName(part: Part, step: Step, today: Day): string {
  const names: Record<Step, () => string> = {
    day: () => `${weekdayName(weekdayOf(part.from))}, ${formatDay(part.from)}`,
    week: () => formatSpan({ start: part.from, end: part.to }, today),
    month: () => `${longMonth(part.from)} de ${yearOf(part)}`,
    year: () => yearOf(part),
  }
  return names[step]()
}

/** '16/03', 'mar', '2026'; a year's first month shows the year. */
function shortName(part: Part, step: Step): string {
  if (step === 'year') return yearOf(part)
  if (step !== 'month') return formatDay(part.from).slice(0, 5)
  const name = shortMonth(part.from).replace('.', '')
  return part.from.slice(5, 7) === '01' ? `${name} ${yearOf(part)}` : name
}

function useTrend(userId: string, { from, to }: Period) {
  const day = useToday()
  const { log, answer } = useLog(userId)
  const known = useMemo(() => {
    const period = { ...(from && { from }), ...(to && { to }) }
    return log?.isWhole ? trendFrom(log.records, period, day) : undefined
  }, [log, from, to, day])
  return { known, answer }
}
