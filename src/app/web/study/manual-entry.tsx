import { useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { ManualDialog } from '../../../features/records/web/manual-dialog.tsx'
import type { Said } from '../../../features/records/web/queries.ts'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'
import { type FactsOfTopic, saidOfTopic, TopicFacts } from './topic-facts.tsx'

interface ManualEntryProps {
  userId: string
  subject: ChosenSubject
  topic: string
  onSave: (key: string, said: Said) => Promise<void>
  onClose: () => void
}

/** A manual entry, with what a student with an edital may say of it. */
export function ManualEntry({ userId, subject, topic, onSave, onClose }: ManualEntryProps) {
  const { hasSyllabus, topicIdOf } = useStudyTopics(userId)
  const [form, setForm] = useState<FactsOfTopic>({})
  const topicId = topicIdOf(subject.id, topic)
  return (
    <ManualDialog
      subject={subject}
      topic={topic}
      onSave={(key, said) => onSave(key, { ...said, ...saidOfTopic(form, topicId) })}
      onClose={onClose}
    >
      {hasSyllabus && (
        <TopicFacts form={form} change={(patch) => setForm({ ...form, ...patch })} isTopic={topicId !== undefined} />
      )}
    </ManualDialog>
  )
}
