import { Outbox } from '../outbox/outbox.ts'
import { isStudent, sendAs } from '../outbox/outbox-send.ts'
import { openSession } from '../session/session.ts'

/** Sends without an open tab, never beside one. Rejects when something waits, so that it is retried. */
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
