import { searched, textMatcher } from '../../../shared/find.ts'
import { fold, tidy } from '../../../shared/text.ts'
import type { LoggedRecord } from '../log/rules.ts'
import { sumsByTopic } from '../sums.ts'

/** The most topics in a list: it draws each when it opens, and a small phone is slow. */
const OFFERED = 60

/** Each topic once in its last spelling, the last used first. `records` come newest first. */
export function topicsIn(records: readonly LoggedRecord[], subjectId: number): readonly string[] {
  const own = records.filter(({ subject_id }) => subject_id === subjectId)
  return sumsByTopic(own).flatMap(({ topic }) => topic ?? [])
}

/** Puts an edital's topics, in its order, before other studied ones. */
export function withFirst(first: readonly string[], studied: readonly string[]): readonly string[] {
  if (first.length === 0) return studied
  const known = new Set(first.map(fold))
  return [...new Set(first), ...studied.filter((topic) => !known.has(fold(topic)))]
}

/** A new subject clears the topic unless its topics, `own`, have it; words without a subject stay. */
export function topicUnder(
  words: string,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
  own: readonly string[],
): string {
  const belongs = from === undefined || from === to || own.some((topic) => fold(topic) === fold(words))
  return belongs ? words : ''
}

/** Topics that match the typed text, then the others, as many as a list can show. */
export function offersFor(topics: readonly string[], typed: string): readonly string[] {
  if (topics.length <= OFFERED) return topics
  const fits = topics.filter(fitting(typed))
  return [...new Set([...fits, ...topics])].slice(0, OFFERED)
}

/** Offers a topic for any part of it, ignoring case and accents, but not for itself. */
export const isOffered = (topic: string, typed: string): boolean => fitting(typed)(topic)

// Folds the typed text once for thousands of topics, at every key.
function fitting(typed: string): (topic: string) => boolean {
  const [whole, says] = [tidy(typed), textMatcher(typed)]
  return (topic) => topic !== whole && says(searched(topic))
}
