import { AlertDialog } from '../../../web/ui/dialogs/alert-dialog.tsx'
import { copy } from '../copy.ts'

export function GoogleFailure({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title={copy.google.title}>
      {copy.google.failed(message)}
    </AlertDialog>
  )
}
