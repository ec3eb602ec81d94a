import { AlertDialog } from './alert-dialog.tsx'
import { copy } from './copy.ts'

/** How a save ended, in the server's words. */
export interface Outcome {
  readonly good: boolean
  readonly message: string
}

/** Tells how a save ended, titled 'Sucesso!' or 'Erro!' (spec §8); nothing while there is no outcome. */
export function OutcomeAlert({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  return (
    <AlertDialog open={outcome !== null} onClose={onClose} title={outcome?.good ? copy.done : copy.failed}>
      {outcome?.message}
    </AlertDialog>
  )
}
