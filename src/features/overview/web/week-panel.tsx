import { useMemo, useState } from 'react'
import { weekdayName, weekdayOf } from '../../../shared/calendar.ts'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { BarChart } from '../../../web/charts/bar-chart.tsx'
import type { ColourToken } from '../../../web/charts/colours.ts'
import { Figures } from '../../../web/ui/display/figures.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLog } from '../../records/log/web/queries.ts'
import type { Overview, SubjectSums, Sums } from '../contract.ts'
import { copy } from '../copy.ts'
import { axisTime, subjectsByDay, timeStep } from '../rules.ts'
import { useOverview } from './queries.ts'

const { week: words } = copy

type Metric = keyof Sums

const COLOURS: Record<Metric, ColourToken> = {
  study_time: '--color-accent',
  questions: '--color-edge',
  correct: '--color-correct',
  incorrect: '--color-incorrect',
}

const metrics = (['study_time', 'questions', 'correct', 'incorrect'] as const).map((id) => ({
  id,
  name: words.metrics[id],
}))

const formatOf = (metric: Metric) => (metric === 'study_time' ? formatDuration : formatCount)

const partOf = ({ subject_id, name, study_time }: SubjectSums) => ({
  id: subject_id,
  name,
  value: study_time,
})

interface WeekPanelProps {
  userId: string
  weeks: Overview['weeks']
}

interface WeekProps {
  week: Overview['week']
  metric: Metric
}

export function WeekPanel({ userId, weeks }: WeekPanelProps) {
  const [start, setStart] = useState<string>()
  const [metric, setMetric] = useState<Metric>('study_time')
  const { known } = useOverview(userId, start)
  const choices = useMemo(
    () => weeks.map((week) => ({ id: week.start, name: words.name(week) })).reverse(),
    [weeks],
  )
  return (
    <Panel title={words.title}>
      <div className="min-h-8">{known && <Total week={known.week} metric={metric} />}</div>
      <div className="mt-3 mb-5 grid gap-3 sm:grid-cols-2 md:max-w-xl">
        <Select
          label={words.choose}
          hideLabel
          options={choices}
          value={start ?? known?.week.start ?? null}
          onChange={setStart}
        />
        <Select label={words.metric} hideLabel options={metrics} value={metric} onChange={setMetric} />
      </div>
      <div className="min-h-64">{known && <Week userId={userId} week={known.week} metric={metric} />}</div>
    </Panel>
  )
}

function Total({ week: { days }, metric }: WeekProps) {
  const studied = days.some(({ study_time, questions }) => study_time + questions > 0)
  if (!studied) return <p className="text-soft">{words.nothing}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold text-2xl tabular-nums tracking-tight">
        <Figures text={formatOf(metric)(days.reduce((sum, of) => sum + of[metric], 0))} />
      </span>
      <span className="text-sm text-soft">{words.total}</span>
    </p>
  )
}

function Week({ userId, week, metric }: WeekProps & { userId: string }) {
  const format = formatOf(metric)
  const { log } = useLog(userId)
  const byDay = useMemo(
    () => (metric === 'study_time' && log?.isWhole ? subjectsByDay(log.records, week, log.names) : undefined),
    [log, week, metric],
  )
  const bars = useMemo(
    () =>
      week.days.map((sums) => {
        const name = weekdayName(weekdayOf(sums.day))
        return {
          title: words.dayTitle(name, sums.day),
          name,
          short: name.slice(0, 3),
          value: sums[metric],
          parts: byDay?.get(sums.day)?.map(partOf),
        }
      }),
    [week, metric, byDay],
  )
  const scale = useMemo(() => {
    const highest = Math.max(...week.days.map((sums) => sums[metric]))
    const time = metric === 'study_time'
    return {
      colour: COLOURS[metric],
      format,
      formatTick: time ? axisTime : formatCount,
      step: time ? timeStep(highest) : undefined,
    }
  }, [week, metric, format])
  return (
    <BarChart
      label={words.chart(words.metrics[metric], words.name(week))}
      heads={[words.day, words.metrics[metric]]}
      bars={bars}
      scale={scale}
    />
  )
}
