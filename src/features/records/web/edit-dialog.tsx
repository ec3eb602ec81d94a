import { useState } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { ComboBox } from '../../../web/ui/fields/combo-box.tsx'
import { useFirstWrong } from '../../../web/ui/fields/use-field-errors.ts'
import { isSubjectFound } from '../../subjects/subject-search.ts'
import type { ChosenSubject, Kind } from '../contract.ts'
import { copy } from '../copy.ts'
import type { KnownRecord } from '../pending.ts'
import { checkEdit, type EditForm, editFormOf, NOT_FOUND } from '../rules.ts'
import { DayField } from '../studied-day/web/day-field.tsx'
import { type TypedDay, useStudiedDay } from '../studied-day/web/use-studied-day.ts'
import { topicIdIn } from '../topics/first-topics.ts'
import { TopicField } from '../topics/web/topic-field.tsx'
import { useFirstTopics } from '../topics/web/use-first-topics.ts'
import { useTopicUnder } from '../topics/web/use-topics.ts'
import { EffortFields } from './effort-fields.tsx'
import { KindChips } from './kind-chips.tsx'
import type { RecordFields } from './queries.ts'
import { useForm } from './use-form.ts'

interface EditDialogProps {
  record: KnownRecord
  subjects: readonly ChosenSubject[]
  /** Rejects with the server's words when the change was refused. */
  onSave: (subject: ChosenSubject, fields: RecordFields) => Promise<void>
  onClose: () => void
}

interface TypedRecord extends EditForm, TypedDay {
  subject: ChosenSubject | null
  topic: string
  kind: Kind | null
  finished: boolean
}

const asSaved = (record: KnownRecord): TypedRecord => ({
  ...editFormOf(record),
  subject: record.subject,
  topic: record.topic ?? '',
  kind: record.kind ?? null,
  finished: record.finished ?? false,
})

export function EditDialog({ record, subjects, onSave, onClose }: EditDialogProps) {
  const { edit } = copy
  const draft = useDraft(record.user_id, `record-${record.key ?? record.id}`, asSaved(record))
  const { form, change, errors, submit, ref } = useForm(draft, checkEdit)
  const { subject, topic, kind, finished } = form
  const { topicId, underSubject } = useTopicOf(record, form)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<{ subject: string } | null>(null)
  const top = useFirstWrong<HTMLDivElement>(missing)
  const studied = useStudiedDay({ ...record, instant: new Date(record.created_at) }, draft)
  const options = withSubject(subjects, record.subject)

  const ofTopic = topicId ? { topic_id: topicId, finished } : {}
  const save = async () => {
    const value = submit()
    const when = studied.submit()
    setFailure([])
    setMissing(subject ? null : { subject: edit.subjectMissing })
    if (value && when && subject) await send(subject, { topic, kind, ...ofTopic, ...when, ...value })
  }
  const send = async (chosen: ChosenSubject, fields: RecordFields) => {
    setBusy(true)
    try {
      await onSave(chosen, fields)
      draft.clear()
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
      onCancel={draft.clear}
      copy={{ submit: edit.save, busy: edit.saving, cancel: copy.cancel }}
      formRef={ref}
    >
      <div ref={top} className="grid gap-4 sm:grid-cols-2">
        <ComboBox
          label={edit.subject}
          options={options}
          value={subject?.id ?? null}
          onChange={(id) => change(underSubject(options.find((one) => one.id === id) ?? null))}
          isFound={isSubjectFound}
          emptyText={edit.noSubject}
          error={subject ? undefined : missing?.subject}
        />
        <TopicField
          userId={record.user_id}
          subjectId={subject?.id}
          value={topic}
          onChange={(typed) => change({ topic: typed })}
        />
      </div>
      <DayField of={studied} />
      <EffortFields form={form} change={change} errors={errors} />
      {topicId && (
        <Checkbox checked={finished} onChange={(is) => change({ finished: is })}>
          {copy.finished}
        </Checkbox>
      )}
      <KindChips value={kind} onChange={(chosen) => change({ kind: chosen })} />
      {failure.length > 0 && (
        <p ref={intoView} role="alert" className="text-poor text-sm">
          {failure.join(' ')}
        </p>
      )}
    </FormDialog>
  )
}

/** The topic of the edital in the form, and the topic after a change of the subject. */
function useTopicOf(record: KnownRecord, { subject, topic }: TypedRecord) {
  const offered = useFirstTopics()
  const topicUnder = useTopicUnder(record.user_id, offered)
  const isSame = subject?.id === record.subject_id && topic === (record.topic ?? '')
  return {
    topicId: (isSame ? record.topic_id : null) ?? topicIdIn(offered, subject?.id, topic),
    underSubject: (chosen: ChosenSubject | null) => ({
      subject: chosen,
      topic: topicUnder(topic, { from: subject?.id, to: chosen?.id }),
    }),
  }
}

/** On a phone the fields reach below the screen, while the pressed button stays. */
const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

const failureOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : UNEXPECTED
  if (message === UNEXPECTED) return [copy.edit.failed]
  return [copy.edit.failed, message === NOT_FOUND ? copy.edit.gone : message]
}

/** Adds the record's own subject when the student no longer studies it. */
function withSubject(
  subjects: readonly ChosenSubject[],
  own: ChosenSubject | null,
): readonly ChosenSubject[] {
  return own === null || subjects.some(({ id }) => id === own.id) ? subjects : [own, ...subjects]
}
