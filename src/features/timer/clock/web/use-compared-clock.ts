import { useEffect, useState } from 'react'
import { openLeap } from '../../rules.ts'
import type { Timer } from '../../session.ts'
import { useNeedsAnswer } from '../../web/use-pulse.ts'
import { dispatch } from '../../web/use-timer.ts'

const loadSkew = () => import('./use-skew.ts')

/** Without a network, or before the app is stored on the device, the next occasion tries again. */
const waitForAnother = () => undefined

/** Measures the skew: only the server's clock tells a device that slept from one whose clock was set. */
export function useComparedClock(userId: string, timer: Timer): void {
  const startedAt = timer.status === 'running' ? timer.startedAt : 0
  const leap = openLeap(timer)
  const isSilent = useNeedsAnswer(timer)
  const shown = useTimesShown(timer.status === 'running' && timer.paperUntil !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them asks for another comparison
  useEffect(() => {
    if (startedAt === 0 && leap === 0) return
    let isOver = false
    let end = () => {
      isOver = true
    }
    loadSkew().then(({ untilCompared }) => {
      if (!isOver) end = untilCompared((skew) => dispatch(userId, { type: 'compared', skew }))
    }, waitForAnother)
    return () => end()
  }, [userId, startedAt, leap, isSilent, shown])
}

/** Counts showings; on paper the device sleeps, and no leap is asked about. */
function useTimesShown(isOnPaper: boolean): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!isOnPaper) return
    const count = () => document.visibilityState === 'visible' && setTimes((before) => before + 1)
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [isOnPaper])
  return times
}
