import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import type { Comparison, Decisions } from '../../amendment/contract.ts'
import type { syllabusContract } from '../../contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'

const api = client<typeof syllabusContract>()

const LONG_MS = 60_000

/** The target's syllabus as it was when it was compared. */
export interface Compared {
  readonly revision: number
  readonly difference: Comparison
}

export function compare(userId: string, id: number, document: SyllabusDocument): Promise<Compared> {
  const body = { user_id: userId, document }
  return api('POST /syllabus/:id/difference', { params: { id }, body, timeout: LONG_MS })
}

interface Amendment {
  readonly revision: number
  readonly document: SyllabusDocument
  readonly decisions: Decisions
  /** The name of the official act; empty where it was not said. */
  readonly act: string
}

export async function acceptAmendment(
  userId: string,
  id: number,
  { act, ...amendment }: Amendment,
): Promise<string> {
  const nome = act.trim()
  const body = { user_id: userId, ...amendment, ...(nome ? { act: { nome } } : {}) }
  const { message } = await api('POST /syllabus/:id/amendments', { params: { id }, body, timeout: LONG_MS })
  await queryClient.invalidateQueries()
  return message
}
