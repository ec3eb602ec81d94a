import { type Day, dayBounds, daysBetween, scheduleWeek, today } from '../../shared/calendar.ts'
import { type PendingWrite, rowsOf } from '../records/pending.ts'
import { LIMITS, MESSAGES, type WeeklyGoal } from './contract.ts'

const MINUTE = 60
const HOUR_MINUTES = 60

/** All are in whole minutes as they are shown, so that what is studied and what is left add up. */
export interface Standing {
  readonly goal: number
  readonly studied: number
  /** 0 once the goal is reached. */
  readonly left: number
  /** Left of today's share; 0 once that is studied. */
  readonly leftToday: number
  readonly beyond: number
  /** The percentage goes from 0 to 100. */
  readonly percent: number
}

/** Both are typed in digits. */
export interface Typed {
  readonly hours: string
  readonly minutes: string
}

/** Returns undefined without a goal. */
export function standingOf(known: WeeklyGoal): Standing | undefined {
  const { minutes: goal, studied_seconds } = known
  if (goal === null) return undefined
  const studied = Math.floor(studied_seconds / MINUTE)
  const left = Math.max(0, goal - studied)
  return {
    goal,
    studied,
    left,
    leftToday: Math.min(left, leftToday(goal, known)),
    beyond: Math.max(0, studied - goal),
    percent: Math.min(100, Math.floor((studied / goal) * 100)),
  }
}

/**
 * What was left this morning is parted evenly among the days that are left, today with them: studying more
 * than today's share lightens the other days, and a day without study weighs on all of them alike.
 */
function leftToday(goal: number, { day, week, studied_seconds, studied_today_seconds }: WeeklyGoal): number {
  const before = studied_seconds - studied_today_seconds
  const share = Math.max(0, goal * MINUTE - before) / (daysBetween(day, week.end) + 1)
  return Math.max(0, Math.ceil(share / MINUTE) - Math.floor(studied_today_seconds / MINUTE))
}

/** Gives the instants of the week and of the day in the zone. */
export function edgesOf(day: Day, timeZone: string) {
  const week = scheduleWeek(day)
  const { from, to } = dayBounds(day, timeZone)
  const weekFrom = dayBounds(week.start, timeZone).from
  return { week, from: weekFrom, until: dayBounds(week.end, timeZone).to, dayFrom: from, dayUntil: to }
}

/** Nothing is studied yet on a later day, nor in a week that has just begun. */
export function onDay(known: WeeklyGoal, day: Day): WeeklyGoal {
  const week = scheduleWeek(day)
  const studied_seconds = known.week.start === week.start ? known.studied_seconds : 0
  return {
    ...known,
    week,
    day,
    studied_seconds,
    studied_today_seconds: known.day === day ? known.studied_today_seconds : 0,
  }
}

/** Adds the sessions that wait on the device, and tells how many seconds those are. */
export function withWaiting(known: WeeklyGoal, writes: readonly PendingWrite[], timeZone: string) {
  const { week, day } = known
  const waiting = rowsOf([], writes, () => true).map(({ record }) => ({
    day: today(new Date(record.created_at), timeZone),
    seconds: record.study_time,
  }))
  const sum = (isIn: (of: Day) => boolean) =>
    waiting.reduce((total, { day: of, seconds }) => (isIn(of) ? total + seconds : total), 0)
  const seconds = sum((of) => of >= week.start && of <= week.end)
  return {
    seconds,
    known: {
      ...known,
      studied_seconds: known.studied_seconds + seconds,
      studied_today_seconds: known.studied_today_seconds + sum((of) => of === day),
    },
  }
}

/** Minutes, null when nothing was typed, or what is wrong with it. */
export function readGoal({ hours, minutes }: Typed): { minutes: number | null } | { wrong: string } {
  if (hours.trim() === '' && minutes.trim() === '') return { minutes: null }
  const total = Number(hours) * HOUR_MINUTES + Number(minutes)
  const isGood = Number.isInteger(total) && total >= LIMITS.minMinutes && total <= LIMITS.maxMinutes
  return isGood ? { minutes: total } : { wrong: MESSAGES.outOfRange }
}

/** A goal in minutes as the form shows it; null leaves it empty. */
export function typedOf(minutes: number | null): Typed {
  if (minutes === null) return { hours: '', minutes: '' }
  return { hours: String(Math.floor(minutes / HOUR_MINUTES)), minutes: String(minutes % HOUR_MINUTES) }
}

/** Writes '12h 30min', '20h', '45min'. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  if (hours === 0) return `${rest}min`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}min`
}
