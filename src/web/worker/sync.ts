import { Outbox } from '../outbox/outbox.ts'
import { isStudent, sendAs } from '../outbox/outbox-send.ts'
import { openSession } from '../session/session.ts'

/**
 * Sends waiting writes, also when no tab is open, but never beside one. Rejects when something has to wait,
 * so that the browser retries. Without a session all stays until its student signs in.
 */
export async function sendWhatWaits(): Promise<void> {
  const session = openSession()
  const student = await session.currentStudent()
  if (!student) return
  const { userId } = student
  const outbox = new Outbox({
    userId,
    send: (entry, signal) => sendAs(session, entry, signal),
    ready: () => isStudent(session, userId),
    onWake: () => () => undefined,
  })
  await outbox.drain()
  const isLeft = outbox.getSnapshot().some(({ state }) => state === 'waiting')
  outbox.close()
  if (isLeft) throw new Error('Something waits still')
}
