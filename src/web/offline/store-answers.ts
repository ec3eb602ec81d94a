import type { Query } from '@tanstack/react-query'
import { queryClient } from '../api/queries.ts'
import { session } from '../session/session.ts'
import { keepAnswers, type StoredAnswer, tidyAnswers } from './answers.ts'

/** Stores answers together that arrive within this time. */
const PAUSE_MS = 300

export function startStoringAnswers(userId: string): () => void {
  const cache = queryClient.getQueryCache()
  const fresh = new Map<string, Omit<StoredAnswer, 'shape'>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    const answers = new Map(fresh)
    fresh.clear()
    // Without room on the device, the app goes on without stored answers.
    if (session.heldStudent() === userId) keepAnswers(userId, answers).catch(() => undefined)
  }
  const note = ({ queryHash, queryKey, state }: Query) => {
    if (state.data === undefined || !cache.get(queryHash)) return
    fresh.set(queryHash, { at: state.dataUpdatedAt, key: queryKey, data: state.data })
    timer ??= setTimeout(flush, PAUSE_MS)
  }

  tidyAnswers(userId).catch(() => undefined)
  for (const query of cache.getAll()) note(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
