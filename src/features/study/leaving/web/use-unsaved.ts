import { use } from 'react'
import { studentOutbox } from '../../../../web/student-outbox.ts'
import { useOutbox } from '../../../../web/use-outbox.ts'
import { dispatch, readTimer, useTimer } from '../../web/use-timer.ts'

/** What a student who signs out leaves on the device. */
export interface Unsaved {
  /** Of the timer: counting, or halted with time that is not saved. */
  timer: 'none' | 'running' | 'open'
  /** How many writes were not sent. */
  waiting: number
}

/** What would be left behind now. Suspends until the device was asked: not every page has asked it before. */
export function useUnsaved(userId: string): Unsaved {
  use(studentOutbox(userId).seen)
  const { status } = useTimer(userId).timer
  const waiting = useOutbox(userId).length
  const halted = status === 'idle' ? 'none' : 'open'
  return { timer: status === 'running' ? 'running' : halted, waiting }
}

/** Pauses a running timer, so that it does not count while nobody is signed in. */
export function pauseForLeaving(userId: string): void {
  if (readTimer(userId).timer.status === 'running') dispatch(userId, { type: 'pause' })
}
