import { useState } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { notify } from '../../../web/notices.ts'
import { FieldPair } from '../../../web/ui/field-pair.tsx'
import { FormDialog } from '../../../web/ui/form-dialog.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { copy } from '../copy.ts'
import { checkManual, type ManualForm } from '../rules.ts'
import type { ChosenSubject } from '../stored-timer/rules.ts'
import type { Said } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { useForm } from './use-form.ts'

/** How long a validation error of a manual entry is also told as a notice (spec §9), in ms. */
const ERROR_MS = 3000

const EMPTY: ManualForm = { hours: '', minutes: '', totalPauses: '', totalQuestions: '', incorrectAnswers: '' }

interface ManualDialogProps {
  subject: ChosenSubject
  topic: string
  /** Keeps the entry, once by its key; rejects when neither the device nor the server took it. */
  onSave: (key: string, said: Said) => Promise<void>
  onClose: () => void
}

/** Manual study entry (spec §2, §5). Mounted only while it is open. */
export function ManualDialog({ subject, topic, onSave, onClose }: ManualDialogProps) {
  const { manual, form: words } = copy
  const { form, change, errors, submit, firstError, ref } = useForm(EMPTY, checkManual)
  const [isBusy, setBusy] = useState(false)
  // Tried again, it is still the same entry.
  const [key] = useState(() => newRecordKey(Date.now()))
  const number = { inputMode: 'numeric', autoComplete: 'off', placeholder: '0' } as const

  const save = async () => {
    const value = submit()
    if (!value) return notify(firstError() ?? '', { tone: 'poor', ms: ERROR_MS })
    setBusy(true)
    try {
      await onSave(key, { topic, created_at: new Date().toISOString(), ...value })
      onClose()
    } catch {
      notify(copy.summary.failed, { tone: 'poor', ms: ERROR_MS })
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={manual.title}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
      copy={{ submit: manual.save, busy: manual.saving, cancel: copy.cancel }}
      formRef={ref}
      lead={
        <p className="mb-5 wrap-anywhere text-sm text-soft">
          {topic.trim() ? `${subject.name} · ${topic}` : subject.name}
        </p>
      }
    >
      <FieldPair>
        <TextField
          label={words.hours}
          {...number}
          maxLength={4}
          autoFocus
          value={form.hours}
          onChange={(hours) => change({ hours })}
          error={errors.hours}
        />
        <TextField
          label={words.minutes}
          {...number}
          maxLength={4}
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
          error={errors.minutes}
        />
      </FieldPair>
      <QuestionFields total={form.totalQuestions} incorrect={form.incorrectAnswers} errors={errors} onChange={change} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.pauses}
          {...number}
          maxLength={6}
          value={form.totalPauses}
          onChange={(totalPauses) => change({ totalPauses })}
          error={errors.totalPauses}
        />
      </div>
    </FormDialog>
  )
}
