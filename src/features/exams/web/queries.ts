import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import type { examsContract } from '../contract.ts'

const api = client<typeof examsContract>()

/** The list changes once an hour at most. */
const FRESH_MS = 5 * 60_000

export const openExams = queryOptions({
  queryKey: ['exams'],
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => api('GET /exams', { signal }),
})
