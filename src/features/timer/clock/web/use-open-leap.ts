import { useEffect, useState } from 'react'
import type { RecordKey } from '../../../../shared/ids.ts'
import { openLeap } from '../../rules.ts'
import type { Timer } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import type { ClockEvent } from '../rules.ts'

/** How long the server has to explain a leap before the student is asked. */
const PATIENCE_MS = 5000

/** A phone in flight mode leaps at every unlock, so the first answer applies to the whole session. */
let countedIn: RecordKey | undefined

export function answerLeap(userId: string, timer: Timer, event: ClockEvent): void {
  if (event.type === 'slept' && timer.status !== 'idle') countedIn = timer.sessionId
  dispatch(userId, event)
}

/** Returns ms; 0 for none, or while the server is asked. */
export function useOpenLeap(userId: string, timer: Timer): number {
  const leap = openLeap(timer)
  const [promptedFor, setPromptedFor] = useState(0)
  const isCounted = timer.status !== 'idle' && timer.sessionId === countedIn
  const isMeasurable = timer.status !== 'idle' && timer.leap?.skew !== null
  useEffect(() => {
    if (leap === 0) return
    const ask = () => (isCounted ? dispatch(userId, { type: 'slept' }) : setPromptedFor(leap))
    const waiting = setTimeout(ask, isMeasurable && navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(waiting)
  }, [userId, leap, isMeasurable, isCounted])
  return leap > 0 && promptedFor === leap ? leap : 0
}
