import {
  addDays,
  type Day,
  dayOfNumber,
  daysBetween,
  isDay,
  numberOfDay,
  scheduleWeek,
} from '../../shared/calendar.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { sumsByDay } from '../records/sums.ts'
import { plannedBy } from '../schedule/planned/rules.ts'
import { type ConsistencyTerms, LIMITS, MESSAGES, type Rest } from './contract.ts'

const MINUTE = 60
/** Whole weeks of the year, before today's. */
const WEEKS = 52
const WEEK = 7
/** Planned days kept between two misses of one run: one miss in seven is forgiven. */
const BETWEEN_MISSES = 6
/** Shades of time in the map of the year. */
const LEVELS = 4

/** Days from 1970, seconds and questions of a day with study. */
export type DaySums = readonly [number: number, seconds: number, questions: number]

interface Best {
  readonly day: Day
  readonly seconds: number
}

/** The state after a day, from which a walk over the following days continues. */
export interface Walked {
  readonly run: number
  readonly run_since: Day | null
  /** Planned days kept since the forgiven miss of this run; null without one. */
  readonly since_miss: number | null
  readonly after_miss: Day | null
  readonly kept: number
  readonly longest: { readonly days: number; readonly from: Day; readonly to: Day } | null
  readonly best_week: Best | null
  readonly best_day: Best | null
}

export interface Consistency extends ConsistencyTerms {
  /** The student's today, which may begin some hours after midnight. */
  readonly day: Day
  /** A Monday; the year runs from it to `day`. */
  readonly first: Day
  readonly days: readonly DaySums[]
  /** The state before the first day. */
  readonly before: Walked
}

export const NOTHING_YET: Walked = {
  run: 0,
  run_since: null,
  since_miss: null,
  after_miss: null,
  kept: 0,
  longest: null,
  best_week: null,
  best_day: null,
}

/** The Monday at the beginning of the year that ends on a day. */
export const firstOfYear = (day: Day): Day => addDays(scheduleWeek(day).start, -WEEKS * WEEK)

interface Way {
  readonly from: Day
  /** The student's today, or the last day of the walk. */
  readonly to: Day
  readonly days: readonly DaySums[]
  readonly leastMinutes: number
  readonly isPlanned: (day: Day) => boolean
  /** The last day is not over: it counts once it is kept, and is never a miss. */
  readonly isOpen: boolean
}

/** Planned days with enough time are kept; a run ends at a second miss within seven. `from` is a Monday. */
export function walk(before: Walked, way: Way): Walked {
  const { from, to, days } = way
  const seconds = new Map(days.map(([number, time]) => [number, time]))
  const [first, last] = [numberOfDay(from), numberOfDay(to)]
  let walked = before
  let week = 0
  for (let number = first; number <= last; number++) {
    const time = seconds.get(number) ?? 0
    week = (number - first) % WEEK === 0 ? time : week + time
    const day = dayOfNumber(number)
    if (time > 0) walked = withBest(walked, { day, time, week })
    walked = after(walked, day, time, way)
  }
  return walked
}

function after(
  walked: Walked,
  day: Day,
  seconds: number,
  { to, leastMinutes, isPlanned, isOpen }: Way,
): Walked {
  if (!isPlanned(day)) return walked
  if (seconds >= leastMinutes * MINUTE) return withKeptDay(walked, day)
  return isOpen && day === to ? walked : missed(walked)
}

function withBest(walked: Walked, { day, time, week }: { day: Day; time: number; week: number }): Walked {
  const { best_day, best_week } = walked
  return {
    ...walked,
    best_day: time > (best_day?.seconds ?? 0) ? { day, seconds: time } : best_day,
    best_week: week > (best_week?.seconds ?? 0) ? { day: scheduleWeek(day).start, seconds: week } : best_week,
  }
}

function withKeptDay(walked: Walked, day: Day): Walked {
  const { run, since_miss, longest } = walked
  const since = walked.run_since ?? day
  return {
    ...walked,
    run: run + 1,
    run_since: since,
    since_miss: since_miss === null ? null : since_miss + 1,
    after_miss: since_miss === null ? null : (walked.after_miss ?? day),
    kept: walked.kept + 1,
    longest: run + 1 > (longest?.days ?? 0) ? { days: run + 1, from: since, to: day } : longest,
  }
}

// A second miss within seven starts the run after the first, so a kept day never shortens a run.
function missed(walked: Walked): Walked {
  const { since_miss, after_miss } = walked
  const isForgiven = since_miss === null || since_miss >= BETWEEN_MISSES
  const { run, run_since } = isForgiven ? walked : { run: since_miss, run_since: after_miss }
  return { ...walked, run, run_since, since_miss: run === 0 ? null : 0, after_miss: null }
}

/** The student's consistency until a day, by these terms. */
export function consistencyFrom(
  terms: ConsistencyTerms,
  records: readonly LoggedRecord[],
  day: Day,
): Consistency {
  const known = { ...terms, day, first: firstOfYear(day) }
  const days = [...sumsByDay(records)]
    .map(([of, { study_time, questions }]): DaySums => [numberOfDay(of), study_time, questions])
    .sort(([one], [other]) => one - other)
  const start = numberOfDay(known.first)
  const before = walkBefore(
    days.filter(([number]) => number < start),
    known,
  )
  return { ...known, days: days.filter(([number]) => number >= start), before }
}

function walkBefore(days: readonly DaySums[], known: Omit<Consistency, 'before' | 'days'>): Walked {
  const [first] = days
  if (!first) return NOTHING_YET
  const from = scheduleWeek(dayOfNumber(first[0])).start
  return walk(NOTHING_YET, {
    ...wayOf({ ...known, days }),
    from,
    to: addDays(known.first, -1),
    isOpen: false,
  })
}

const wayOf = ({ first, day, days, settings, ...known }: Omit<Consistency, 'before'>): Way => ({
  from: first,
  to: day,
  days,
  leastMinutes: settings.least_minutes,
  isPlanned: plannedIn(known),
  isOpen: true,
})

const plannedIn = ({ plans, rests, exams }: Pick<Consistency, 'plans' | 'rests' | 'exams'>) =>
  plannedBy(plans, [...rests, ...exams.map((day) => ({ first_day: day, last_day: day }))])

export type TodayIs = 'kept' | 'open' | 'exam' | 'rest'

export interface Standing extends Walked {
  readonly today: TodayIs
  /** Whole minutes until today counts. */
  readonly leftToday: number
  /** Without a plan every day counts as planned, but no screen calls it so. */
  readonly hasPlan: boolean
}

/** The student's standing today. */
export function standingOf(known: Consistency): Standing {
  const way = wayOf(known)
  const seconds = known.days.find(([number]) => number === numberOfDay(known.day))?.[1] ?? 0
  const left = Math.max(0, Math.ceil((way.leastMinutes * MINUTE - seconds) / MINUTE))
  const walked = walk(known.before, way)
  const isLongEnough = (walked.best_day?.seconds ?? 0) >= way.leastMinutes * MINUTE
  const plan = known.plans.findLast(({ since }) => since <= known.day)?.weekdays ?? []
  return {
    ...walked,
    // A day too short to count is no record.
    best_day: isLongEnough ? walked.best_day : null,
    today: todayIs(known, left),
    leftToday: left,
    hasPlan: plan.length > 0,
  }
}

function todayIs(known: Consistency, left: number): TodayIs {
  if (known.exams.includes(known.day)) return 'exam'
  if (!plannedIn(known)(known.day)) return 'rest'
  return left === 0 ? 'kept' : 'open'
}

export interface YearDay {
  readonly day: Day
  readonly seconds: number
  readonly questions: number
  /** 0 without study, 1 to 4 by the student's own quarters. */
  readonly level: number
  readonly isPlanned: boolean
}

/** The least weeks in the map of a new student. */
const LEAST_WEEKS = 12

/** Every day of the year to today, in order, from the Monday of the first study on. */
export function yearOf(known: Consistency): YearDay[] {
  const first = firstDrawn(known)
  const sums = new Map(known.days.map(([number, ...of]) => [number, of]))
  const steps = quarters(known.days.map(([, seconds]) => seconds))
  const isPlanned = plannedIn(known)
  return Array.from({ length: daysBetween(first, known.day) + 1 }, (_, index) => {
    const day = addDays(first, index)
    const [seconds = 0, questions = 0] = sums.get(numberOfDay(day)) ?? []
    const level = seconds > 0 ? Math.min(LEVELS, 1 + steps.filter((step) => seconds > step).length) : 0
    return { day, seconds, questions, level, isPlanned: isPlanned(day) }
  })
}

function firstDrawn({ first, day, days, before }: Consistency): Day {
  if (before.best_day) return first
  const least = addDays(scheduleWeek(day).start, (1 - LEAST_WEEKS) * WEEK)
  return scheduleWeek(dayOfNumber(Math.min(numberOfDay(least), ...days.map(([number]) => number)))).start
}

function quarters(times: readonly number[]): number[] {
  const sorted = times.filter((time) => time > 0).sort((a, b) => a - b)
  return [1, 2, 3].map((part) => sorted[Math.ceil((sorted.length * part) / LEVELS) - 1] ?? 0)
}

/** The errors of a rest, by field. */
export function restErrors({ first_day, last_day }: Omit<Rest, 'id'>): FieldErrors | undefined {
  const wrong = Object.entries({ first_day, last_day }).filter(([, day]) => !isDay(day))
  if (wrong.length > 0) return Object.fromEntries(wrong.map(([field]) => [field, [MESSAGES.noDay]]))
  if (last_day < first_day) return { last_day: [MESSAGES.turned] }
  return daysBetween(first_day, last_day) < LIMITS.restDays ? undefined : { last_day: [MESSAGES.tooLong] }
}
