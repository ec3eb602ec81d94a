import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from './button.tsx'
import { copy } from './copy.ts'
import { Dialog } from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Closes by itself after so many ms, and then has no buttons. */
  autoCloseMs?: number
  /** Other buttons than 'OK'. */
  actions?: ReactNode
  children?: ReactNode
}

/** Tells what was done or went wrong, in place of the browser's alert. */
export function AlertDialog({ open, onClose, title, autoCloseMs, actions, children }: AlertDialogProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || autoCloseMs === undefined) return
    const timer = setTimeout(close, autoCloseMs)
    return () => clearTimeout(timer)
  }, [open, autoCloseMs])

  const button = (
    <Button tone="primary" onClick={onClose} autoFocus>
      {copy.ok}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={autoCloseMs === undefined && (actions ?? button)}
    >
      <div className="text-soft">{children}</div>
    </Dialog>
  )
}
