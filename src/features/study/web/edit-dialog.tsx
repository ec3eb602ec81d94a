import { useState } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { ComboBox } from '../../../web/ui/combo-box.tsx'
import { FormDialog } from '../../../web/ui/form-dialog.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import type { KnownRecord } from '../pending/rules.ts'
import { checkEdit, editFormOf } from '../rules.ts'
import type { ChosenSubject } from '../stored-timer/rules.ts'
import { EffortFields } from './effort-fields.tsx'
import type { Said } from './queries.ts'
import { useForm } from './use-form.ts'

interface EditDialogProps {
  record: KnownRecord
  subjects: readonly ChosenSubject[]
  /** Keeps the change; rejects with the server's words when it was refused. */
  onSave: (subject: ChosenSubject, said: Said) => Promise<void>
  onClose: () => void
}

/** Edits a record (spec §2, §5). Mounted only while it is open. */
export function EditDialog({ record, subjects, onSave, onClose }: EditDialogProps) {
  const { edit, setup } = copy
  const { form, change, errors, submit, ref } = useForm(editFormOf(record), checkEdit)
  const [subject, setSubject] = useState<ChosenSubject | null>(record.subject)
  const [topic, setTopic] = useState(record.topic ?? '')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])
  const options = withSubject(subjects, record.subject)

  const save = async () => {
    const value = submit()
    setFailure(subject ? [] : [edit.subjectMissing])
    if (value && subject) await send(subject, { topic, ...value })
  }
  const send = async (chosen: ChosenSubject, said: Said) => {
    setBusy(true)
    try {
      await onSave(chosen, said)
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      size="md"
      title={edit.title}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
      copy={{ submit: edit.save, busy: edit.saving, cancel: copy.cancel }}
      formRef={ref}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ComboBox
          label={setup.subject}
          options={options}
          value={subject?.id ?? null}
          onChange={(id) => setSubject(options.find((one) => one.id === id) ?? null)}
          emptyText={setup.noSubject}
        />
        <TextField
          label={setup.topic}
          placeholder={setup.topicPlaceholder}
          maxLength={LIMITS.topic}
          value={topic}
          onChange={setTopic}
          autoComplete="off"
        />
      </div>
      <EffortFields form={form} change={change} errors={errors} />
      {failure.length > 0 && (
        <p role="alert" className="text-poor text-sm">
          {failure.join(' ')}
        </p>
      )}
    </FormDialog>
  )
}

/** That it failed (spec §8), and what more the server said. */
const failureOf = (error: unknown) => {
  const said = error instanceof Error ? error.message : UNEXPECTED
  return said === UNEXPECTED ? [copy.edit.failed] : [copy.edit.failed, said]
}

/** The student's subjects, and the record's own when it is no longer one of them. */
function withSubject(subjects: readonly ChosenSubject[], own: ChosenSubject | null): readonly ChosenSubject[] {
  return own === null || subjects.some(({ id }) => id === own.id) ? subjects : [own, ...subjects]
}
