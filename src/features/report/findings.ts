import { type Day, daysBetween } from '../../shared/calendar.ts'
import { type Band, band } from '../../shared/percent.ts'

export interface Effort {
  study_time: number
  questions: number
  correct: number
  incorrect: number
}

interface TopicNumbers extends Effort {
  name: string
}

export interface SubjectNumbers extends Effort {
  name: string
  active: boolean
  /** Null when it is more than 90 days ago. */
  lastDay: Day | null
  topics: TopicNumbers[]
}

/** Four weeks; `days` counts those with any study. */
export interface Pace extends Effort {
  days: number
}

/** Four weeks up to today and the four before; `lastDay` is null when it is more than 90 days ago. */
export interface Recent {
  last: Pace
  before: Pace
  lastDay: Day | null
}

/** The numbers of a period that a report uses, without anything that identifies the student. */
export interface Numbers {
  today: Day
  from: Day | null
  to: Day | null
  career: string | null
  /** Studied ones with the most time first, then active ones without study. */
  subjects: SubjectNumbers[]
  /** Null for a past period, and from the exam's eve on, when nothing presses any more. */
  recent: Recent | null
  /** The guide's next seven days, a topic's first `minutes` as on the home; empty without a guide. */
  week: readonly Guided[]
  /** The guide has nothing left today: the student covered all that the edital asks. */
  isSeen: boolean
  /** Null without an exam, or while it is more than a day away. */
  exam: 'tomorrow' | 'today' | 'over' | null
  /** Missing where the student gave no cause. */
  missed?: Missed
}

/** Mistakes with a cause, and those among them that were misread. */
export interface Missed {
  all: number
  misread: number
}

export interface Guided {
  name: string
  subject: string
  day: Day
  minutes: number
  later: number
  reason: string
}

export const PACE_WEEKS = 4
export const PACE_DAYS = PACE_WEEKS * 7
/** How far back a subject's last day of study is known. */
export const KNOWN_DAYS = 90

const HOUR = 3600
/** Fewer questions say little about a subject or a topic. */
const [ENOUGH_QUESTIONS, ENOUGH_TOPIC_QUESTIONS, ENOUGH_ERRORS] = [10, 5, 20]
export const STALE_DAYS = 14
const GAP_DAYS = 3
const MOST_NAMED = 3
const LEAST_WEEK = 2 * HOUR
const PLAN_STEP = 600
const PLAN_LEAST = 1800

/** `missing` is how many more correct answers would have reached 70 %; `topic` has the most wrong ones. */
export interface WeakSubject {
  subject: SubjectNumbers
  band: Band
  missing: number
  topic: TopicNumbers | undefined
}

export const isStudied = ({ study_time, questions }: Effort) => study_time > 0 || questions > 0

const accuracy = ({ correct, questions }: Effort) => correct / questions
/** The least accurate first; of two alike, the one with more questions. */
export const byAccuracy = (a: Effort, b: Effort) => accuracy(a) - accuracy(b) || b.questions - a.questions
/** True for sorted efforts of one accuracy, where none is the best or the worst. */
export const isEven = (sorted: readonly Effort[]) =>
  new Set([sorted.at(0), sorted.at(-1)].map((effort) => effort && accuracy(effort))).size === 1
const isMeasured = ({ questions }: Effort) => questions >= ENOUGH_QUESTIONS

/** Sums several efforts. */
export function total(efforts: readonly Effort[]): Effort {
  const sum = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }
  for (const effort of efforts) {
    sum.study_time += effort.study_time
    sum.questions += effort.questions
    sum.correct += effort.correct
    sum.incorrect += effort.incorrect
  }
  return sum
}

/** Returns subjects with enough questions and less than 70 % correct, the weakest first; three at most. */
export function weakSubjects({ subjects }: Numbers): WeakSubject[] {
  return subjects
    .filter((subject) => isMeasured(subject) && band(subject.correct, subject.questions) !== 'good')
    .toSorted(byAccuracy)
    .slice(0, MOST_NAMED)
    .map((subject) => ({
      subject,
      band: band(subject.correct, subject.questions),
      missing: Math.ceil((subject.questions * 7) / 10) - subject.correct,
      topic: weakTopics(subject)[0],
    }))
}

/** Returns topics with enough questions and less than 70 % correct, most wrong answers first. */
function weakTopics({ topics }: SubjectNumbers) {
  return topics
    .filter(
      (topic) => topic.questions >= ENOUGH_TOPIC_QUESTIONS && band(topic.correct, topic.questions) !== 'good',
    )
    .toSorted((a, b) => b.questions - b.correct - (a.questions - a.correct) || byAccuracy(a, b))
}

/** The weakest topic of each subject that is good as a whole; three at most. */
export function hiddenTopics({ subjects }: Numbers): { subject: SubjectNumbers; topic: TopicNumbers }[] {
  return subjects
    .filter((subject) => isMeasured(subject) && band(subject.correct, subject.questions) === 'good')
    .flatMap((subject) =>
      weakTopics(subject)
        .slice(0, 1)
        .map((topic) => ({ subject, topic })),
    )
    .slice(0, MOST_NAMED)
}

/** Subjects with an hour or more of study and too few questions to judge it; most time first. */
export function untested({ subjects }: Numbers): SubjectNumbers[] {
  return subjects.filter((subject) => subject.study_time >= HOUR && !isMeasured(subject)).slice(0, MOST_NAMED)
}

/** The subject with 40 % or more of `all` wrong answers, unless it is already a weak one. */
export function errorSource(numbers: Numbers): { subject: SubjectNumbers; all: number } | undefined {
  const all = total(numbers.subjects).incorrect
  const weak = new Set(weakSubjects(numbers).map(({ subject }) => subject))
  const [most] = numbers.subjects.toSorted((a, b) => b.incorrect - a.incorrect)
  const several = numbers.subjects.filter(({ questions }) => questions > 0).length > 1
  if (!(most && several) || weak.has(most) || all < ENOUGH_ERRORS || most.incorrect * 10 < all * 4)
    return undefined
  return { subject: most, all }
}

/** Returns active subjects without a single record in the period. */
export function neverStudied({ subjects }: Numbers): SubjectNumbers[] {
  return subjects.filter((subject) => subject.active && !isStudied(subject))
}

/** Returns active subjects with less than half of an equal share of the time, least first; three at most. */
export function neglected({ subjects }: Numbers): SubjectNumbers[] {
  const active = subjects.filter((subject) => subject.active)
  const all = total(active).study_time
  if (active.length < 3 || all < LEAST_WEEK) return []
  return active
    .filter((subject) => isStudied(subject) && subject.study_time * active.length * 2 < all)
    .toSorted((a, b) => a.study_time - b.study_time)
    .slice(0, MOST_NAMED)
}

/** Active subjects idle for two weeks or more, longest first; null days are over 90. Three at most. */
export function stale(numbers: Numbers): { subject: SubjectNumbers; days: number | null }[] {
  const { subjects, recent, today } = numbers
  if (!recent) return []
  return subjects
    .filter((subject) => subject.active && isStudied(subject))
    .map((subject) => ({
      subject,
      days: subject.lastDay === null ? null : daysBetween(subject.lastDay, today),
    }))
    .filter(({ days }) => days === null || days >= STALE_DAYS)
    .toSorted((a, b) => (b.days ?? KNOWN_DAYS + 1) - (a.days ?? KNOWN_DAYS + 1))
    .slice(0, MOST_NAMED)
}

/** Returns days from three on since the last record: null for over 90, undefined when there is no gap. */
export function gap({ recent, today }: Numbers): number | null | undefined {
  if (!recent) return undefined
  if (recent.lastDay === null) return null
  const days = daysBetween(recent.lastDay, today)
  return days >= GAP_DAYS ? days : undefined
}

/** Compares the last four weeks' time with the four before, in whole percent; null without any before. */
export function paceChange({ last, before }: Recent): number | null {
  if (before.study_time === 0) return null
  return Math.round(((last.study_time - before.study_time) * 100) / before.study_time)
}

/** The most pressing reason first. */
export type Reason = 'poor' | 'fair' | 'never' | 'untested' | 'stale' | 'neglected'

/** Lost points outweigh points that might be lost. */
const WEIGHTS: Record<Reason, number> = { poor: 5, fair: 4, never: 3, untested: 3, stale: 2, neglected: 1 }
const ANOTHER_REASON = 0.5

/** Seconds of the next seven days for the most pressing subjects, at the pace of the last weeks. */
export interface Plan {
  weekly: number
  parts: { subject: SubjectNumbers; reason: Reason; study_time: number }[]
}

/** Returns undefined when the period is past or nothing presses. */
export function plan(numbers: Numbers): Plan | undefined {
  if (!numbers.recent) return undefined
  const weekly = Math.max(LEAST_WEEK, numbers.recent.last.study_time / PACE_WEEKS)
  const pressing = numbers.subjects
    .filter(({ active }) => active)
    .flatMap((subject) => pressingOf(subject, numbers))
    .toSorted((a, b) => b.weight - a.weight || WEIGHTS[b.reason] - WEIGHTS[a.reason])
    // A subject that the report calls neglected must get some time.
    .filter(({ subject }, index) => index <= MOST_NAMED || neglected(numbers).includes(subject))
  const weights = pressing.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return undefined
  const share = (weight: number) =>
    Math.max(PLAN_LEAST, Math.round((weekly * weight) / weights / PLAN_STEP) * PLAN_STEP)
  const parts = pressing.map(({ weight, ...of }) => ({ ...of, study_time: share(weight) }))
  return { weekly: parts.reduce((sum, { study_time }) => sum + study_time, 0), parts }
}

function pressingOf(subject: SubjectNumbers, numbers: Numbers) {
  const measured = isMeasured(subject) ? band(subject.correct, subject.questions) : 'good'
  const holds: Record<Reason, boolean> = {
    poor: measured === 'poor',
    fair: measured === 'fair',
    never: !isStudied(subject),
    untested: subject.study_time >= HOUR && !isMeasured(subject),
    stale: stale(numbers).some((found) => found.subject === subject),
    neglected: neglected(numbers).includes(subject),
  }
  const [reason, ...others] = (Object.keys(holds) as Reason[]).filter((each) => holds[each])
  return reason ? [{ subject, reason, weight: WEIGHTS[reason] + others.length * ANOTHER_REASON }] : []
}
