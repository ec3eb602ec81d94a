import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { copy } from '../copy.ts'

/** A student who has just signed out cannot save; the edits stay on the device. */
const SIGNED_OUT = '/login'

interface LeaveDialogProps {
  isDirty: boolean
  saving: boolean
  /** Resolves to whether the plan is saved. */
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks before the student leaves unsaved edits, by a link or by closing the page. */
export function LeaveDialog({ isDirty, saving, onSave, onDiscard }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== SIGNED_OUT,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const stay = () => blocker.reset?.()
  const discard = () => {
    onDiscard()
    blocker.proceed?.()
  }
  const save = async () => {
    if (await onSave()) blocker.proceed?.()
    else stay()
  }
  return (
    <Dialog
      role="alertdialog"
      size="md"
      open={blocker.state === 'blocked'}
      onClose={saving ? undefined : stay}
      title={copy.leave.title}
      actions={
        <>
          <Button tone="quiet" onClick={discard} disabled={saving}>
            {copy.leave.discard}
          </Button>
          <Button onClick={stay} disabled={saving}>
            {copy.leave.stay}
          </Button>
          <Button tone="primary" busy={saving} onClick={save} autoFocus>
            {copy.leave.save}
          </Button>
        </>
      }
    >
      <p className="text-soft">{copy.leave.text}</p>
    </Dialog>
  )
}
