import type { Topic } from '../knowledge/material.ts'
import { mastery } from '../knowledge/memory.ts'

/** A topic of which half is known: how many such answers each topic's own are weighed against. */
const DRAWN = { questions: 10, known: 0.5 }
const LEAST = 0.5
const MOST = 2

/** A topic's worth by answers elsewhere: 1 where half is known, more where less is. */
export function weaknessOf({ elsewhere }: Topic, guess: number): number {
  if (!elsewhere || elsewhere.questions === 0) return 1
  const { questions, right } = elsewhere
  const known = questions * mastery(right / questions, guess) + DRAWN.questions * DRAWN.known
  return Math.min(MOST, Math.max(LEAST, 2 * (1 - known / (questions + DRAWN.questions))))
}
