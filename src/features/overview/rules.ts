import { addDays, type ChartWeek, dayEdges } from '../../shared/calendar.ts'
import { formatDuration } from '../../shared/duration.ts'
import type { DaySums, Sums } from './contract.ts'

const WEEK_DAYS = 7
const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

/** The week that begins on `start`, or the latest when none is asked for; undefined when it is not listed. */
export function weekToShow(weeks: readonly ChartWeek[], start: string | undefined): ChartWeek | undefined {
  return start === undefined ? weeks.at(-1) : weeks.find((week) => week.start === start)
}

/** The instants at which the week's seven days begin in the zone and, as the eighth, the one at which the last ends. */
export function weekEdges({ start }: ChartWeek, timeZone: string): Date[] {
  return dayEdges(daysFrom(start), timeZone)
}

/** The week's seven days in order: `sums` of those that have any, by their number from 1, and zeros. */
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

/** The distance in seconds between the lines of a time axis that reaches `longest` in a few steps a person counts in. */
export function timeStep(longest: number): number {
  const step = TIME_STEPS.find((step) => longest <= step * MOST_STEPS)
  return step ?? Math.ceil(longest / MOST_STEPS / (4 * HOUR)) * 4 * HOUR
}

/** A time on an axis: '45min', '1h 30min', '2h'; '0' at its foot. */
export function axisTime(seconds: number): string {
  return seconds === 0 ? '0' : formatDuration(seconds).replace(/ 0(min|s)/g, '')
}
