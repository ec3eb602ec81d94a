import { useState } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { failureText } from '../../api/failure-text.ts'
import { Button } from '../actions/button.tsx'
import { copy } from '../copy.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  /** `failed` is the message for a failure without its own. */
  copy: { title: string; text: string; action: string; busy?: string; failed?: string }
  /** When it rejects, the dialog stays and shows why. */
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

/** Mount it only while it is open; nothing closes it while the action runs. */
export function ConfirmDialog({ copy: words, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(failureText(error as Error, { unknown: words.failed ?? UNEXPECTED }))
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
      {failure && (
        <p role="alert" className="mt-3 text-poor text-sm">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
