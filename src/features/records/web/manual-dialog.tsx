import { useState } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import type { Draft } from '../../../web/device/use-draft.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { FieldPair } from '../../../web/ui/fields/field-pair.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { carryMinutes } from '../carry-minutes.ts'
import type { ChosenSubject } from '../contract.ts'
import { copy } from '../copy.ts'
import { checkManual, type ManualForm } from '../rules.ts'
import { studiedAtOnce } from '../studied-day/rules.ts'
import { DayField } from '../studied-day/web/day-field.tsx'
import { type TypedDay, useStudiedDay } from '../studied-day/web/use-studied-day.ts'
import type { RecordFields } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { useForm } from './use-form.ts'

/** A validation error also shows as a notice for this long. */
const ERROR_MS = 3000

export type TypedEntry = ManualForm & TypedDay

export const NO_ENTRY: TypedEntry = {
  hours: '',
  minutes: '',
  totalPauses: '',
  totalQuestions: '',
  incorrectAnswers: '',
}

interface ManualDialogProps {
  subject: ChosenSubject
  topic: string
  draft: Draft<TypedEntry>
  /** Stores the entry once by its key; rejects when neither the device nor the server stored it. */
  onSave: (key: string, fields: RecordFields) => Promise<void>
  onClose: () => void
  children?: Elements
}

export function ManualDialog({ subject, topic, draft, onSave, onClose, children }: ManualDialogProps) {
  const { manual, form: words } = copy
  const { form, change, errors, submit, firstError, ref } = useForm(draft, checkManual)
  const [isBusy, setBusy] = useState(false)
  // The entry keeps the day of its opening, even after midnight.
  const [opened] = useState(() => studiedAtOnce(new Date(), studentDayZone()))
  const studied = useStudiedDay(opened, draft)
  // A second try is the same entry.
  const [key] = useState(() => newRecordKey(Date.now()))
  const number = { inputMode: 'numeric', autoComplete: 'off', placeholder: '0' } as const

  const save = async () => {
    change(carryMinutes(form))
    const value = submit()
    const when = studied.submit()
    if (!value) return notify(firstError() ?? '', { tone: 'poor', ms: ERROR_MS, isAloud: false })
    if (!when) return
    setBusy(true)
    // The device has it now, even if the page closes before the server answers.
    draft.forget()
    try {
      await onSave(key, {
        topic,
        created_at: opened.instant.toISOString(),
        zone: opened.zone,
        ...when,
        ...value,
      })
      draft.clear()
      onClose()
    } catch {
      draft.change({})
      notify(copy.saveFailed, { tone: 'poor', ms: ERROR_MS })
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
      onCancel={draft.clear}
      copy={{ submit: manual.save, busy: manual.saving, cancel: copy.cancel }}
      formRef={ref}
      lead={<p className="mb-5 wrap-anywhere text-sm text-soft">{subject.name}</p>}
    >
      <FieldPair>
        <TextField
          label={words.hours}
          {...number}
          autoFocus
          value={form.hours}
          onChange={(hours) => change({ hours })}
          error={errors.hours}
        />
        <TextField
          label={words.minutes}
          {...number}
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
          onBlur={() => change(carryMinutes(form))}
          error={errors.minutes}
        />
      </FieldPair>
      <DayField of={studied} />
      <QuestionFields
        total={form.totalQuestions}
        incorrect={form.incorrectAnswers}
        errors={errors}
        onChange={change}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.pauses}
          {...number}
          value={form.totalPauses}
          onChange={(totalPauses) => change({ totalPauses })}
          error={errors.totalPauses}
        />
      </div>
      {children}
    </FormDialog>
  )
}
