import { ERROR_MESSAGES, Problem } from '../../shared/errors.ts'
import { revisionOf, tagOf, type Whole } from '../../shared/whole.ts'
import { type Call, JsonText } from './feature.ts'

/** Adds the `ETag` header: the revision that a change names in `If-Match`. */
export const tagged = <Reply>(reply: Reply, whole: Whole) =>
  new JsonText<Reply>(JSON.stringify(reply), { ETag: tagOf(whole) })

/** The refusal of a change from an outdated revision. Call it in the saving transaction, under its lock. */
export async function staleBy(
  { ifMatch }: Pick<Call, 'ifMatch'>,
  find: () => Promise<Whole>,
): Promise<Problem | undefined> {
  if (ifMatch === null) return undefined
  const current = await find()
  if (ifMatch === revisionOf(current)) return undefined
  return new Problem({ message: ERROR_MESSAGES.stale, code: 'stale', current })
}

/** Whether a stale change asks for what is already saved: it then overwrites nothing of another device. */
export const isAsBefore = ({ body: { current } }: Problem, whole: Whole): boolean =>
  current !== undefined && revisionOf(current) === revisionOf(whole)
