import type { Aimed } from './contract.ts'
import { type Goal, isNone } from './rules.ts'

/** The numbers of a goal, each for itself: 'minutes', 'questions', and with a subject's id behind, 'minutes 7'. */
export type GoalWhole = Readonly<Record<string, number>>

/** A goal as it is saved whole; what is no goal is left out. */
export function wholeOf({ subjects, ...whole }: Goal): GoalWhole {
  const numbers = [{ ...whole, of: '' }, ...subjects.map((one) => ({ ...one, of: ` ${one.subject_id}` }))]
  return Object.fromEntries(
    numbers.flatMap(({ minutes, questions, of }) => [
      ...(minutes === null ? [] : [[`minutes${of}`, minutes]]),
      ...(questions === null ? [] : [[`questions${of}`, questions]]),
    ]),
  )
}

/** The goal of a whole, as it is sent. */
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

/** The subject that a number is of; undefined for the whole week's. */
export function subjectOf(part: string): number | undefined {
  const [, subject] = part.split(' ')
  return subject === undefined ? undefined : Number(subject)
}
