import { NOTICE_MS } from '../../../web/notices.ts'
import { AlertDialog } from '../../../web/ui/alert-dialog.tsx'
import { copy } from '../copy.ts'
import type { SaveOutcome } from './use-save-plan.ts'

/** Tells how a save ended: for 2 seconds and without buttons when it is saved, else with what is wrong (spec §2, §8). */
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
