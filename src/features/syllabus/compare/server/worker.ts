import type { Document } from '../../document.ts'
import { takeDocument } from '../../intake/take-document.ts'
import { amend } from '../amend.ts'
import type { Decisions, NewAct } from '../contract.ts'

export interface Amending {
  readonly before: Document
  /** The document as the call brought it. */
  readonly after: unknown
  readonly decisions?: Decisions | undefined
  readonly act?: NewAct | undefined
}

/** Reads the new document and compares it with the old one, in a process of its own. */
export function work({ before, after, decisions, act }: Amending) {
  const taken = takeDocument(after)
  if ('wrong' in taken) return { errors: { document: [taken.wrong] } }
  const amended = amend(before, taken.document, decisions, act)
  return 'wrong' in amended ? { errors: { decisions: [amended.wrong] } } : amended
}
