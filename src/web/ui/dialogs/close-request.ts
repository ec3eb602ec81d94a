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

/** All that is open, what is in front last. */
const open: object[] = []
let isAnswered = false

/**
 * The phone's own way back closes what is in front, where the browser tells of it, and stays on the page.
 * What may not be closed holds what is behind it, too: a browser asks whatever watches, one or several at once.
 */
export function useCloseRequest(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    if (!(isOpen && window.CloseWatcher)) return
    const { CloseWatcher } = window
    const self = {}
    let watcher: CloseWatcher
    const answer = () => {
      watcher = watch()
      if (isAnswered || open.at(-1) !== self) return
      isAnswered = true
      setTimeout(() => {
        isAnswered = false
      })
      close()
    }
    const watch = () => Object.assign(new CloseWatcher(), { onclose: answer })
    watcher = watch()
    open.push(self)
    return () => {
      watcher.destroy()
      open.splice(open.indexOf(self), 1)
    }
  }, [isOpen])
}
