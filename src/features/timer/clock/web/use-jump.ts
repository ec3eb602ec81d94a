import type { Timer, TimerEvent } from '../../session.ts'
import { type ClockEvent, jumpSince, type Look, type Watch } from '../rules.ts'

export const look = (): Look => ({ wall: Date.now(), steady: performance.now() })

let last: Watch | undefined

/** Returns null when nothing happened since this page last looked. */
export function jumpOf(timer: Timer): ClockEvent | null {
  const startedAt = timer.status === 'running' ? timer.startedAt : undefined
  const [jump, remembered] = jumpSince(last, { ...look(), startedAt })
  last = remembered
  return jump
}

/** Call it before the page sees the change, which the device is still storing. */
export function watchFrom(event: TimerEvent, now: number): void {
  if (event.type === 'start' || event.type === 'resume') last = { ...look(), startedAt: now }
}
