import type { ChosenSubject } from '../../../features/records/contract.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import { ManualDialog, NO_ENTRY, type TypedEntry } from '../../../features/records/web/manual-dialog.tsx'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import { rememberKind, useKindHabit } from '../../../features/records/web/use-kind-habit.ts'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import { type FactsOfTopic, kindOf, TopicFacts, topicFields } from './topic-facts.tsx'

interface ManualEntryProps {
  userId: string
  subject: ChosenSubject
  /** The page's topic, until another is typed. */
  topic: string
  onSave: (key: string, fields: RecordFields) => Promise<void>
  onClose: () => void
}

type Typed = TypedEntry & {
  /** The topic that was typed instead of the page's (`of`). */
  topic?: { of: string; typed: string }
  facts?: FactsOfTopic & { topic: string }
}

const NOTHING: Typed = NO_ENTRY

export function ManualEntry({ userId, subject, topic: ofPage, onSave, onClose }: ManualEntryProps) {
  const { topicIdOf } = useStudyTopics(userId)
  const draft = useDraft(userId, `manual-${subject.id}`, NOTHING)
  const { topic: own } = draft.typed
  const topic = own?.of === ofPage ? own.typed : ofPage
  // Facts of another topic do not apply to this one.
  const form: FactsOfTopic = draft.typed.facts?.topic === topic ? draft.typed.facts : {}
  const topicId = topicIdOf(subject.id, topic)
  const kind = kindOf(form, useKindHabit(userId, subject.id, topic))
  const save = async (key: string, fields: RecordFields) => {
    await onSave(key, { ...fields, ...topicFields({ ...form, kind }, topicId) })
    rememberKind(userId, subject.id, topic, kind)
  }
  return (
    <ManualDialog subject={subject} topic={topic} draft={draft} onSave={save} onClose={onClose}>
      <TopicField
        userId={userId}
        subjectId={subject.id}
        value={topic}
        onChange={(typed) => draft.change({ topic: { of: ofPage, typed } })}
      />
      <TopicFacts
        form={form}
        habit={kind}
        change={(patch) => draft.change({ facts: { ...form, ...patch, topic } })}
        isTopic={topicId !== undefined}
      />
    </ManualDialog>
  )
}
