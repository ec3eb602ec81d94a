import { sayingOf, searched } from '../../../shared/find.ts'
import { fold, tidy } from '../../../shared/text.ts'
import type { LoggedRecord } from '../log/rules.ts'
import { sumsByTopic } from '../sums.ts'

/** A list draws each of them when it opens, and a small phone is slow. */
const OFFERED = 60

/** The topics of a subject, each once: the last used first, as spelled last. `records` come newest first. */
export function topicsIn(records: readonly LoggedRecord[], subjectId: number): readonly string[] {
  const own = records.filter(({ subject_id }) => subject_id === subjectId)
  return sumsByTopic(own).flatMap(({ topic }) => topic ?? [])
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

/** Offers a topic for any part of it, whatever the case and accents, but not for itself. */
export const isOffered = (topic: string, typed: string): boolean => fitting(typed)(topic)

// What is typed is folded once for thousands of topics, at every key.
function fitting(typed: string): (topic: string) => boolean {
  const [whole, says] = [tidy(typed), sayingOf(typed)]
  return (topic) => topic !== whole && says(searched(topic))
}
