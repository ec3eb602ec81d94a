import { addDays, type ChartWeek, chartWeeks, type Day, scheduleWeek } from '../../shared/calendar.ts'
import { formatDuration } from '../../shared/duration.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { byTime, NOTHING, plain, sumOf, sumsByDay, sumsBySubject, sumsByTopic } from '../records/sums.ts'
import { type DaySums, MESSAGES, type Overview, type SubjectSums } from './contract.ts'

const WEEK_DAYS = 7

/** Returns the latest week by default, undefined for a week that is not listed. */
export function weekToShow(weeks: readonly ChartWeek[], start: string | undefined): ChartWeek | undefined {
  return start === undefined ? weeks.at(-1) : weeks.find((week) => week.start === start)
}

/** The fourteen days from the Monday of last week on. */
const fortnightOf = (today: Day): Day[] =>
  daysFrom(addDays(scheduleWeek(today).start, -WEEK_DAYS), 2 * WEEK_DAYS)

const daysFrom = (start: Day, length: number) => Array.from({ length }, (_, index) => addDays(start, index))

/** The part of the overview that follows from the records alone. */
export type StudiedOverview = Omit<Overview, 'career_name' | 'subjects_count'>

interface OverviewOf {
  readonly day: Day
  readonly week: ChartWeek
  readonly names: ReadonlyMap<number, string>
}

/** The overview of the student's records, newest first. */
export function overviewFrom(
  records: readonly LoggedRecord[],
  { day, week, names }: OverviewOf,
): StudiedOverview {
  const byDay = sumsByDay(records)
  const filled = (days: readonly Day[]): DaySums[] =>
    days.map((one) => ({ day: one, ...plain(byDay.get(one) ?? NOTHING) }))
  const { records: records_count, ...sums } = sumOf(records)
  return {
    topics_count: sumsByTopic(records).filter(({ topic }) => topic !== null).length,
    records_count,
    ...sums,
    by_subject: bySubject(records, names),
    week: { ...week, days: filled(daysFrom(week.start, WEEK_DAYS)) },
    fortnight: filled(fortnightOf(day)),
    last_subject_id: records[0]?.subject_id ?? null,
    weeks: chartWeeks(day),
  }
}

const bySubject = (records: readonly LoggedRecord[], names: OverviewOf['names']): SubjectSums[] =>
  [...sumsBySubject(records)]
    .map(([subject_id, sums]) => ({
      subject_id,
      name: names.get(subject_id) ?? MESSAGES.unknownSubject,
      ...plain(sums),
    }))
    .sort((a, b) => byTime(a, b) || a.name.localeCompare(b.name) || a.subject_id - b.subject_id)

/** The sums of each day of the week by subject, of the records that are in it. */
export function subjectsByDay(
  records: readonly LoggedRecord[],
  { start, end }: Pick<ChartWeek, 'start' | 'end'>,
  names: OverviewOf['names'],
): ReadonlyMap<Day, readonly SubjectSums[]> {
  const inWeek = records.filter(({ day }) => day >= start && day <= end)
  const days = Map.groupBy(inWeek, ({ day }) => day)
  return new Map(Array.from(days, ([day, ofDay]) => [day, bySubject(ofDay, names)]))
}

export interface WeeksBeside {
  /** The days of the running week, from Monday to Sunday. */
  readonly days: readonly DaySums[]
  readonly thisWeek: number
  /** Until the same weekday as today, today included. */
  readonly lastWeekSoFar: number
  readonly lastWeek: number
}

/** `fortnight` is the previous week and the one that was running at the answer. */
export function weeksBeside(fortnight: readonly DaySums[], today: Day): WeeksBeside {
  const [before, days] = [fortnight.slice(0, WEEK_DAYS), fortnight.slice(WEEK_DAYS)]
  const soFar = days.filter(({ day }) => day <= today).length
  return {
    days,
    thisWeek: timeOf(days),
    lastWeekSoFar: timeOf(before.slice(0, soFar)),
    lastWeek: timeOf(before),
  }
}

const timeOf = (days: readonly DaySums[]) => days.reduce((sum, { study_time }) => sum + study_time, 0)

const MINUTE = 60
const HOUR = 60 * MINUTE
const TIME_STEPS = [1, 5, 10, 15, 30, 60, 120, 240, 300].map((minutes) => minutes * MINUTE)
const MOST_STEPS = 4

/** Returns the seconds between the lines of a time axis up to `longest`, in natural steps. */
export function timeStep(longest: number): number {
  const step = TIME_STEPS.find((step) => longest <= step * MOST_STEPS)
  return step ?? Math.ceil(longest / MOST_STEPS / (4 * HOUR)) * 4 * HOUR
}

/** Writes '45min', '1h 30min', '2h'; '0' at the axis's foot. */
export function axisTime(seconds: number): string {
  return seconds === 0 ? '0' : formatDuration(seconds).replace(/ 0(min|s)/g, '')
}
