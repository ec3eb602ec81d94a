import { newRecordKey } from '../../../shared/ids.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { saveSession } from '../../records/web/queries.ts'
import { type Answered, parseRun, type Run, recordsIn, sessionOf, withAnswer } from '../run.ts'

/** Each answer is counted on the device at once, so that a killed tab loses none of the time. */
const runOf = deviceStores<Run | null>({
  name: 'card-run',
  initial: null,
  parse: parseRun,
  format: JSON.stringify,
})

export function countAnswer(userId: string, answered: Answered): void {
  const store = runOf(userId)
  const run = store.read() ?? { session: sessionOf(newRecordKey(Date.now())), subjects: {} }
  store.write(withAnswer(run, answered))
}

/** Seconds that the open run has. */
export const secondsOf = (userId: string): number =>
  Math.round(
    Object.values(runOf(userId).read()?.subjects ?? {}).reduce((sum, { time }) => sum + time, 0) / 1000,
  )

/**
 * Makes the run study records, which are kept as every session is, and begins anew. Resolves to whether the server
 * has them; rejects where neither it nor the device took one, which stays for the next time.
 */
export async function saveRun(userId: string): Promise<boolean> {
  const store = runOf(userId)
  const run = store.read()
  if (!run) return true
  const records = recordsIn(run, new Date())
  let left = records.length
  // A tab killed before the device has them all says them again: its key saves each record once.
  const onStored = () => {
    left -= 1
    if (left === 0) store.write(null)
  }
  const sent = await Promise.all(records.map((record) => saveSession(userId, record, onStored)))
  return sent.every(({ type }) => type === 'sent')
}
