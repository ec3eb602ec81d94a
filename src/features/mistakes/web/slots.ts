import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

export interface TopicAsked extends OfStudent {
  /** Undefined until one is chosen. */
  subjectId: number | undefined
  value: string
  /** The id is that of a topic of an edital. */
  onChange: (topic: string, topicId: number | null) => void
}

/** In the form of a mistake: which topic it is of. Mistakes know of no edital and of no records' fields. */
export const topicSlot = slot<TopicAsked>('topic of a mistake')
