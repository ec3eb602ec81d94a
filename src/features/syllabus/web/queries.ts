import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE } from '../../../web/api/queries.ts'
import { COUNTED } from '../../records/pending.ts'
import type { syllabusContract } from '../contract.ts'

const api = client<typeof syllabusContract>()

/** The targets, and the syllabus of the one in front. */
export const syllabusOf = (userId: string) =>
  queryOptions({
    queryKey: ['syllabus', userId],
    queryFn: ({ signal }) => api('GET /syllabus/:userId/:id', { params: { userId, id: 'front' }, signal }),
    meta: { counts: COUNTED },
    ...ALWAYS_STALE,
  })
