import { ERROR_MESSAGES, Problem } from '../../shared/errors.ts'
import { revisionOf, tagOf, type Whole } from '../../shared/whole.ts'
import { type Call, JsonText } from './feature.ts'

/** An answer whose `ETag` is the revision that a change of the whole names in `If-Match`. */
export const tagged = <Reply>(reply: Reply, whole: Whole) =>
  new JsonText<Reply>(JSON.stringify(reply), { ETag: tagOf(whole) })

/**
 * The answer to a change that was made from another revision than the whole has now; undefined where it may be
 * saved, as it is where the caller names none. Ask in the transaction that saves, behind its lock.
 */
export async function staleBy(
  { ifMatch }: Pick<Call, 'ifMatch'>,
  find: () => Promise<Whole>,
): Promise<Problem | undefined> {
  if (ifMatch === null) return undefined
  const current = await find()
  if (ifMatch === revisionOf(current)) return undefined
  return new Problem({ message: ERROR_MESSAGES.stale, code: 'stale', current })
}

/** Whether a change that was stale has left the whole as it was: then nothing of another device is lost by it. */
export const isAsBefore = ({ body: { current } }: Problem, whole: Whole): boolean =>
  current !== undefined && revisionOf(current) === revisionOf(whole)
