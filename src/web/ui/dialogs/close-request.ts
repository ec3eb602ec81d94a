import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/** The phone's own way back closes what is in front, where the browser tells of it, and stays on the page. */
export function useCloseRequest(open: boolean, onClose: (() => void) | undefined): void {
  const mayClose = open && onClose !== undefined
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    if (!(mayClose && window.CloseWatcher)) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [mayClose])
}
