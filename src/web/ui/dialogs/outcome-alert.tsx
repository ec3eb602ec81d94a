import { copy } from '../copy.ts'
import { NOTICE_MS } from '../notices.ts'
import { AlertDialog, OkButton } from './alert-dialog.tsx'

export interface Outcome {
  readonly good: boolean
  readonly message: string
}

interface OutcomeAlertProps {
  outcome: Outcome | null
  onClose: () => void
  /** Shows a success as long as a notice, and continues without a tap. */
  goesOn?: boolean
}

export function OutcomeAlert({ outcome, onClose, goesOn = false }: OutcomeAlertProps) {
  return (
    <AlertDialog
      open={outcome !== null}
      onClose={onClose}
      title={outcome?.good ? copy.done : copy.failed}
      autoCloseMs={goesOn && outcome?.good ? NOTICE_MS : undefined}
      actions={<OkButton onClick={onClose} />}
    >
      {outcome?.message}
    </AlertDialog>
  )
}
