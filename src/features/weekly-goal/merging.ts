import type { Aimed } from './contract.ts'
import { type Goal, isNone } from './rules.ts'

/**
 * The numbers of a goal, each a part of its own: 'minutes', 'questions', and with a subject's id, 'minutes
 * 7'.
 */
export type GoalWhole = Readonly<Record<string, number>>

/** A goal as a whole, without missing numbers. */
export function wholeOf({ subjects, ...whole }: Goal): GoalWhole {
  const numbers = [{ ...whole, of: '' }, ...subjects.map((one) => ({ ...one, of: ` ${one.subject_id}` }))]
  return Object.fromEntries(
    numbers.flatMap(({ minutes, questions, of }) => [
      ...(minutes === null ? [] : [[`minutes${of}`, minutes]]),
      ...(questions === null ? [] : [[`questions${of}`, questions]]),
    ]),
  )
}

/** The goal of a whole, ready to send. */
export function aimedOf(whole: GoalWhole): Required<Aimed> {
  const aims = (of: string) => ({
    minutes: whole[`minutes${of}`] ?? null,
    questions: whole[`questions${of}`] ?? null,
  })
  const ids = new Set(Object.keys(whole).flatMap((part) => subjectOf(part) ?? []))
  return {
    ...aims(''),
    subjects: [...ids]
      .map((subject_id) => ({ subject_id, ...aims(` ${subject_id}`) }))
      .filter((one) => !isNone(one)),
  }
}

/** The subject of a part; undefined for the whole week's. */
export function subjectOf(part: string): number | undefined {
  const [, subject] = part.split(' ')
  return subject === undefined ? undefined : Number(subject)
}
