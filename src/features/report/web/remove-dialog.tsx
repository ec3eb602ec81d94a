import { useMutation } from '@tanstack/react-query'
import { failureText } from '../../../web/failure-text.ts'
import { notify } from '../../../web/notices.ts'
import { AlertDialog } from '../../../web/ui/alert-dialog.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { deleteReport } from './queries.ts'

interface RemoveDialogProps {
  userId: string
  id: number
  onClose: () => void
}

/** Asks before a report is deleted for good. */
export function RemoveDialog({ userId, id, onClose }: RemoveDialogProps) {
  const words = copy.remove
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteReport(userId, id),
    networkMode: 'always',
    onSuccess: () => notify(MESSAGES.deleted),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
    onSettled: onClose,
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending} autoFocus>
            {words.cancel}
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => mutate()}>
            {isPending ? words.busy : words.action}
          </Button>
        </>
      }
    >
      {words.text}
    </AlertDialog>
  )
}
