import { useEffect, useState } from 'react'
import type { RecordKey } from '../../../../shared/ids.ts'
import { openLeap } from '../../rules.ts'
import type { Timer } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import type { ClockEvent } from '../rules.ts'

/** The server has so long to say what a leap was before the student is asked. */
const PATIENCE_MS = 5000

/** A phone in flight mode leaps at every unlock: who counted one in this session is not asked again. */
let countedIn: RecordKey | undefined

export function answerLeap(userId: string, timer: Timer, event: ClockEvent): void {
  if (event.type === 'slept' && timer.status !== 'idle') countedIn = timer.sessionId
  dispatch(userId, event)
}

/** Returns ms; 0 for none, or while the server is asked. */
export function useOpenLeap(userId: string, timer: Timer): number {
  const leap = openLeap(timer)
  const [askedFor, setAskedFor] = useState(0)
  const isCounted = timer.status !== 'idle' && timer.sessionId === countedIn
  const canBeTold = timer.status !== 'idle' && timer.leap?.skew !== null
  useEffect(() => {
    if (leap === 0) return
    const ask = () => (isCounted ? dispatch(userId, { type: 'slept' }) : setAskedFor(leap))
    const waiting = setTimeout(ask, canBeTold && navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(waiting)
  }, [userId, leap, canBeTold, isCounted])
  return leap > 0 && askedFor === leap ? leap : 0
}
