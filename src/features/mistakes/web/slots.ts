import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

export interface TopicAsked extends OfStudent {
  /** Undefined until a subject is chosen. */
  subjectId: number | undefined
  value: string
  /** The id is an edital topic's. */
  onChange: (topic: string, topicId: number | null) => void
}

/** The slot for choosing a mistake's topic, because mistakes do not know the edital. */
export const topicSlot = slot<TopicAsked>('topic of a mistake')
