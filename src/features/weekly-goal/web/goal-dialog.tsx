import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { copy } from '../copy.ts'
import { GoalFields } from './goal-fields.tsx'
import { useGoalForm } from './use-goal-form.ts'

interface GoalDialogProps {
  userId: string
  /** The goal is in minutes; null while there is none. */
  minutes: number | null
  onClose: () => void
}

export function GoalDialog({ userId, minutes, onClose }: GoalDialogProps) {
  const form = useGoalForm({ userId, minutes, onSaved: onClose })
  const { form: words } = copy
  return (
    <FormDialog
      title={copy.title}
      busy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
      copy={words}
      lead={<p className="mb-4 text-soft">{words.text}</p>}
    >
      <GoalFields form={form} autoFocus />
    </FormDialog>
  )
}
