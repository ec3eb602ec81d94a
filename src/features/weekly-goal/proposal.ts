import { type Day, numberOfDay, scheduleWeek } from '../../shared/calendar.ts'
import type { DaySums } from '../consistency/contract.ts'
import { guideFrom } from '../guide/answer.ts'
import type { Guide, GuideMaterial } from '../guide/contract.ts'
import { entriesOf, usualMinutes } from '../guide/log.ts'
import { LIMITS } from './contract.ts'

const MINUTE = 60
const WEEK = 7
/** Minutes and questions are proposed in such steps. */
const STEP = { minutes: 30, ofSubject: 10, questions: 10 }
/** A week is not asked to be so much longer than the ones before. */
const LEAP = 1.25
/** Days, in whole weeks, that tell the pace. */
const LATELY = 28

/** What the guide would aim at, which the student may take or leave. */
export interface Proposal {
  /** By what is left until the exam, by the last weeks' pace, by the days before these weeks, or by nothing. */
  readonly because: 'exam' | 'pace' | 'usual' | 'plan'
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

/** What is known of the student's weeks. */
export interface Weeks {
  /** The student's today. */
  readonly day: Day
  /** How many days of the week are planned. */
  readonly planned: number
  /** Of the last weeks at least. */
  readonly days: readonly DaySums[]
}

/** Undefined without an edital in front, and from the day of its exam on. */
export function proposalOf(material: GuideMaterial, weeks: Weeks): Proposal | undefined {
  const { day } = weeks
  // All the week's subjects, not those of one weekday.
  const whole = { ...material, schedule: [] }
  const guide = guideFrom(whole, { day })
  if (guide.topics === 0 || (guide.days_left ?? 1) <= 0) return undefined
  const pace = paceOf(weeks)
  const { because, minutes } = pace.minutes === 0 ? weekOf(material, weeks) : minutesFrom(guide, pace.minutes)
  return {
    because,
    minutes,
    questions: questionsFrom(pace, minutes),
    subjects: subjectsFrom(guideFrom(whole, { day, minutes })),
  }
}

interface Pace {
  /** Of a week. */
  readonly minutes: number
  readonly questions: number
}

/** The mean of the last whole weeks, the first of which had study in it. */
function paceOf({ day, days }: Weeks): Pace {
  const end = numberOfDay(scheduleWeek(day).start)
  const lately = days.filter(([number]) => number < end && number >= end - LATELY)
  const [first] = lately
  if (!first) return { minutes: 0, questions: 0 }
  const weeks = Math.ceil((end - first[0]) / WEEK)
  const sum = (of: 1 | 2) => lately.reduce((total, one) => total + one[of], 0) / weeks
  return { minutes: sum(1) / MINUTE, questions: sum(2) }
}

type Aim = Pick<Proposal, 'because' | 'minutes'>

/** Planned days as long as they were before, where there were any. */
function weekOf(material: GuideMaterial, { day, planned }: Weeks): Aim {
  const { once } = entriesOf(material)
  const today = numberOfDay(day)
  const minutes = (planned || WEEK) * usualMinutes(once, today)
  const because = once.some((entry) => entry.day < today) ? 'usual' : 'plan'
  return { because, minutes: rounded(minutes, STEP.minutes) }
}

function minutesFrom({ enough, days_left }: Guide, pace: number): Aim {
  if (days_left === null || !enough.needed) return { because: 'pace', minutes: rounded(pace, STEP.minutes) }
  const wanted = (enough.needed.low + enough.needed.high) / 2 / Math.max(1, days_left / WEEK)
  return { because: 'exam', minutes: rounded(Math.min(wanted, pace * LEAP), STEP.minutes) }
}

const rounded = (value: number, step: number) =>
  Math.min(LIMITS.maxMinutes, Math.max(step, Math.round(value / step) * step))

/** As many as went with the time of the last weeks. */
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
