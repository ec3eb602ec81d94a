import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import type { SavedGoal } from '../contract.ts'
import { copy } from '../copy.ts'
import { GoalFields } from './goal-fields.tsx'
import { ProposalLine } from './proposal-line.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { useGoalForm } from './use-goal-form.ts'
import { useProposal } from './use-proposal.ts'

interface GoalDialogProps {
  userId: string
  saved: SavedGoal
  onClose: () => void
}

export function GoalDialog({ userId, saved, onClose }: GoalDialogProps) {
  const form = useGoalForm({ userId, saved, onSaved: onClose })
  const proposal = useProposal(userId, saved)
  const { form: words } = copy
  return (
    <FormDialog
      title={copy.title}
      busy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
      onCancel={form.giveUp}
      copy={words}
      formRef={form.ref}
      lead={
        <>
          <p className="mb-4 text-soft">{words.text}</p>
          {proposal && <ProposalLine proposal={proposal} onTake={() => form.take(proposal)} />}
        </>
      }
    >
      <GoalFields form={form} autoFocus />
      <SubjectFields form={form} />
    </FormDialog>
  )
}
