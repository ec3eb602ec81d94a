import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../actions/button.tsx'
import { copy } from '../copy.ts'
import { Dialog } from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Closes by itself after this time; it then has no default buttons. */
  autoCloseMs?: number | undefined
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

  const ok = autoCloseMs === undefined && <OkButton onClick={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" actions={actions ?? ok}>
      <div className="text-soft">{children}</div>
    </Dialog>
  )
}

export function OkButton({ onClick }: { onClick: () => void }) {
  return (
    <Button tone="primary" onClick={onClick} autoFocus>
      {copy.ok}
    </Button>
  )
}
