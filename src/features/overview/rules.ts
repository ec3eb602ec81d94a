import { addDays, type ChartWeek, dayEdges } from '../../shared/calendar.ts'
import { formatDuration } from '../../shared/duration.ts'
import type { DaySums, Sums } from './contract.ts'

const WEEK_DAYS = 7
const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

/** Returns the latest week when none is asked for, undefined when the one asked for is not listed. */
export function weekToShow(weeks: readonly ChartWeek[], start: string | undefined): ChartWeek | undefined {
  return start === undefined ? weeks.at(-1) : weeks.find((week) => week.start === start)
}

/** Eight instants: where each of the seven days begins in the zone, and where the last one ends. */
export function weekEdges({ start }: ChartWeek, timeZone: string): Date[] {
  return dayEdges(daysFrom(start), timeZone)
}

/** Gives the seven days in order, with zeros where `sums` has none; `number` counts from 1. */
export function fillDays({ start }: ChartWeek, sums: readonly (Sums & { number: number })[]): DaySums[] {
  return daysFrom(start).map((day, index) => {
    const { study_time, questions, correct, incorrect } = sums.find(({ number }) => number === index + 1) ?? NOTHING
    return { day, study_time, questions, correct, incorrect }
  })
}

const daysFrom = (start: string) => Array.from({ length: WEEK_DAYS }, (_, index) => addDays(start, index))

const MINUTE = 60
const HOUR = 60 * MINUTE
const TIME_STEPS = [1, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE)
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
