import type { Delivery } from '../../../web/outbox/student-outbox.ts'
import { saveSession } from '../../records/web/queries.ts'
import type { Halted, Running } from '../session.ts'
import { dispatch, readTimer, useTimer } from './use-timer.ts'

export interface OpenSession {
  readonly status: (Running | Halted)['status']
  readonly subject: string | undefined
  readonly topic: string
}

/** What is studied now, or waits to be saved; null while nothing is. */
export function useOpenSession(userId: string): OpenSession | null {
  const { subject, topic, timer } = useTimer(userId)
  return timer.status === 'idle' ? null : { status: timer.status, subject: subject?.name, topic }
}

/**
 * Hands the session over to the outbox and has the timer begin anew (`onReset`); null when none is to be
 * saved. It can be broken off anywhere and done again: the timer keeps all that the record will say until the
 * outbox has it, and the session's id makes it one record. Rejects when neither the device nor the server
 * took it; then the session is there as before.
 */
export async function sayFarewell(userId: string, onReset?: () => void): Promise<Delivery | null> {
  const { timer } = readTimer(userId)
  if (timer.status === 'idle' || timer.status === 'running' || !timer.farewell) return null
  const { sessionId, farewell } = timer
  let gone: Promise<void> | undefined
  const onKept = () => {
    gone = dispatch(userId, { type: 'saved', sessionId }).then(onReset)
  }
  try {
    const delivery = await saveSession(userId, { key: sessionId, ...farewell }, onKept)
    await gone
    return delivery
  } catch (error) {
    await dispatch(userId, { type: 'notSaved', sessionId })
    throw error
  }
}
