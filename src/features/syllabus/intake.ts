import type { Document } from './document.ts'
import { cleaned, type Json } from './exchange/clean.ts'
import { IMPORT_REFUSALS } from './exchange/contract.ts'
import { readDocument } from './exchange/read-document.ts'

const MOST_NESTED = 100

/** The document that a call brought, every field of it, or a sentence that says why it is none. */
export function takeDocument(input: unknown): { document: Document } | { wrong: string } {
  // What is nested without end is found before anything walks down it.
  if (isTooNested(input)) return { wrong: IMPORT_REFUSALS.tooNested }
  const read = readDocument(cleaned(input as Json).value)
  return 'wrong' in read ? read : { document: read.document }
}

function isTooNested(input: unknown): boolean {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_NESTED) return true
    level = level.flatMap((value) => (value && typeof value === 'object' ? Object.values(value) : []))
  }
  return false
}
