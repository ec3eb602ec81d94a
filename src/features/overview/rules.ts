import { addDays, type ChartWeek, chartWeeks, type Day, scheduleWeek } from '../../shared/calendar.ts'
import { formatDuration } from '../../shared/duration.ts'
import type { DaySums, Overview, Sums } from './contract.ts'

const WEEK_DAYS = 7
export const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

/** Returns the latest week when none is asked for, undefined when the one asked for is not listed. */
export function weekToShow(weeks: readonly ChartWeek[], start: string | undefined): ChartWeek | undefined {
  return start === undefined ? weeks.at(-1) : weeks.find((week) => week.start === start)
}

/** The seven days of a week of the chart. */
export const daysOfWeek = ({ start }: ChartWeek): Day[] => daysFrom(start, WEEK_DAYS)

/** The fourteen days from the Monday of last week on. */
export const fortnightOf = (today: Day): Day[] =>
  daysFrom(addDays(scheduleWeek(today).start, -WEEK_DAYS), 2 * WEEK_DAYS)

/** Gives these days in order, with zeros where `sums` has none; `number` counts from 1. */
export function fillDays(days: readonly Day[], sums: readonly (Sums & { number: number })[]): DaySums[] {
  return days.map((day, index) => {
    const { study_time, questions, correct, incorrect } =
      sums.find(({ number }) => number === index + 1) ?? NOTHING
    return { day, study_time, questions, correct, incorrect }
  })
}

const daysFrom = (start: Day, length: number) => Array.from({ length }, (_, index) => addDays(start, index))

/** As it stands on a later day, with nothing studied since: other weeks are running. */
export function onLaterDay(known: Overview, day: Day): Overview {
  const sums = new Map([...known.week.days, ...known.fortnight].map((one) => [one.day, one]))
  const filled = (days: readonly Day[]) => days.map((day) => sums.get(day) ?? { day, ...NOTHING })
  const [weeks, recent] = [chartWeeks(day), fortnightOf(day)]
  const running = weeks.at(-1)
  const isNext = running !== undefined && running.start > known.week.start
  return {
    ...known,
    ...(isNext && { week: { ...running, days: filled(daysOfWeek(running)) }, weeks }),
    ...(isAfter(recent, known.fortnight) && { fortnight: filled(recent) }),
  }
}

const isAfter = ([day = '']: readonly Day[], [known]: readonly DaySums[]) =>
  known !== undefined && day > known.day

/** Two weeks side by side, in seconds. */
export interface WeeksBeside {
  /** The days of the running week, from Monday to Sunday. */
  readonly days: readonly DaySums[]
  readonly thisWeek: number
  /** So far as the running week has come, today included. */
  readonly lastWeekSoFar: number
  readonly lastWeek: number
}

/** `fortnight` is the week before and the one that was running when it was told. */
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

/** Returns the seconds between the lines of a time axis up to `longest`, in steps that a person counts in. */
export function timeStep(longest: number): number {
  const step = TIME_STEPS.find((step) => longest <= step * MOST_STEPS)
  return step ?? Math.ceil(longest / MOST_STEPS / (4 * HOUR)) * 4 * HOUR
}

/** Writes '45min', '1h 30min', '2h'; '0' at the axis's foot. */
export function axisTime(seconds: number): string {
  return seconds === 0 ? '0' : formatDuration(seconds).replace(/ 0(min|s)/g, '')
}
