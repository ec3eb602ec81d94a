import { useMemo } from 'react'
import { useLog } from '../../log/web/queries.ts'
import type { FirstTopics } from '../first-topics.ts'
import { topicsIn, topicUnder, withFirst } from '../rules.ts'

const NO_TOPICS: readonly string[] = []

/** A subject's topics: the edital's, then other studied ones; none without a subject. */
export function useTopics(userId: string, first: FirstTopics, subjectId: number | undefined) {
  const topicsIn = useTopicsIn(userId, first)
  // An edital's subject has hundreds: the list keeps its identity until they change.
  return useMemo(() => topicsIn(subjectId), [topicsIn, subjectId])
}

/** Returns the part of a topic that stays when the subject changes. */
export function useTopicUnder(userId: string, first: FirstTopics) {
  const topicsIn = useTopicsIn(userId, first)
  return (words: string, change: { from: number | undefined; to: number | undefined }) =>
    topicUnder(words, change, topicsIn(change.to))
}

function useTopicsIn(userId: string, first: FirstTopics) {
  const { log } = useLog(userId)
  return useMemo(
    () => (subjectId: number | undefined) =>
      subjectId === undefined
        ? NO_TOPICS
        : withFirst([...(first.get(subjectId)?.keys() ?? [])], topicsIn(log?.records ?? [], subjectId)),
    [first, log],
  )
}
