import { use, useSyncExternalStore } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { durableStores, type Persistence } from '../../../web/device/durable-store.ts'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { notify } from '../../../web/ui/notices.ts'
import { jumpOf, watchFrom } from '../clock/web/use-jump.ts'
import { copy } from '../copy.ts'
import { logChoice, logTimerEvent } from '../live/local-events.ts'
import { type Here, NO_LOG } from '../live/log.ts'
import { knownSkew } from '../live/web/use-server-clock.ts'
import { IDLE, next } from '../rules.ts'
import type { TimerEvent } from '../session.ts'
import { formatTimer, parseTimer, type StoredTimer } from '../stored-timer.ts'

const NOTHING: StoredTimer = { subject: null, topic: '', timer: IDLE, shared: NO_LOG }
const storeOf = durableStores({ name: 'timer', initial: NOTHING, parse: parseTimer, format: formatTimer })

const NOTICE_MS = 6000

const OF_ITSELF: ReadonlySet<string> = new Set<TimerEvent['type']>(['alive', 'compared'])

export function useTimer(userId: string): StoredTimer {
  const store = storeOf(userId)
  return useSyncExternalStore(store.subscribe, store.read, () => NOTHING)
}

/** Suspends until the device was read, for callers that must not take an unread timer for idle. */
export function useKnownTimer(userId: string): StoredTimer {
  use(storeOf(userId).loaded)
  return useTimer(userId)
}

export function readTimer(userId: string): StoredTimer {
  return storeOf(userId).read()
}

export async function loadTimer(userId: string): Promise<StoredTimer> {
  const store = storeOf(userId)
  await store.loaded
  return store.read()
}

/** Stores, then shows, and warns where storing fails; an event without effect writes nothing. */
export async function dispatch(userId: string, event: TimerEvent, now = Date.now()): Promise<void> {
  lookAtClock(userId, now)
  watchFrom(event, now)
  const persistence = await happen(userId, event, now)
  if (!OF_ITSELF.has(event.type)) tellWhere(persistence)
}

/** Checks whether the clock was set or has leapt; later events use the result. */
export function lookAtClock(userId: string, now = Date.now()): void {
  const jump = jumpOf(readTimer(userId).timer)
  if (jump) void happen(userId, jump, now)
}

export async function choose(
  userId: string,
  chosen: Partial<Pick<StoredTimer, 'subject' | 'topic'>>,
): Promise<void> {
  await storeOf(userId).change((stored) => {
    const after = { ...stored, ...chosen }
    return { ...after, shared: logChoice(after, hereAt(Date.now())) }
  })
}

/** Edits the timer after events of other devices, or after the student's answer about them. */
export const changeTimer = (
  userId: string,
  edit: (stored: StoredTimer) => StoredTimer,
): Promise<Persistence> => storeOf(userId).change(edit, { when: afterPaint })

export const subscribeToTimer = (userId: string, changed: () => void): (() => void) =>
  storeOf(userId).subscribe(changed)

/** A power cut may lose a sign of life; the next comes within seconds. */
function happen(userId: string, event: TimerEvent, now: number): Promise<Persistence> {
  const durability = event.type === 'alive' ? 'relaxed' : 'strict'
  return storeOf(userId).change((stored) => after(stored, event, now), { durability, when: afterPaint })
}

export const hereAt = (now: number): Here => ({ now, skew: knownSkew(), newId: () => newRecordKey(now) })

function after(stored: StoredTimer, event: TimerEvent, now: number): StoredTimer {
  const timer = next(stored.timer, event, now)
  return timer === stored.timer
    ? stored
    : { ...stored, timer, shared: logTimerEvent(stored, event, timer, hereAt(now)) }
}

function tellWhere(persistence: Persistence): void {
  if (persistence === 'late') notify(copy.timer.keptLate, { tone: 'poor', ms: NOTICE_MS })
  if (persistence === 'tab') notify(copy.timer.notKept, { tone: 'poor', ms: NOTICE_MS })
}
