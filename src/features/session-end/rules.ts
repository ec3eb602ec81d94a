import { type Day, scheduleWeek } from '../../shared/calendar.ts'
import { band } from '../../shared/percent.ts'
import type { ConsistencyTerms } from '../consistency/contract.ts'
import { consistencyFrom, standingOf as consistencyOn } from '../consistency/rules.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import type { SavedGoal } from '../weekly-goal/contract.ts'
import { questionsOf, standingOf, withDone } from '../weekly-goal/rules.ts'

/** Fewer answers say nothing about a subject. */
const LEAST_ANSWERS = 10
/** So many other sessions of the week make the longest one worth telling. */
const LEAST_SESSIONS = 2
const LEAST_RUN = 3
const MINUTE = 60

/** The best that is true of a session that has just ended; times are in seconds. */
export type EndingFact =
  | { readonly type: 'good'; readonly subject: string; readonly correct: number; readonly questions: number }
  | { readonly type: 'week goal' | 'day goal' }
  | { readonly type: 'longest'; readonly seconds: number }
  | { readonly type: 'run'; readonly days: number; readonly hasPlan: boolean }
  | { readonly type: 'today'; readonly seconds: number }

/** The student's records with this session, and what they are judged by. */
export interface Ended {
  readonly session: LoggedRecord
  readonly records: readonly LoggedRecord[]
  /** Until all records are there, nothing is the first or the longest. */
  readonly isWhole: boolean
  readonly today: Day
  readonly names: ReadonlyMap<number, string>
  readonly goal: SavedGoal | undefined
  readonly terms: ConsistencyTerms | undefined
}

/** The first of these facts that this session alone made true; else the day's time, if there is any. */
export function factOf(ended: Ended): EndingFact | undefined {
  const { session, records, today, isWhole } = ended
  const seconds = records.reduce((sum, { day, study_time }) => sum + (day === today ? study_time : 0), 0)
  const others = records.filter((one) => one !== session)
  const isNews = isWhole && session.day === today
  const fact = isNews
    ? (firstGood(ended, others) ??
      goalReached(ended, others) ??
      longest(ended, others) ??
      runKept(ended, others))
    : undefined
  return fact ?? (seconds > 0 ? { type: 'today', seconds } : undefined)
}

type Others = readonly LoggedRecord[]

const isTelling = ({ questions_resolved }: LoggedRecord) => questions_resolved >= LEAST_ANSWERS
const isGood = (one: LoggedRecord) => band(one.correct_answers, one.questions_resolved) === 'good'

function firstGood({ session, names }: Ended, others: Others): EndingFact | undefined {
  const before = others.filter((one) => one.subject_id === session.subject_id && isTelling(one))
  const subject = names.get(session.subject_id)
  const isFirst = isTelling(session) && isGood(session) && before.length > 0 && !before.some(isGood)
  if (!(isFirst && subject)) return undefined
  const { correct_answers: correct, questions_resolved: questions } = session
  return { type: 'good', subject, correct, questions }
}

function goalReached({ goal, records }: Ended, others: Others): EndingFact | undefined {
  if (!goal) return undefined
  const [now, before] = [records, others].map((those) => {
    const known = withDone(goal, those)
    return [standingOf(known), questionsOf(known)].filter((one) => one !== undefined)
  })
  const isNew = (left: 'left' | 'leftToday') =>
    now?.every((one) => one[left] === 0) && before?.some((one) => one[left] > 0)
  if (isNew('left')) return { type: 'week goal' }
  return isNew('leftToday') ? { type: 'day goal' } : undefined
}

function longest({ session, today }: Ended, others: Others): EndingFact | undefined {
  const { start } = scheduleWeek(today)
  const times = others.filter(({ day, study_time }) => day >= start && study_time > 0)
  const { study_time: seconds } = session
  const isLongest = seconds >= MINUTE && times.every(({ study_time }) => study_time < seconds)
  return isLongest && times.length >= LEAST_SESSIONS ? { type: 'longest', seconds } : undefined
}

function runKept({ terms, today, records }: Ended, others: Others): EndingFact | undefined {
  if (!terms) return undefined
  const standing = consistencyOn(consistencyFrom(terms, records, today))
  const isNew =
    standing.today === 'kept' && consistencyOn(consistencyFrom(terms, others, today)).today !== 'kept'
  const { run: days, hasPlan } = standing
  return isNew && days >= LEAST_RUN ? { type: 'run', days, hasPlan } : undefined
}
