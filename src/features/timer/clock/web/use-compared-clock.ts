import { useEffect } from 'react'
import { openLeap, type Timer } from '../../rules.ts'
import { useNeedsAnswer } from '../../web/use-pulse.ts'
import { dispatch } from '../../web/use-timer.ts'

const loadSkew = () => import('./use-skew.ts')

/** Without a network, and before the app is kept on the device, the next occasion tries again. */
const waitForAnother = () => undefined

/** Only the server's clock tells a device that slept from one whose clock was set. */
export function useComparedClock(userId: string, timer: Timer): void {
  const startedAt = timer.status === 'running' ? timer.startedAt : 0
  const leap = openLeap(timer)
  const isSilent = useNeedsAnswer(timer)
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
  }, [userId, startedAt, leap, isSilent])
}
