import { useSyncExternalStore } from 'react'
import { afterPaint } from '../../../web/after-paint.ts'
import { deviceStores } from '../../../web/device-store.ts'
import { notify } from '../../../web/notices.ts'
import { copy } from '../copy.ts'
import { formatTimer, parseTimer, type StoredTimer } from '../stored-timer/rules.ts'
import { IDLE, next, type TimerEvent } from '../timer/rules.ts'

const NOTHING: StoredTimer = { subject: null, topic: '', timer: IDLE }
/** The student's timer on this device, the same in every tab. */
const storeOf = deviceStores({ name: 'timer', initial: NOTHING, parse: parseTimer, format: formatTimer })

/** The student's timer with subject and topic; follows every change, also of another tab. */
export function useTimer(userId: string): StoredTimer {
  const store = storeOf(userId)
  return useSyncExternalStore(store.subscribe, store.read, () => NOTHING)
}

/** The student's timer as it is now. */
export function readTimer(userId: string): StoredTimer {
  return storeOf(userId).read()
}

/**
 * Makes something happen to the timer at `now`, on the device first and on the screen after the next frame; an event that
 * changes nothing writes nothing.
 */
export function dispatch(userId: string, event: TimerEvent, now = Date.now()): void {
  const store = storeOf(userId)
  const stored = store.read()
  const timer = next(stored.timer, event, now)
  if (timer === stored.timer) return
  const isKept = store.write({ ...stored, timer }, afterPaint)
  if (!isKept && event.type !== 'alive') notify(copy.timer.notKept, { tone: 'poor', ms: 6000 })
}

/** Chooses what is being studied. */
export function choose(userId: string, chosen: Partial<Pick<StoredTimer, 'subject' | 'topic'>>): void {
  const store = storeOf(userId)
  store.write({ ...store.read(), ...chosen })
}
