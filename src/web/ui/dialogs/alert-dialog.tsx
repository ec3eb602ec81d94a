import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../actions/button.tsx'
import { copy } from '../copy.ts'
import { Dialog } from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Closes by itself after this time, and then has no buttons. */
  autoCloseMs?: number
  actions?: ReactNode
  children?: ReactNode
}

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
