import { Problem, tooManyAttempts } from '../shared/errors.ts'
import type { StudentId } from '../shared/ids.ts'
import type { Limit } from '../shared/limit.ts'
import type { Attempts, Counted } from './attempts.ts'
import type { Db } from './db.ts'

interface Means {
  readonly db: Db
  readonly attempts: Attempts
}

/** Does the work unless the student did it too often of late; a right guess forgets the wrong ones before it. */
export async function withinLimit<Result>(
  { db, attempts }: Means,
  [limit, student]: readonly [Limit, StudentId],
  work: () => Promise<Result>,
): Promise<Result | Problem> {
  const counted: readonly Counted[] = [[limit, student]]
  const wait = await attempts.take(db, counted)
  if (wait > 0) return tooManyAttempts(wait)
  const result = await work()
  const isGuess = limit.upToSeconds !== undefined
  if (isGuess && !(result instanceof Problem)) await attempts.giveBack(db, counted)
  return result
}
