import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import type { syllabusContract } from '../../contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { syllabusOf } from '../../web/queries.ts'
import type { Comparison, Decisions } from '../contract.ts'

const api = client<typeof syllabusContract>()

const LONG_MS = 60_000

export const DIFFERENCE = 'syllabus-difference'

/** The target's syllabus as it was when it was compared. */
export interface ComparedRevision {
  readonly revision: number
  readonly difference: Comparison
}

export function fetchComparison(
  userId: string,
  id: number,
  document: SyllabusDocument,
): Promise<ComparedRevision> {
  const body = { user_id: userId, document }
  return api('POST /syllabus/:id/difference', { params: { id }, body, timeout: LONG_MS })
}

interface Amendment {
  readonly revision: number
  readonly document: SyllabusDocument
  readonly decisions: Decisions
  /** The name of the official act; empty where it was not said. */
  readonly act: string
  /** Its `Idempotency-Key`: an answer that got lost is not a change of another device. */
  readonly key: string
}

export async function acceptAmendment(
  userId: string,
  id: number,
  { act, key: idempotencyKey, ...amendment }: Amendment,
): Promise<string> {
  const nome = act.trim()
  const body = { user_id: userId, ...amendment, ...(nome ? { act: { nome } } : {}) }
  const { message } = await api('POST /syllabus/:id/amendments', {
    params: { id },
    body,
    idempotencyKey,
    timeout: LONG_MS,
  })
  // The comparison is over, so it is the one query not to repeat.
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== DIFFERENCE })
  return message
}

/** The edital may have changed on another device: it is asked for and compared again. */
export function askAnew(userId: string): void {
  void queryClient.invalidateQueries(syllabusOf(userId))
  void queryClient.invalidateQueries({ queryKey: [DIFFERENCE, userId] })
}
