import { tidy, tidyLines } from '../../shared/text.ts'
import type { MistakeBody } from './contract.ts'

type Changeable = Pick<
  MistakeBody,
  'subject_id' | 'topic' | 'topic_id' | 'cause' | 'question' | 'other' | 'answer' | 'dropped'
>

/** A mistake's parts for merging: each has the fields that change together. */
export const wholeOfMistake = (mistake: Changeable) => ({
  about: { subject_id: mistake.subject_id, topic: tidy(mistake.topic), topic_id: mistake.topic_id },
  cause: { cause: mistake.cause },
  question: { question: tidyLines(mistake.question), other: tidy(mistake.other) },
  answer: { answer: tidyLines(mistake.answer) },
  dropped: { dropped: mistake.dropped },
})

export type MistakeWhole = ReturnType<typeof wholeOfMistake>
