import { AlertDialog } from '../../../web/ui/alert-dialog.tsx'
import { copy } from '../copy.ts'

/** Says that the sign-in with Google failed, and why (spec §8). */
export function GoogleFailure({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title={copy.google.title}>
      {copy.google.failed(message)}
    </AlertDialog>
  )
}
