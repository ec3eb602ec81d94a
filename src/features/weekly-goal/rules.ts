import { addDays, type Day, daysBetween, scheduleWeek } from '../../shared/calendar.ts'
import { numberIn, wholeIn } from '../../shared/typed-number.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { sumOf } from '../records/sums.ts'
import { type Done, LIMITS, MESSAGES, type SavedGoal, type WeeklyGoal } from './contract.ts'

const MINUTE = 60
const HOUR_MINUTES = 60
const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6]
/** A day's share is at most this many times that of a usual day. */
const MOST = 1.5

/** All numbers are whole minutes or questions as shown, so that what is done and what is left add up. */
export interface Standing {
  readonly goal: number
  readonly studied: number
  /** 0 once the goal is reached. */
  readonly left: number
  /** The days to come cannot hold what is left, so no screen shows it as a debt. */
  readonly isBeyondReach: boolean
  /** The rest of today's share; 0 once that is studied. */
  readonly leftToday: number
  readonly beyond: number
  /** The percentage goes from 0 to 100. */
  readonly percent: number
}

/** A week's goal, in all or for one subject; null is no goal of that kind. */
export interface Aims {
  readonly minutes: number | null
  readonly questions: number | null
}

/** The goal without what was done of it. */
export interface Goal extends Aims {
  readonly subjects: readonly (Aims & { readonly subject_id: number })[]
}

export const isNone = ({ minutes, questions }: Aims): boolean => minutes === null && questions === null

/** Whether there is any goal, even for a single subject. */
export const hasGoal = ({ subjects, ...whole }: Aims & { readonly subjects: readonly unknown[] }): boolean =>
  !isNone(whole) || subjects.length > 0

/** As typed. */
export interface Typed {
  readonly hours: string
  readonly minutes: string
}

/** The goal and what was done, in seconds or questions; `unit` is the size of one step of the goal. */
interface Measured {
  readonly goal: number | null
  readonly done: number
  readonly doneToday: number
  readonly unit: number
}

/** The standing in minutes; undefined without such a goal. */
export const standingOf = (known: WeeklyGoal): Standing | undefined =>
  against(minutesIn(known), partsOf(known))

/** The standing in questions; undefined without such a goal. */
export const questionsOf = (known: WeeklyGoal): Standing | undefined =>
  against(questionsIn(known), partsOf(known))

/** The standing of a subject with a goal. */
export interface SubjectStanding {
  readonly id: number
  readonly name: string
  readonly minutes: Standing | undefined
  readonly questions: Standing | undefined
}

/** By the subjects' names. */
export function subjectsOf(known: WeeklyGoal): SubjectStanding[] {
  const parts = partsOf(known)
  return known.subjects.map((subject) => ({
    id: subject.subject_id,
    name: subject.name,
    minutes: against(minutesIn(subject), parts),
    questions: against(questionsIn(subject), parts),
  }))
}

type Sums = Pick<WeeklyGoal, 'minutes' | 'questions' | keyof Done>

const minutesIn = ({ minutes, studied_seconds, studied_today_seconds }: Sums): Measured => ({
  goal: minutes,
  done: studied_seconds,
  doneToday: studied_today_seconds,
  unit: MINUTE,
})

const questionsIn = ({ questions, questions_done, questions_today }: Sums): Measured => ({
  goal: questions,
  done: questions_done,
  doneToday: questions_today,
  unit: 1,
})

function against({ goal, done, doneToday, unit }: Measured, { parts, later, usual }: Parts) {
  if (goal === null) return undefined
  const studied = Math.floor(done / unit)
  const left = Math.max(0, goal - studied)
  const most = Math.ceil((goal / usual) * MOST)
  const share = Math.max(0, goal * unit - (done - doneToday)) / parts
  const today = Math.min(most, Math.ceil(share / unit))
  const leftToday = Math.min(left, Math.max(0, today - Math.floor(doneToday / unit)))
  return {
    goal,
    studied,
    left,
    isBeyondReach: left > leftToday + most * later,
    leftToday,
    beyond: Math.max(0, studied - goal),
    percent: Math.min(100, Math.floor((studied / goal) * 100)),
  }
}

interface Parts {
  /** The number of shares of this morning's rest: one for each planned day to come, including today. */
  readonly parts: number
  /** Planned days after today. */
  readonly later: number
  /** Planned days of a usual week. */
  readonly usual: number
}

/**
 * Studying more than today's share lightens the other days, and a day without study weighs on all of them
 * alike. A free day has no share; without a planned day left, today has all.
 */
function partsOf(known: WeeklyGoal): Parts {
  const { day, planned, exams, usual } = known
  const later = planned.filter((one) => one > day && !isBesideExam({ day: one, exams })).length
  const isExpected = !(isRest(known) || isBesideExam(known))
  return { parts: isExpected ? later + 1 : Number.POSITIVE_INFINITY, later, usual }
}

/** Whether today has no share of the week. */
export const isRest = (known: Pick<SavedGoal, 'day' | 'planned' | 'free'>): boolean =>
  isFree(known) || (!isPlanned(known) && known.planned.some((one) => one > known.day))

/** Whether today is of rest, or of an exam. */
const isFree = ({ day, free }: Pick<SavedGoal, 'day' | 'free'>): boolean => free.includes(day)

/** Whether it is the eve of an exam, its day or the day after: nothing presses then. */
export const isBesideExam = ({ day, exams }: Pick<SavedGoal, 'day' | 'exams'>): boolean =>
  exams.some((exam) => Math.abs(daysBetween(exam, day)) <= 1)

/** Whether to show how much is left until Sunday. */
export const tellsLeft = (known: WeeklyGoal, { left, isBeyondReach }: Standing): boolean =>
  left === 0 || !(isFree(known) || isBesideExam(known) || isBeyondReach)

const isPlanned = ({ day, planned }: Pick<SavedGoal, 'day' | 'planned'>) => planned.includes(day)

export const daysOf = ({ start }: SavedGoal['week']): Day[] => WEEK_DAYS.map((days) => addDays(start, days))

/** The goal on a later day: planned days stay as before; a week that has just begun has no known rests. */
export function onDay<Goal extends SavedGoal>(known: Goal, day: Day): Goal {
  const week = scheduleWeek(day)
  if (known.day === day) return known
  const past = daysBetween(known.week.start, week.start)
  return {
    ...known,
    week,
    day,
    planned: known.planned.map((one) => addDays(one, past)),
    free: past === 0 ? known.free : [],
  }
}

/** The goal with what was done in its week. */
export function withDone(goal: SavedGoal, records: readonly LoggedRecord[]): WeeklyGoal {
  const ofWeek = records.filter(({ day }) => day >= goal.week.start && day <= goal.week.end)
  const ofSubject = (id: number) => ofWeek.filter(({ subject_id }) => subject_id === id)
  const subjects = goal.subjects.map((aim) => ({ ...aim, ...doneIn(ofSubject(aim.subject_id), goal.day) }))
  return { ...goal, ...doneIn(ofWeek, goal.day), subjects }
}

function doneIn(records: readonly LoggedRecord[], today: Day): Done {
  const [week, day] = [sumOf(records), sumOf(records.filter((one) => one.day === today))]
  return {
    studied_seconds: week.study_time,
    studied_today_seconds: day.study_time,
    questions_done: week.questions,
    questions_today: day.questions,
  }
}

/** Minutes, null when nothing was typed, or the error; fractions of hours round to the nearest minute. */
export function readGoal({ hours, minutes }: Typed): { minutes: number | null } | { wrong: string } {
  if (hours.trim() === '' && minutes.trim() === '') return { minutes: null }
  const [h, m] = [numberIn(hours.trim() || '0'), wholeIn(minutes.trim() || '0')]
  if (m === undefined) return { wrong: MESSAGES.notWhole }
  const total = Math.round((h ?? Number.NaN) * HOUR_MINUTES) + m
  return total >= LIMITS.minMinutes && total <= LIMITS.maxMinutes
    ? { minutes: total }
    : { wrong: MESSAGES.outOfRange }
}

/** Questions, null when none were typed, or the error. */
export function readQuestions(typed: string): { questions: number | null } | { wrong: string } {
  if (typed.trim() === '') return { questions: null }
  const questions = wholeIn(typed) ?? 0
  return questions >= 1 && questions <= LIMITS.maxQuestions
    ? { questions }
    : { wrong: MESSAGES.tooManyQuestions }
}

/** A goal in minutes as the form shows it; null leaves it empty. */
export function typedOf(minutes: number | null): Typed {
  if (minutes === null) return { hours: '', minutes: '' }
  return { hours: String(Math.floor(minutes / HOUR_MINUTES)), minutes: String(minutes % HOUR_MINUTES) }
}
