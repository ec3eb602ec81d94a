import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { saveSession } from '../../records/web/queries.ts'
import type { Halted, Running } from '../session.ts'
import { dispatch, readTimer, useTimer } from './use-timer.ts'

export interface OpenSession {
  readonly status: (Running | Halted)['status']
  readonly subject: string | undefined
  readonly topic: string
}

/** The running session, or one that waits to be saved; null for none. */
export function useOpenSession(userId: string): OpenSession | null {
  const { subject, topic, timer } = useTimer(userId)
  return timer.status === 'idle' ? null : { status: timer.status, subject: subject?.name, topic }
}

/**
 * Hands the ended session to the outbox and resets the timer (`onReset`); returns null when there is none. It
 * may be interrupted anywhere and repeated: the timer keeps the record's data until the outbox has it, and
 * the session's id makes it one record. Rejects when neither the device nor the server stored it; the session
 * is then as before.
 */
export async function saveEndedSession(userId: string, onReset?: () => void): Promise<Delivery | null> {
  const { timer } = readTimer(userId)
  if (timer.status === 'idle' || timer.status === 'running' || !timer.farewell) return null
  const { sessionId, farewell } = timer
  const { subject, said: fields } = farewell
  let gone: Promise<void> | undefined
  const onStored = () => {
    gone = dispatch(userId, { type: 'saved', sessionId }).then(onReset)
  }
  try {
    const delivery = await saveSession(userId, { key: sessionId, subject, fields }, onStored)
    await gone
    return delivery
  } catch (error) {
    await dispatch(userId, { type: 'notSaved', sessionId })
    throw error
  }
}
