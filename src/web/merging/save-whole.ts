import { revisionOf, type Whole } from '../../shared/whole.ts'
import { ApiError } from '../api/api-error.ts'
import type { PartWords, Settling } from './settle.ts'

export interface Change<W extends Whole> {
  /** The whole that the student saw when the change began; undefined where it was not known. */
  base: W | undefined
  mine: W
  words: PartWords<W>
  merging?: Settling<W>['merging']
}

/** The whole that the change is based on, newer than `base` after a merge, with its revision. */
interface Made<W extends Whole> {
  from?: W
  ifMatch?: string
}

/** Merges with what another device saved, and asks about collisions. Rejects with `ApiError`. */
export async function saveWhole<W extends Whole, Reply>(
  { base, mine, ...how }: Change<W>,
  send: (whole: W, made: Made<W>) => Promise<Reply>,
): Promise<Reply> {
  let [from, whole] = [base, mine]
  for (;;) {
    const sent = await send(whole, from ? { from, ifMatch: revisionOf(from) } : {}).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    )
    if ('reply' in sent) return sent.reply
    const theirs = currentIn<W>(sent.error)
    if (!(theirs && from)) throw sent.error
    const { settle } = await import('./settle.ts')
    whole = await settle({ base: from, mine: whole, theirs }, how)
    from = theirs
  }
}

const currentIn = <W extends Whole>(error: unknown) =>
  error instanceof ApiError ? (error.current as W | undefined) : undefined
