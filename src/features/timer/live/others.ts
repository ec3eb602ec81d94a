import type { StoredTimer } from '../stored-timer.ts'
import { type LiveSession, sessionsOf } from './rules.ts'

/** Open sessions that this device does not show, the latest first. */
export function othersOf({ timer, shared }: StoredTimer): LiveSession[] {
  const own = timer.status === 'idle' ? null : timer.sessionId
  return sessionsOf(shared.events)
    .filter(({ key, ended, timer: { status } }) => key !== own && !ended && status !== 'idle')
    .toSorted((one, other) => other.lastAt - one.lastAt)
}
