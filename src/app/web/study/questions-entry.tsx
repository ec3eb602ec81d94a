import { useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { useLog } from '../../../features/records/log/web/queries.ts'
import { likelySubjects } from '../../../features/records/questions.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import { useFirstTopics } from '../../../features/records/topics/web/use-first-topics.ts'
import { useTopicUnder } from '../../../features/records/topics/web/use-topics.ts'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import {
  NO_QUESTIONS,
  QuestionsDialog,
  type TypedQuestions,
} from '../../../features/records/web/questions-dialog.tsx'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import { topicFields } from './topic-facts.tsx'

interface QuestionsEntryProps {
  userId: string
  subjects: readonly ChosenSubject[]
  subject: ChosenSubject | null
  topic: string
  onSave: (key: string, subject: ChosenSubject, fields: RecordFields) => Promise<void>
  onClose: () => void
}

type Typed = TypedQuestions & { of?: { subject: ChosenSubject | null; topic: string } }

const NOTHING: Typed = NO_QUESTIONS

/** Records questions without a time, of the page's subject or of another one. */
export function QuestionsEntry({ userId, subjects, subject, topic, onSave, onClose }: QuestionsEntryProps) {
  const draft = useDraft(userId, 'questions', NOTHING)
  const of = draft.typed.of ?? { subject, topic }
  const chosen = of.subject
  const { topicIdOf } = useStudyTopics(userId)
  const topicUnder = useTopicUnder(userId, useFirstTopics())
  const { log } = useLog(userId)
  // Fixed while the dialog is open, so that no option moves.
  const [recent] = useState(() => [
    ...(subject ? [subject.id] : []),
    ...new Set(log?.records.map(({ subject_id }) => subject_id)),
  ])
  const save = async (key: string, fields: RecordFields) => {
    if (!chosen) return
    const topicId = topicIdOf(chosen.id, of.topic)
    await onSave(key, chosen, { ...fields, topic: of.topic, ...topicFields({}, topicId) })
  }
  return (
    <QuestionsDialog
      subjects={subjects}
      likely={likelySubjects(subjects, recent)}
      subject={chosen}
      draft={{ ...draft, change: (patch) => draft.change({ of, ...patch }) }}
      onSubject={(next) =>
        draft.change({
          of: { subject: next, topic: topicUnder(of.topic, { from: chosen?.id, to: next.id }) },
        })
      }
      onSave={save}
      onClose={onClose}
    >
      <TopicField
        userId={userId}
        subjectId={chosen?.id}
        value={of.topic}
        onChange={(typed) => draft.change({ of: { ...of, topic: typed } })}
      />
    </QuestionsDialog>
  )
}
