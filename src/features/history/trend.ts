import { addDays, type Day, scheduleWeek } from '../../shared/calendar.ts'
import { percent } from '../../shared/percent.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import type { Period } from '../records/period/rules.ts'
import { NOTHING, plus, type Sums, sumsByDay } from '../records/sums.ts'
import type { Trend, TrendPart } from './contract.ts'

export type Step = Trend['step']

/** Both days are included. */
export interface Part {
  readonly from: Day
  readonly to: Day
}

/** A phone cannot show more bars clearly. */
const MOST_PARTS = 31

const MOST_DAYS = MOST_PARTS * 365

const NEXT: Record<Step, (day: Day) => Day> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(scheduleWeek(day).end, 1),
  month: (day) => `${addDays(`${day.slice(0, 8)}28`, 7).slice(0, 8)}01`,
  year: (day) => `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}-01-01`,
}

const STEPS: readonly Step[] = ['day', 'week', 'month', 'year']

/** The finest step with at most 31 parts, from `first` study where open, never beyond `last`. */
export function partsOf(
  { from, to }: Period,
  { first, last }: { first: Day | null; last: Day },
): { step: Step; parts: Part[] } {
  const end = to !== undefined && to < last ? to : last
  const begin = [from ?? first ?? addDays(end, 1), addDays(end, 1 - MOST_DAYS)].reduce((a, b) =>
    a > b ? a : b,
  )
  if (first === null || begin > end) return { step: 'day', parts: [] }
  const fits = STEPS.map((step) => ({ step, parts: cut(begin, end, step) }))
  return (
    fits.find(({ parts }) => parts.length <= MOST_PARTS) ?? { step: 'year', parts: cut(begin, end, 'year') }
  )
}

function cut(from: Day, to: Day, step: Step): Part[] {
  const parts: Part[] = []
  for (let day = from; day <= to && parts.length <= MOST_PARTS; day = NEXT[step](day)) {
    const end = addDays(NEXT[step](day), -1)
    parts.push({ from: day, to: end < to ? end : to })
  }
  return parts
}

/** The trend of a period until today; `records` are all of the student's. */
export function trendFrom(records: readonly LoggedRecord[], period: Period, last: Day): Trend {
  const byDay = [...sumsByDay(records)]
  const first = byDay.reduce<Day | null>(
    (least, [day]) => (least === null || day < least ? day : least),
    null,
  )
  const { step, parts } = partsOf(period, { first, last })
  return {
    step,
    parts: parts.map((part) => ({
      ...part,
      ...byDay.reduce(
        (sum, [day, of]) => (day >= part.from && day <= part.to ? plus(sum, of) : sum),
        NOTHING,
      ),
    })),
  }
}

const MEAN_OF = 4

/** Mean seconds of each whole week and the three before it; NaN where one of them is shorter. */
export function fourWeekMeans(parts: readonly TrendPart[]): number[] {
  return parts.map((_, index) => {
    const weeks = parts.slice(Math.max(0, index + 1 - MEAN_OF), index + 1)
    const areWhole = weeks.length === MEAN_OF && weeks.every(({ from, to }) => addDays(from, 6) === to)
    return areWhole ? weeks.reduce((sum, { study_time }) => sum + study_time, 0) / MEAN_OF : Number.NaN
  })
}

/** Fewer questions show no trend. */
const ENOUGH_QUESTIONS = 20

/** Percentages of correct answers in the two halves of the parts; null where either has too few questions. */
export function accuracyOfHalves(parts: readonly Sums[]): { before: number; after: number } | null {
  const middle = Math.ceil(parts.length / 2)
  const [before, after] = [parts.slice(0, middle), parts.slice(middle)].map((half) => ({
    questions: half.reduce((sum, { questions }) => sum + questions, 0),
    correct: half.reduce((sum, { correct }) => sum + correct, 0),
  }))
  if (!(before && after) || Math.min(before.questions, after.questions) < ENOUGH_QUESTIONS) return null
  return { before: percent(before.correct, before.questions), after: percent(after.correct, after.questions) }
}

/** The part with the most time; undefined without study. */
export function longestOf(parts: readonly TrendPart[]): TrendPart | undefined {
  return parts.filter(({ study_time }) => study_time > 0).toSorted((a, b) => b.study_time - a.study_time)[0]
}
