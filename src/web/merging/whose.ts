import { useSyncExternalStore } from 'react'
import type { Choices } from '../../shared/whole.ts'

/** A part that two have changed, in words. */
export interface Collision {
  part: string
  title: string
  mine: string
  theirs: string
}

export interface Asked {
  collisions: readonly Collision[]
  /** Null leaves it undecided. */
  answer: (choices: Choices | null) => void
}

let asked: readonly Asked[] = []
const NONE: readonly Asked[] = []
const listeners = new Set<() => void>()

function change(next: readonly Asked[]): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Shows both, and resolves to what the student chose: for every part, or null. */
export function askWhose(collisions: readonly Collision[]): Promise<Choices | null> {
  const { promise, resolve } = Promise.withResolvers<Choices | null>()
  const question: Asked = {
    collisions,
    answer: (choices) => {
      change(asked.filter((one) => one !== question))
      resolve(choices)
    },
  }
  change([...asked, question])
  return promise
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The oldest question that has no answer. */
export const useAsked = (): Asked | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => NONE,
  )[0]
