import {
  addDays,
  type Day,
  DEFAULT_TIME_ZONE,
  dayBounds,
  today,
  type Weekday,
  weekdayOf,
} from '../../src/shared/calendar.ts'
import { DEMO_SUBJECTS, type DemoSubject } from './career.ts'
import { chance, integerBetween, type Random, randomOf } from './random.ts'

/** `study_time` is in seconds, `endedAt` when the session was saved. */
export interface DemoSession {
  /** The same whenever the session is made up, so that it is saved once. */
  readonly key: string
  readonly subject: string
  readonly topic: string
  readonly study_time: number
  readonly total_pauses: number
  readonly questions_resolved: number
  readonly correct_answers: number
  readonly incorrect_answers: number
  readonly endedAt: Date
}

const DAYS = 183
/** No week off within these last days, so that a report on the last weeks has content. */
const RECENT_DAYS = 21
const MINUTE_MS = 60_000
const WEEK_OFF = 0.08
const QUESTIONS_ONLY = 0.2

interface Habit {
  /** The chance of a day without study. */
  readonly off: number
  /** When the first session begins, in minutes of the day, plus or minus a quarter of an hour. */
  readonly starts: number
  readonly sessions: readonly [least: number, most: number]
  /** Indices into the list of subjects, in the order of study. */
  readonly plan: readonly number[]
}

const EVENING = { off: 0.16, starts: 19 * 60 + 15, sessions: [1, 3] } as const
const HABITS: Readonly<Record<Weekday, Habit>> = {
  1: { ...EVENING, plan: [0, 1, 2] },
  2: { ...EVENING, plan: [3, 5, 6] },
  3: { ...EVENING, plan: [1, 0, 4] },
  4: { ...EVENING, plan: [4, 7, 2] },
  5: { ...EVENING, off: 0.35, plan: [0, 3] },
  6: { off: 0.2, starts: 8 * 60 + 30, sessions: [2, 4], plan: [1, 0, 5, 6] },
  7: { off: 0.6, starts: 16 * 60, sessions: [1, 2], plan: [2, 3] },
}

/** The six months of study that end at `now`, oldest first. A day depends only on its date. */
export function demoHistory(now: Date): DemoSession[] {
  const last = today(now, DEFAULT_TIME_ZONE)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(last, index + 1 - DAYS))
  return days.flatMap((day, index) => {
    if (day === last) return beforeNow(sessionsOf(day, 1), now)
    return isOff(day, index) ? [] : sessionsOf(day, index / (DAYS - 1))
  })
}

function isOff(day: Day, index: number): boolean {
  const sunday = addDays(day, -(weekdayOf(day) % 7))
  const weekOff = index < DAYS - RECENT_DAYS && chance(randomOf(`week ${sunday}`), WEEK_OFF)
  return weekOff || chance(randomOf(`off ${day}`), HABITS[weekdayOf(day)].off)
}

function sessionsOf(day: Day, progress: number): DemoSession[] {
  const random = randomOf(day)
  const { starts, sessions, plan } = HABITS[weekdayOf(day)]
  const count = Math.min(integerBetween(random, ...sessions), plan.length)
  const onlyQuestions = chance(random, QUESTIONS_ONLY)
  let clock =
    Number(dayBounds(day, DEFAULT_TIME_ZONE).from) + (starts + integerBetween(random, -15, 15)) * MINUTE_MS
  return plan.slice(0, count).flatMap((place, index) => {
    const subject = DEMO_SUBJECTS[place]
    if (!subject) return []
    const session = sessionOf(subject, { random, progress, onlyQuestions })
    clock += session.study_time * 1000 + session.total_pauses * integerBetween(random, 3, 8) * MINUTE_MS
    const endedAt = new Date(clock)
    clock += integerBetween(random, 8, 20) * MINUTE_MS
    return today(endedAt, DEFAULT_TIME_ZONE) === day
      ? [{ ...session, key: `demo-${day}-${index}`, endedAt }]
      : []
  })
}

interface Circumstances {
  readonly random: Random
  readonly progress: number
  readonly onlyQuestions: boolean
}

function sessionOf(subject: DemoSubject, { random, progress, onlyQuestions }: Circumstances) {
  const minutes = integerBetween(random, 40, 119)
  const questions = questionsOf(random, minutes, onlyQuestions)
  const accuracy = subject.start + subject.gain * progress + (random() - 0.5) * 0.14
  const correct = Math.min(questions, Math.round(questions * accuracy))
  return {
    subject: subject.name,
    topic: topicOf(subject, random, progress),
    study_time: minutes * 60 + integerBetween(random, 0, 59),
    total_pauses: integerBetween(random, 0, Math.ceil(minutes / 40)),
    questions_resolved: questions,
    correct_answers: correct,
    incorrect_answers: questions - correct,
  }
}

function questionsOf(random: Random, minutes: number, onlyQuestions: boolean): number {
  if (onlyQuestions) return Math.round(minutes / (2 + random()))
  return chance(random, 0.55) ? integerBetween(random, 8, 25) : 0
}

/** The current topic, or an earlier one for a revision. */
function topicOf({ topics }: DemoSubject, random: Random, progress: number): string {
  const reached = Math.min(topics.length - 1, Math.floor(progress * topics.length))
  const place = chance(random, 0.25) ? integerBetween(random, 0, reached) : reached
  return topics[place] ?? ''
}

/** Moves today's sessions back so that the last one has just ended, and none ends before the day begins. */
function beforeNow(sessions: DemoSession[], now: Date): DemoSession[] {
  const { from } = dayBounds(today(now, DEFAULT_TIME_ZONE), DEFAULT_TIME_ZONE)
  const over = Number(sessions.at(-1)?.endedAt) - (Number(now) - 5 * MINUTE_MS)
  if (over <= 0) return sessions
  return sessions.map((session) => {
    const endedAt = new Date(Math.max(Number(session.endedAt) - over, Number(from)))
    return { ...session, endedAt }
  })
}
