import { copy } from '../copy.ts'
import { AlertDialog } from './alert-dialog.tsx'

export interface Outcome {
  readonly good: boolean
  readonly message: string
}

export function OutcomeAlert({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  return (
    <AlertDialog open={outcome !== null} onClose={onClose} title={outcome?.good ? copy.done : copy.failed}>
      {outcome?.message}
    </AlertDialog>
  )
}
