import { AlertDialog } from '../../../web/ui/dialogs/alert-dialog.tsx'
import { NOTICE_MS } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import type { SaveOutcome } from './use-save-plan.ts'

/** After a success it closes within 2 seconds, and has no buttons. */
export function SaveAlert({ outcome, onClose }: { outcome: SaveOutcome | null; onClose: () => void }) {
  if (outcome === null) return null
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={outcome.isSaved ? copy.saved : copy.failed}
      {...(outcome.isSaved ? { autoCloseMs: NOTICE_MS } : {})}
    >
      <p>{outcome.message}</p>
      {outcome.details.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {outcome.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </AlertDialog>
  )
}
