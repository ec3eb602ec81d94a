import { Problem, tooManyAttempts } from '../shared/errors.ts'
import { isGuess } from '../shared/limit.ts'
import type { Attempts, Counted } from './attempts.ts'
import type { Db } from './db.ts'

interface Means {
  readonly db: Db
  readonly attempts: Attempts
}

/**
 * Does the work unless one of those whom it is counted for did it too often of late; a right guess forgets the wrong ones
 * before it, and one that fails before it is known to be right or wrong is none.
 */
export async function withinLimit<Result>(
  { db, attempts }: Means,
  counted: readonly Counted[],
  work: () => Promise<Result>,
): Promise<Result | Problem> {
  const wait = await attempts.take(db, counted)
  if (wait > 0) return tooManyAttempts(wait)
  const guesses = counted.filter(([limit]) => isGuess(limit))
  if (guesses.length === 0) return work()
  const result = await work().catch(async (error: unknown) => {
    await attempts.undo(db, guesses)
    throw error
  })
  if (!(result instanceof Problem)) await attempts.giveBack(db, guesses)
  return result
}
