import { newRecordKey } from '../../../shared/ids.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { saveSession } from '../../records/web/queries.ts'
import { type Answered, parseReview, type Review, recordsIn, sessionOf, withAnswer } from '../card-review.ts'

/** Stores each answer at once, so that a killed tab loses no time. */
const reviewOf = deviceStores<Review | null>({
  name: 'card-run',
  initial: null,
  parse: parseReview,
  format: JSON.stringify,
})

export function countAnswer(userId: string, answered: Answered): void {
  const store = reviewOf(userId)
  const review = store.read() ?? { session: sessionOf(newRecordKey(Date.now())), subjects: {} }
  store.write(withAnswer(review, answered))
}

/** Seconds of the unsaved review. */
export const secondsOf = (userId: string): number =>
  Math.round(
    Object.values(reviewOf(userId).read()?.subjects ?? {}).reduce((sum, { time }) => sum + time, 0) / 1000,
  )

/**
 * Saves the review as study records, and starts anew. Resolves to whether the server has them; rejects if not
 * even the device could store one, which stays for the next time.
 */
export async function saveReview(userId: string): Promise<boolean> {
  const store = reviewOf(userId)
  const review = store.read()
  if (!review) return true
  const records = recordsIn(review, new Date())
  let left = records.length
  // A tab that was killed before sends all of them again: each key is saved once.
  const onStored = () => {
    left -= 1
    if (left === 0) store.write(null)
  }
  const sent = await Promise.all(records.map((record) => saveSession(userId, record, onStored)))
  return sent.every(({ type }) => type === 'sent')
}
