import { use } from 'react'
import { thingOf } from '../../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import { dispatch, readTimer, useKnownTimer } from '../../web/use-timer.ts'

export interface Unsaved {
  /** Running, or halted with unsaved time. */
  timer: 'none' | 'running' | 'open'
  waiting: number
}

/** Suspends until the outbox was read from the device. */
export function useUnsaved(userId: string): Unsaved {
  use(studentOutbox(userId).loaded)
  const { status } = useKnownTimer(userId).timer
  const waiting = new Set(useOutbox(userId).map(thingOf)).size
  const halted = status === 'idle' ? 'none' : 'open'
  return { timer: status === 'running' ? 'running' : halted, waiting }
}

/** Pauses the timer, which must not count while nobody is signed in. */
export async function pauseForLeaving(userId: string): Promise<void> {
  if (readTimer(userId).timer.status === 'running') await dispatch(userId, { type: 'pause' })
}
