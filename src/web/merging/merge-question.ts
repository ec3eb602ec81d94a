import { useSyncExternalStore } from 'react'
import type { Choices } from '../../shared/whole.ts'

export interface Collision {
  part: string
  title: string
  mine: string
  theirs: string
}

export interface MergeQuestion {
  collisions: readonly Collision[]
  /** Null leaves it undecided. */
  answer: (choices: Choices | null) => void
}

let questions: readonly MergeQuestion[] = []
const NONE: readonly MergeQuestion[] = []
const listeners = new Set<() => void>()

function change(next: readonly MergeQuestion[]): void {
  questions = next
  for (const listener of listeners) listener()
}

/** Shows both values, and resolves to the student's choice for every part, or null. */
export function askMergeQuestion(collisions: readonly Collision[]): Promise<Choices | null> {
  const { promise, resolve } = Promise.withResolvers<Choices | null>()
  const question: MergeQuestion = {
    collisions,
    answer: (choices) => {
      change(questions.filter((one) => one !== question))
      resolve(choices)
    },
  }
  change([...questions, question])
  return promise
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMergeQuestion = (): MergeQuestion | undefined =>
  useSyncExternalStore(
    subscribe,
    () => questions,
    () => NONE,
  )[0]
