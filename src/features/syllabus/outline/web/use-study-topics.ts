import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { tidy } from '../../../../shared/text.ts'
import { syllabusOf } from '../../web/queries.ts'
import { type OfferedTopics, offeredTopics } from '../offered.ts'

/** What is saved here asks anew; what is changed elsewhere may lag this long. */
const FRESH_MS = 10 * 60_000

const NONE: OfferedTopics = new Map()

/** The topics of the edital in front, for who chooses what to study. */
export function useStudyTopics(userId: string) {
  const { data } = useQuery({ ...syllabusOf(userId), staleTime: FRESH_MS })
  const syllabus = data?.syllabus
  const offered = useMemo(() => (syllabus ? offeredTopics(syllabus.document, syllabus) : NONE), [syllabus])
  const topicsOf = useCallback((subjectId: number) => [...(offered.get(subjectId)?.keys() ?? [])], [offered])
  /** Undefined for free words, and until the server knows the topic. */
  const topicIdOf = (subjectId: number | undefined, words: string) =>
    offered.get(subjectId ?? 0)?.get(tidy(words))
  return { hasSyllabus: offered.size > 0, topicsOf, topicIdOf }
}
