import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { copy } from '../copy.ts'

interface ConfirmDialogProps {
  copy: { title: string; text: string; action: string; busy?: string }
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

/** Asks before something is lost for good. Mounted only while it is open. */
export function ConfirmDialog({ copy: words, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} autoFocus>
            {copy.cancel}
          </Button>
          <Button tone="danger" onClick={confirm} busy={isBusy}>
            {isBusy && words.busy ? words.busy : words.action}
          </Button>
        </>
      }
    >
      <p className="text-soft">{words.text}</p>
    </Dialog>
  )
}
