import { addDays, type Day, numberOfDay } from '../../shared/calendar.ts'
import type { Consistency } from '../consistency/rules.ts'
import type { CardChoices, Part } from './choices.ts'

const MINUTE = 60
const WEEK = 7

interface WeekDay {
  readonly day: Day
  readonly seconds: number
  readonly questions: number
  /** It had time enough. */
  readonly counts: boolean
  /** After the student's today. */
  readonly isToCome: boolean
}

interface SubjectTime {
  readonly id: number
  readonly name: string
  readonly seconds: number
}

export interface Week {
  /** From Monday to Sunday. */
  readonly days: readonly WeekDay[]
  /** With most time first; undefined while nobody asked. */
  readonly subjects: readonly SubjectTime[] | undefined
  /** The exam prepared for, or the career; empty if there is neither. */
  readonly exam: string
}

/** The days of the week that begins on a Monday. */
export function daysOf(
  { day: today, days, settings }: Pick<Consistency, 'day' | 'days' | 'settings'>,
  monday: Day,
): WeekDay[] {
  const sums = new Map(days.map(([number, ...of]) => [number, of]))
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(monday, index)
    const [seconds = 0, questions = 0] = sums.get(numberOfDay(day)) ?? []
    const counts = seconds >= settings.least_minutes * MINUTE
    return { day, seconds, questions, counts, isToCome: day > today }
  })
}

/** Words and figures of the picture; null or empty for a part not chosen, or of which there is nothing. */
export interface Shown {
  readonly first: Day
  readonly last: Day
  readonly seconds: number | null
  readonly questions: number | null
  readonly daysStudied: number | null
  /** Each day's share of the longest day, and its seconds where hours are shown. */
  readonly days: readonly {
    readonly day: Day
    readonly isStudied: boolean
    readonly isToCome: boolean
    readonly seconds: number | null
  }[]
  /** Their time is null where hours are not shown, or there are none. */
  readonly subjects: readonly (Omit<SubjectTime, 'seconds'> & { readonly seconds: number | null })[]
  readonly exam: string
}

/** Leaves of the week what the student chose. */
export function shownOf({ days, subjects, exam }: Week, { parts }: Pick<CardChoices, 'parts'>): Shown {
  const has = (part: Part) => parts.includes(part)
  const sum = (field: 'seconds' | 'questions') => days.reduce((total, one) => total + one[field], 0)
  // A week of questions alone has no hours to be called none.
  const timeOf = (seconds: number) => (has('hours') && sum('seconds') > 0 ? seconds : null)
  return {
    first: days[0]?.day ?? '',
    last: days.at(-1)?.day ?? '',
    seconds: timeOf(sum('seconds')),
    questions: has('questions') && sum('questions') > 0 ? sum('questions') : null,
    daysStudied: has('days') ? days.filter(({ counts }) => counts).length : null,
    days: has('days')
      ? days.map(({ day, seconds, questions, isToCome }) => ({
          day,
          isStudied: seconds + questions > 0,
          isToCome,
          seconds: timeOf(seconds),
        }))
      : [],
    subjects: has('subjects')
      ? (subjects ?? []).map(({ id, name, seconds }) => ({ id, name, seconds: timeOf(seconds) || null }))
      : [],
    exam: has('exam') ? exam : '',
  }
}

/** Whether there is anything in a week to be shown. */
export const isStudied = ({ days }: Pick<Week, 'days'>): boolean =>
  days.some(({ seconds, questions }) => seconds + questions > 0)

/** Whether nothing was chosen that there is. */
export const isBlank = ({ seconds, questions, daysStudied, subjects, exam }: Shown): boolean =>
  seconds === null && questions === null && daysStudied === null && subjects.length === 0 && exam === ''

export const longestDay = ({ days }: Pick<Shown, 'days'>): number =>
  Math.max(0, ...days.map(({ seconds }) => seconds ?? 0))

const UNITS = [10, 15, 30, 60, 120].map((minutes) => minutes * MINUTE)
const MOST_BUBBLES = 8

/** Seconds that a bubble represents, so that the longest day has no more than eight. */
export function bubbleUnit(longest: number): number {
  return UNITS.find((unit) => longest <= unit * MOST_BUBBLES) ?? Math.ceil(longest / MOST_BUBBLES)
}

/** How full each bubble of a day is, from 0 to 1, the last one in quarters; none without study. */
export function bubblesOf(seconds: number, unit: number): number[] {
  const quarters = Math.max(seconds > 0 ? 1 : 0, Math.round((4 * seconds) / unit))
  return Array.from({ length: Math.ceil(quarters / 4) }, (_, index) => Math.min(1, quarters / 4 - index))
}
