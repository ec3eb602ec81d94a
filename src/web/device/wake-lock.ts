import { useEffect } from 'react'

export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!(active && 'wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keep = (got: WakeLockSentinel) => {
      lock = got
      if (isOver) void got.release()
    }
    const ask = () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState === 'visible')
        navigator.wakeLock.request('screen').then(keep, () => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [active])
}
