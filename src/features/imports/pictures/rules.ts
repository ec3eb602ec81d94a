import type { Import } from '../contract.ts'

interface Answers {
  readonly questions: number
  readonly correct: number
}

/** A subject in two pictures; `more` is below 0 when the later one was filtered differently. */
export interface Growth {
  readonly name: string
  readonly before: Answers
  readonly now: Answers
  readonly more: number
}

const NONE: Answers = { questions: 0, correct: 0 }

/** Compares the last two pictures by their last day; undefined when there are fewer than two. */
export function growthOf(imports: readonly Import[]) {
  const [now, before] = imports
    .filter(({ kind }) => kind === 'picture')
    .toSorted((a, b) => b.last_day.localeCompare(a.last_day) || b.made_at.localeCompare(a.made_at))
  if (!(now && before)) return undefined
  const was = new Map(before.subjects.map((subject) => [subject.name, subject]))
  const subjects = now.subjects.map((subject): Growth => {
    const earlier = was.get(subject.name) ?? NONE
    return { name: subject.name, before: earlier, now: subject, more: subject.questions - earlier.questions }
  })
  return { before: before.last_day, now: now.last_day, subjects }
}
