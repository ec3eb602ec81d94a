import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import type { syllabusContract } from '../../contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { Read, SourceText } from '../draft.ts'

const api = client<typeof syllabusContract>()

/** A file on its way up a slow line. */
const LONG_MS = 90_000

export const catalogue = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => api('GET /catalogue', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export async function catalogued(id: string): Promise<SyllabusDocument> {
  return await api('GET /catalogue/:id', { params: { id } })
}

export type Source = { text: string } | { pdf: string } | { file: string }

/** Reads an edital; `anyway` takes all of its text for the programme. */
export async function readSource(userId: string, source: Source, anyway = false): Promise<Read> {
  const body = { user_id: userId, ...source, anyway }
  const read = await api('POST /syllabus/reading', { body, timeout: LONG_MS })
  return { ...read, text: read.text ?? ('text' in source ? source.text : '') }
}

/** Returns the text of a refused edital and where its programme may stand. */
export const findPlaces = (userId: string, source: Source): Promise<SourceText> =>
  api('POST /syllabus/reading/places', { body: { user_id: userId, ...source }, timeout: LONG_MS })

export interface GivenSyllabus {
  readonly document: SyllabusDocument
  /** Its `Idempotency-Key`: a retry after a lost answer is not refused as a second edital. */
  readonly key: string
}

export async function giveSyllabus(
  userId: string,
  id: number,
  { document, key: idempotencyKey }: GivenSyllabus,
): Promise<string> {
  const body = { user_id: userId, document }
  const { message } = await api('PUT /syllabus/:id', {
    params: { id },
    body,
    idempotencyKey,
    timeout: LONG_MS,
  })
  await queryClient.invalidateQueries()
  return message
}
