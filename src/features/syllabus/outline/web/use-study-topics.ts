import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FirstTopics, topicIdIn } from '../../../records/topics/first-topics.ts'
import { syllabusOf } from '../../web/queries.ts'
import { offeredTopics } from '../offered.ts'

/** Longest lag behind changes of another device; a save here asks anew at once. */
const FRESH_MS = 10 * 60_000

const NONE: FirstTopics = new Map()

export function useStudyTopics(userId: string) {
  const { data } = useQuery({ ...syllabusOf(userId), staleTime: FRESH_MS })
  const syllabus = data?.syllabus
  const offered = useMemo(() => (syllabus ? offeredTopics(syllabus.document, syllabus) : NONE), [syllabus])
  const topicIdOf = (subjectId: number | undefined, words: string) => topicIdIn(offered, subjectId, words)
  return { offered, topicIdOf }
}
