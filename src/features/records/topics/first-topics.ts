import { tidy } from '../../../shared/text.ts'

/** Topics of an edital by subject id: the words as a record has them, and the topic's id once it has one. */
export type FirstTopics = ReadonlyMap<number, ReadonlyMap<string, number | undefined>>

/** Undefined for free words, and until the server knows the topic. */
export const topicIdIn = (
  topics: FirstTopics,
  subjectId: number | undefined,
  words: string,
): number | undefined => topics.get(subjectId ?? 0)?.get(tidy(words))
