import { addDays, type ChartWeek, dayBounds } from '../../shared/calendar.ts'
import type { DaySums, Sums } from './contract.ts'

const WEEK_DAYS = 7
const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

/** The week that begins on `start`, or the latest when none is asked for; undefined when it is not listed. */
export function weekToShow(weeks: readonly ChartWeek[], start: string | undefined): ChartWeek | undefined {
  return start === undefined ? weeks.at(-1) : weeks.find((week) => week.start === start)
}

/** The instants at which the week's seven days begin in the zone and, as the eighth, the one at which the last ends. */
export function dayEdges({ start, end }: ChartWeek, timeZone: string): Date[] {
  const starts = daysFrom(start).map((day) => dayBounds(day, timeZone).from)
  return [...starts, dayBounds(end, timeZone).to]
}

/** The week's seven days in order: `sums` of those that have any, by their number from 1, and zeros. */
export function fillDays({ start }: ChartWeek, sums: readonly (Sums & { number: number })[]): DaySums[] {
  return daysFrom(start).map((day, index) => {
    const { study_time, questions, correct, incorrect } = sums.find(({ number }) => number === index + 1) ?? NOTHING
    return { day, study_time, questions, correct, incorrect }
  })
}

const daysFrom = (start: string) => Array.from({ length: WEEK_DAYS }, (_, index) => addDays(start, index))
