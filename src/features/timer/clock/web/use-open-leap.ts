import { useEffect, useState } from 'react'
import { openLeap } from '../../rules.ts'
import type { Timer } from '../../session.ts'

/** The server has so long to say what a leap was before the student is asked. */
const PATIENCE_MS = 5000

/** Returns ms; 0 for none, or while the server is asked. */
export function useOpenLeap(timer: Timer): number {
  const leap = openLeap(timer)
  const [askedFor, setAskedFor] = useState(0)
  const canBeTold = timer.status !== 'idle' && timer.leap?.skew !== null
  useEffect(() => {
    if (leap === 0) return
    const waiting = setTimeout(() => setAskedFor(leap), canBeTold && navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(waiting)
  }, [leap, canBeTold])
  return leap > 0 && askedFor === leap ? leap : 0
}
