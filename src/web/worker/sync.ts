import { Outbox } from '../outbox.ts'
import { isStudent, sendAs } from '../outbox-send.ts'
import { openSession } from '../session.ts'

/**
 * Sends what the signed-in student left on this device, also when no tab is open: in order, each once, and never while a
 * tab does. Rejects when something has to wait again, so that the browser comes back to it. Without a session all of it
 * stays where it is until its student signs in.
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
