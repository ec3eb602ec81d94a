import type { FastifyRequest } from 'fastify'
import { Problem, tooManyAttempts } from '../../shared/errors.ts'
import { isGuess, STRANGERS } from '../../shared/limit.ts'
import type { Db } from '../database/db.ts'
import type { Attempts, Counted } from '../identity/attempts.ts'
import { networkOf } from './address.ts'
import { Refusal } from './on-error.ts'

interface AttemptCounter {
  readonly db: Db
  readonly attempts: Attempts
}

/** A right guess clears the wrong ones; work that fails before it judges the guess does not count. */
export async function withinLimit<Result>(
  { db, attempts }: AttemptCounter,
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

/** Makes a hook that limits addresses without token and contract. */
export const limitStrangers =
  ({ db, attempts }: AttemptCounter) =>
  async ({ ip }: FastifyRequest): Promise<void> => {
    const wait = await attempts.take(db, [[STRANGERS, networkOf(ip)]])
    if (wait > 0) throw new Refusal(tooManyAttempts(wait))
  }
