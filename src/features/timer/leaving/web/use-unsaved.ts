import { use } from 'react'
import { thingOf } from '../../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { dispatch, readTimer, useKnownTimer } from '../../web/use-timer.ts'

export interface Unsaved {
  /** Counting, or halted with time that is not saved. */
  timer: 'none' | 'running' | 'open'
  /** How many things have something that was not sent. */
  waiting: number
}

/** Suspends until the device was asked: not every page has asked it before. */
export function useUnsaved(userId: string): Unsaved {
  use(studentOutbox(userId).seen)
  const { status } = useKnownTimer(userId).timer
  const waiting = new Set(useOutbox(userId).map(thingOf)).size
  const halted = status === 'idle' ? 'none' : 'open'
  return { timer: status === 'running' ? 'running' : halted, waiting }
}

/** The timer must not count while nobody is signed in. */
export async function pauseForLeaving(userId: string): Promise<void> {
  if (readTimer(userId).timer.status === 'running') await dispatch(userId, { type: 'pause' })
}
