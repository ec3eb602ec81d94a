import type { Doubted } from '../adding/draft.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import type { Decisions } from './contract.ts'

export interface AmendingDraft {
  readonly targetId: number
  readonly pasted: string
  readonly document: SyllabusDocument | null
  /** Result of the reading; undefined in drafts of an older app. */
  readonly read?: Doubted
  readonly key: string
  /** The `Idempotency-Key` of its save, new with each change: a retry never meets an older version. */
  readonly saveKey: string
  readonly decisions: Decisions
  readonly act: string
}

export const NO_AMENDMENT: AmendingDraft = {
  targetId: 0,
  pasted: '',
  document: null,
  key: '',
  saveKey: '',
  decisions: {},
  act: '',
}

/** Reads a draft from JSON; null for anything else. It never throws. */
export function parseAmendment(text: string): AmendingDraft | null {
  try {
    const draft = JSON.parse(text) as AmendingDraft
    const isDocument = draft.document === null || Array.isArray(draft.document?.blocos)
    const isRead = typeof draft.pasted === 'string' && typeof draft.act === 'string' && isDocument
    return isRead && typeof draft.decisions === 'object' ? draft : null
  } catch {
    return null
  }
}
