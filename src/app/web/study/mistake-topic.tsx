import type { TopicAsked } from '../../../features/mistakes/web/slots.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import { FirstTopicsContext } from '../../../features/records/topics/web/use-first-topics.ts'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'

/** The topic of a mistake: of the edital in front, a studied one, or free words. */
export function MistakeTopic({ userId, subjectId, value, onChange }: TopicAsked) {
  const { offered, topicIdOf } = useStudyTopics(userId)
  return (
    <FirstTopicsContext value={offered}>
      <TopicField
        userId={userId}
        subjectId={subjectId}
        value={value}
        onChange={(topic) => onChange(topic, topicIdOf(subjectId, topic) ?? null)}
      />
    </FirstTopicsContext>
  )
}
