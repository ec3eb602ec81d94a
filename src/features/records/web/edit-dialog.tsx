import { useState } from 'react'
import { UNEXPECTED } from '../../../shared/errors.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { ComboBox } from '../../../web/ui/fields/combo-box.tsx'
import { useFirstWrong } from '../../../web/ui/fields/use-field-errors.ts'
import { isSubjectFound } from '../../subjects/finding.ts'
import type { ChosenSubject, Kind } from '../contract.ts'
import { copy } from '../copy.ts'
import type { KnownRecord } from '../pending.ts'
import { checkEdit, editFormOf } from '../rules.ts'
import { DayField } from '../studied-day/web/day-field.tsx'
import { useStudiedDay } from '../studied-day/web/use-studied-day.ts'
import { keptTopic, topicIdIn } from '../topics/first-topics.ts'
import { TopicField } from '../topics/web/topic-field.tsx'
import { useFirstTopics } from '../topics/web/use-first-topics.ts'
import { EffortFields } from './effort-fields.tsx'
import { KindChips } from './kind-chips.tsx'
import type { Said } from './queries.ts'
import { useForm } from './use-form.ts'

interface EditDialogProps {
  record: KnownRecord
  subjects: readonly ChosenSubject[]
  /** Rejects with the server's words when the change was refused. */
  onSave: (subject: ChosenSubject, said: Said) => Promise<void>
  onClose: () => void
}

export function EditDialog({ record, subjects, onSave, onClose }: EditDialogProps) {
  const { edit } = copy
  const { form, change, errors, submit, ref } = useForm(editFormOf(record), checkEdit)
  const { subject, chooseSubject, topic, setTopic, topicId } = useTopicOf(record)
  const [kind, setKind] = useState<Kind | null>(record.kind ?? null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<{ subject: string } | null>(null)
  const top = useFirstWrong<HTMLDivElement>(missing)
  const [finished, setFinished] = useState(record.finished ?? false)
  const studied = useStudiedDay(new Date(record.created_at))
  const options = withSubject(subjects, record.subject)

  const ofTopic = topicId ? { topic_id: topicId, finished } : {}
  const save = async () => {
    const value = submit()
    const when = studied.submit()
    setFailure([])
    setMissing(subject ? null : { subject: edit.subjectMissing })
    if (value && when && subject) await send(subject, { topic, kind, ...ofTopic, ...when, ...value })
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
      <div ref={top} className="grid gap-4 sm:grid-cols-2">
        <ComboBox
          label={edit.subject}
          options={options}
          value={subject?.id ?? null}
          onChange={(id) => chooseSubject(options.find((one) => one.id === id) ?? null)}
          isFound={isSubjectFound}
          emptyText={edit.noSubject}
          error={subject ? undefined : missing?.subject}
        />
        <TopicField userId={record.user_id} subjectId={subject?.id} value={topic} onChange={setTopic} />
      </div>
      <DayField of={studied} />
      <EffortFields form={form} change={change} errors={errors} />
      {topicId && (
        <Checkbox checked={finished} onChange={setFinished}>
          {copy.finished}
        </Checkbox>
      )}
      <KindChips value={kind} onChange={setKind} />
      {failure.length > 0 && (
        <p ref={intoView} role="alert" className="text-poor text-sm">
          {failure.join(' ')}
        </p>
      )}
    </FormDialog>
  )
}

function useTopicOf(record: KnownRecord) {
  const offered = useFirstTopics()
  const [subject, setSubject] = useState<ChosenSubject | null>(record.subject)
  const [topic, setTopic] = useState(record.topic ?? '')
  const isSame = subject?.id === record.subject_id && topic === (record.topic ?? '')
  const topicId = (isSame ? record.topic_id : null) ?? topicIdIn(offered, subject?.id, topic)
  const chooseSubject = (chosen: ChosenSubject | null) => {
    setTopic(keptTopic(offered, topic, { from: subject?.id, to: chosen?.id }))
    setSubject(chosen)
  }
  return { subject, chooseSubject, topic, setTopic, topicId }
}

/** On a phone the fields reach below what is seen, and the button that was pressed does not move with them. */
const intoView = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' })

const failureOf = (error: unknown) => {
  const said = error instanceof Error ? error.message : UNEXPECTED
  return said === UNEXPECTED ? [copy.edit.failed] : [copy.edit.failed, said]
}

/** Adds the record's own subject when it is no longer one of the student's. */
function withSubject(
  subjects: readonly ChosenSubject[],
  own: ChosenSubject | null,
): readonly ChosenSubject[] {
  return own === null || subjects.some(({ id }) => id === own.id) ? subjects : [own, ...subjects]
}
