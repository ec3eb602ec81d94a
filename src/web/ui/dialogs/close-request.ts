import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

const open: object[] = []
let isAnswered = false

/** Closes the front dialog on the back gesture; one that may not close also holds those behind it. */
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
