import { sayingOf, searched } from '../../../shared/find.ts'
import { fold, tidy } from '../../../shared/text.ts'
import type { StudyRecordBody } from '../contract.ts'
import { isOfRecord, type PendingWrite } from '../pending.ts'
import type { CountedTopic, KnownTopic } from './contract.ts'

/** A list draws each of them when it opens, and a small phone is slow. */
const OFFERED = 60

/** The same for all spellings of a topic in its subject. */
export const topicName = ({ subject_id, topic }: KnownTopic): string => `${subject_id} ${fold(topic)}`

/** Each subject's topics once, newest first, as spelled last: case, accents and spaces make no other. */
export function distinctTopics<Topic extends KnownTopic>(topics: readonly Topic[]): Topic[] {
  const known = new Set<string>()
  return topics.filter((topic) => {
    const name = topicName(topic)
    if (known.has(name)) return false
    known.add(name)
    return true
  })
}

/** The same, with the records of all spellings counted together. */
export function countedTopics(topics: readonly CountedTopic[]): CountedTopic[] {
  const counts = new Map<string, number>()
  for (const topic of topics)
    counts.set(topicName(topic), (counts.get(topicName(topic)) ?? 0) + topic.records)
  return distinctTopics(topics).map((topic) => ({ ...topic, records: counts.get(topicName(topic)) ?? 0 }))
}

/** Newest first: of what still waits on the device, then of what the server knows. */
export function topicsFor(
  subjectId: number,
  saved: readonly KnownTopic[],
  writes: readonly PendingWrite[],
): readonly string[] {
  const all = [...writes.toReversed().flatMap(topicIn), ...saved].filter(
    ({ subject_id }) => subject_id === subjectId,
  )
  return distinctTopics(all).map(({ topic }) => topic)
}

/** Puts the topics of an edital, in its order, before those that were studied and are not among them. */
export function withFirst(first: readonly string[], studied: readonly string[]): readonly string[] {
  if (first.length === 0) return studied
  const known = new Set(first.map(fold))
  return [...new Set(first), ...studied.filter((topic) => !known.has(fold(topic)))]
}

/**
 * The words of a topic once another subject is chosen: a topic belongs to its subject, so they go unless `own`,
 * the topics of the new one, has them. Words that were of no subject yet are of the first that is chosen.
 */
export function topicUnder(
  words: string,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
  own: readonly string[],
): string {
  const belongs = from === undefined || from === to || own.some((topic) => fold(topic) === fold(words))
  return belongs ? words : ''
}

/**
 * Of what an edital has hundreds of: those that fit what is
 * typed, then the others, so many as a list can show.
 */
export function offersFor(topics: readonly string[], typed: string): readonly string[] {
  if (topics.length <= OFFERED) return topics
  const fits = topics.filter(fitting(typed))
  return [...new Set([...fits, ...topics])].slice(0, OFFERED)
}

function topicIn(write: PendingWrite): KnownTopic[] {
  if (!isOfRecord(write) || write.method === 'DELETE') return []
  const { subject_id, topic } = write.body as StudyRecordBody
  const text = tidy(topic ?? '')
  return text ? [{ subject_id, topic: text }] : []
}

/** Offers a topic for any part of it, whatever the case and accents, but not for itself. */
export const isOffered = (topic: string, typed: string): boolean => fitting(typed)(topic)

// What is typed is folded once for thousands of topics, at every key.
function fitting(typed: string): (topic: string) => boolean {
  const [whole, says] = [tidy(typed), sayingOf(typed)]
  return (topic) => topic !== whole && says(searched(topic))
}
