import { useRef, useState } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import type { Draft } from '../../../web/device/use-draft.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import { ComboBox } from '../../../web/ui/fields/combo-box.tsx'
import { isSubjectFound } from '../../subjects/subject-search.ts'
import type { ChosenSubject } from '../contract.ts'
import { copy } from '../copy.ts'
import { checkQuestions, type QuestionsForm } from '../questions.ts'
import { studiedAtOnce } from '../studied-day/rules.ts'
import { DayField } from '../studied-day/web/day-field.tsx'
import { type TypedDay, useStudiedDay } from '../studied-day/web/use-studied-day.ts'
import type { RecordFields } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { useForm } from './use-form.ts'

export type TypedQuestions = QuestionsForm & TypedDay

export const NO_QUESTIONS: TypedQuestions = { totalQuestions: '', incorrectAnswers: '' }

interface QuestionsDialogProps {
  subjects: readonly ChosenSubject[]
  /** Some of the subjects, as one-tap choices. */
  likely: readonly ChosenSubject[]
  subject: ChosenSubject | null
  draft: Draft<TypedQuestions>
  onSubject: (subject: ChosenSubject) => void
  /** Stores them once by their key; rejects when neither the device nor the server stored them. */
  onSave: (key: string, fields: RecordFields) => Promise<void>
  onClose: () => void
  children?: Elements
}

/** Questions answered elsewhere, without a time. */
export function QuestionsDialog({
  subjects,
  likely,
  subject,
  draft,
  onSubject,
  onSave,
  onClose,
  children,
}: QuestionsDialogProps) {
  const { onlyQuestions: words, edit } = copy
  const { form, change, errors, submit, ref } = useForm(draft, checkQuestions)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [opened] = useState(() => studiedAtOnce(new Date(), studentDayZone()))
  const studied = useStudiedDay(opened, draft)
  const [key] = useState(() => newRecordKey(Date.now()))
  const [hasSubject] = useState(subject !== null)
  const fields = useRef<HTMLDivElement>(null)

  const choose = (id: number | null) => {
    const chosen = subjects.find((one) => one.id === id)
    if (!chosen) return
    onSubject(chosen)
    setFailure(undefined)
    // A phone opens its keyboard only within the tap.
    fields.current?.querySelector('input')?.focus()
  }
  const save = async () => {
    const value = submit()
    const when = studied.submit()
    if (!subject) return setFailure(edit.subjectMissing)
    if (!(value && when)) return
    setBusy(true)
    // The device has them now, even if the page closes before the server answers.
    draft.forget()
    try {
      const counts = { study_time: 0, total_pauses: 0, kind: 'questions', ...value } as const
      await onSave(key, { created_at: opened.instant.toISOString(), zone: opened.zone, ...when, ...counts })
      draft.clear()
      onClose()
    } catch {
      draft.change({})
      setFailure(copy.saveFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={words.title}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
      onCancel={draft.clear}
      copy={{ submit: copy.manual.save, busy: copy.manual.saving, cancel: copy.cancel }}
      formRef={ref}
    >
      <Chips
        label={edit.subject}
        options={likely.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={subject && String(subject.id)}
        onChange={(id) => choose(Number(id))}
      />
      {likely.length < subjects.length && (
        <ComboBox
          label={words.other}
          options={subjects}
          value={likely.some(({ id }) => id === subject?.id) ? null : (subject?.id ?? null)}
          onChange={choose}
          isFound={isSubjectFound}
          emptyText={edit.noSubject}
        />
      )}
      <div ref={fields}>
        <QuestionFields
          total={form.totalQuestions}
          incorrect={form.incorrectAnswers}
          errors={errors}
          onChange={change}
          autoFocus={hasSubject}
        />
      </div>
      <DayField of={studied} />
      {children}
      {failure && (
        <p role="alert" className="text-poor text-sm">
          {failure}
        </p>
      )}
    </FormDialog>
  )
}
