import { type Day, numberOfDay, scheduleWeek } from '../../shared/calendar.ts'
import type { DaySums } from '../consistency/rules.ts'
import { guideFrom } from '../guide/answer.ts'
import type { Guide, GuideMaterial } from '../guide/contract.ts'
import { LIMITS } from './contract.ts'

const MINUTE = 60
const WEEK = 7
/** Proposals are multiples of these. */
const STEP = { minutes: 30, ofSubject: 10, questions: 10 }
/** A week is proposed at most this much longer than the ones before. */
const LEAP = 1.25
/** Minutes of a week: fewer show no pace. */
const LEAST_PACE = 60
/** Days, in whole weeks, that determine the pace. */
const LATELY = 28

/** The guide's proposal for a goal. */
export interface Proposal {
  /**
   * Why: the time until the exam needs it, a little more than the last weeks' pace, that pace itself, or the
   * pace before an absence.
   */
  readonly because: 'exam' | 'leap' | 'pace' | 'before'
  readonly minutes: number
  /** Null without questions lately. */
  readonly questions: number | null
  /** The most minutes first. */
  readonly subjects: readonly {
    readonly subject_id: number
    readonly minutes: number
    readonly questions: null
  }[]
}

/** The student's past weeks. */
export interface Weeks {
  /** The student's today. */
  readonly day: Day
  /** The oldest first. */
  readonly days: readonly DaySums[]
}

/**
 * Undefined without an edital in front, on a day of rest, from the exam's eve on, and without a whole week of
 * study.
 */
export function proposalOf(material: GuideMaterial, weeks: Weeks): Proposal | undefined {
  const { day } = weeks
  const pace = paceOf(weeks)
  if (!pace || pace.minutes < LEAST_PACE) return undefined
  // All the week's subjects, not those of one weekday.
  const whole = { ...material, schedule: [] }
  const guide = guideFrom(whole, { day })
  if (guide.topics === 0 || guide.rests || (guide.days_left ?? 2) < 2) return undefined
  const { because, minutes } = aimOf(guide, pace)
  return {
    because,
    minutes,
    questions: questionsFrom(pace, minutes),
    subjects: subjectsFrom(guideFrom(whole, { day, minutes })),
  }
}

interface Pace {
  /** Per week. */
  readonly minutes: number
  readonly questions: number
  /** There was none in the last weeks. */
  readonly isOld: boolean
}

/**
 * The mean of the last whole weeks, starting with one that had study; after a longer absence, of those before
 * it.
 */
function paceOf({ day, days }: Weeks): Pace | undefined {
  const monday = numberOfDay(scheduleWeek(day).start)
  const [last] = days.findLast(([number, seconds]) => number < monday && seconds > 0) ?? []
  if (last === undefined) return undefined
  const isOld = last < monday - LATELY
  const end = isOld ? monday - Math.floor((monday - 1 - last) / WEEK) * WEEK : monday
  const lately = days.filter(([number]) => number < end && number >= end - LATELY)
  const [first = last] = lately.map(([number]) => number)
  const weeks = Math.ceil((end - first) / WEEK)
  const sum = (of: 1 | 2) => lately.reduce((total, one) => total + one[of], 0) / weeks
  return { minutes: sum(1) / MINUTE, questions: sum(2), isOld }
}

type Aim = Pick<Proposal, 'because' | 'minutes'>

function aimOf({ enough, days_left }: Guide, { minutes: pace, isOld }: Pace): Aim {
  if (isOld) return { because: 'before', minutes: rounded(pace, STEP.minutes) }
  if (days_left === null || !enough.needed) return { because: 'pace', minutes: rounded(pace, STEP.minutes) }
  const wanted = (enough.needed.low + enough.needed.high) / 2 / Math.max(1, days_left / WEEK)
  // Learned topics need time too: a proposal is never below the pace.
  if (wanted <= pace) return { because: 'pace', minutes: rounded(pace, STEP.minutes) }
  const because = wanted > pace * LEAP ? 'leap' : 'exam'
  return { because, minutes: rounded(Math.min(wanted, pace * LEAP), STEP.minutes) }
}

const rounded = (value: number, step: number) =>
  Math.min(LIMITS.maxMinutes, Math.max(step, Math.round(value / step) * step))

/** Questions in proportion to the time of the last weeks. */
function questionsFrom(pace: Pace, minutes: number): number | null {
  if (pace.questions === 0) return null
  return Math.min(LIMITS.maxQuestions, rounded((pace.questions / pace.minutes) * minutes, STEP.questions))
}

function subjectsFrom({ steps }: Guide): Proposal['subjects'] {
  const minutes = new Map<number, number>()
  for (const step of steps) minutes.set(step.subject_id, (minutes.get(step.subject_id) ?? 0) + step.minutes)
  return [...minutes]
    .sort(([, a], [, b]) => b - a)
    .map(([subject_id, all]) => ({ subject_id, minutes: rounded(all, STEP.ofSubject), questions: null }))
}
