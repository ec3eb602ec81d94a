import { useState } from 'react'
import { newRecordKey } from '../../../../shared/ids.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { useDraft } from '../../../../web/device/use-draft.ts'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Target } from '../contract.ts'
import { copy } from '../copy.ts'
import { EMPTY_TARGET, formOf, wrongName } from '../form.ts'
import { changingTarget, makingTarget } from './queries.ts'
import { TargetFields } from './target-fields.tsx'

const { form: words } = copy

interface TargetDialogProps {
  userId: string
  /** Left out for a new target. */
  target?: Target
  /** Called before it closes. */
  onSaved?: () => void
  onClose: () => void
}

export function TargetDialog({ userId, target, onSaved, onClose }: TargetDialogProps) {
  const draft = useDraft(userId, `target-${target?.id ?? 'new'}`, target ? formOf(target) : EMPTY_TARGET)
  const form = draft.typed
  const [wrong, setWrong] = useState<string>()
  const [key] = useState(() => newRecordKey(Date.now()))
  const done = {
    onSuccess: (message: string) => {
      draft.clear()
      notify(message)
      onSaved?.()
      onClose()
    },
    onError: (error: Error) => setWrong(failureText(error, { unknown: words.failed })),
  }
  const change = useSave({ ...changingTarget(userId, target?.id ?? 0), ...done })
  const make = useSave({
    ...makingTarget(userId),
    onSuccess: ({ message }) => done.onSuccess(message),
    onError: done.onError,
  })
  const save = () => {
    const missing = wrongName(form)
    setWrong(missing)
    if (missing) return
    if (target) change.mutate({ from: draft.from, form: { ...form, notice_url: target.notice_url } })
    else make.mutate({ key, ...form })
  }
  return (
    <FormDialog
      title={target ? words.title : words.newTitle}
      size="md"
      busy={change.isPending || make.isPending}
      onSubmit={save}
      onClose={onClose}
      onCancel={draft.clear}
      copy={words}
      lead={
        <p className="mb-4 text-soft text-sm">{target ? words.hint : `${words.newText} ${words.hint}`}</p>
      }
    >
      <TargetFields
        form={form}
        onChange={(next) => {
          draft.change(next)
          setWrong(undefined)
        }}
        error={wrong}
        autoFocus
      />
    </FormDialog>
  )
}
