import { useState } from 'react'
import { useDraft } from '../../../../web/device/use-draft.ts'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { MESSAGES, type Outcome, TARGET_LIMITS, type Target } from '../contract.ts'
import { copy } from '../copy.ts'
import { formatPoints, hasOutcome, NO_OUTCOME, readOutcome } from '../outcome.ts'
import { saveOutcome } from './queries.ts'

const { outcome: words } = copy

interface OutcomeDialogProps {
  userId: string
  target: Pick<Target, 'id' | 'body'>
  outcome: Outcome
  onClose: () => void
}

/** All fields are optional; a blank one deletes its value. */
export function OutcomeDialog({ userId, target, outcome, onClose }: OutcomeDialogProps) {
  const draft = useDraft(userId, `outcome-${target.id}`, {
    points: outcome.points === null ? '' : formatPoints(outcome.points),
    went: outcome.went,
  })
  const { points, went } = draft.typed
  // Text typed before a reload began with the same outcome, or it would be gone.
  const [begun] = useState(outcome)
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const tell = async (said: Outcome) => {
    setBusy(true)
    const delivery = await saveOutcome(userId, target, { from: begun, outcome: said }).catch(() => null)
    if (delivery === null || delivery.type === 'rejected') notify(words.failed, { tone: 'poor', ms: 6000 })
    else draft.clear()
    onClose()
  }
  const save = () => {
    const said = readOutcome({ points, went })
    if (said) void tell(said)
    else setWrong(MESSAGES.notPoints)
  }
  return (
    <FormDialog
      title={words.title}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
      onCancel={draft.clear}
      copy={words}
      lead={<p className="mb-4 text-soft text-sm">{words.hint}</p>}
    >
      <TextField
        label={words.points}
        description={words.pointsHint}
        inputMode="decimal"
        autoComplete="off"
        value={points}
        onChange={(typed) => {
          draft.change({ points: typed })
          setWrong(undefined)
        }}
        error={wrong}
      />
      <TextField
        label={words.went}
        autoComplete="off"
        limit={TARGET_LIMITS.went}
        value={went}
        onChange={(text) => draft.change({ went: text })}
      />
      {hasOutcome(outcome) && <TextButton onClick={() => void tell(NO_OUTCOME)}>{words.remove}</TextButton>}
    </FormDialog>
  )
}
