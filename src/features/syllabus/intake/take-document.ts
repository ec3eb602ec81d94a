import type { Document } from '../document.ts'
import { cleaned, type Json } from '../exchange/clean.ts'
import { IMPORT_REFUSALS } from '../exchange/contract.ts'
import { readDocument } from '../exchange/read-document.ts'

const MOST_NESTED = 100

/** The document that a call brought, every field of it, or a sentence that says why it is none. */
export function takeDocument(input: unknown): { document: Document } | { wrong: string } {
  // Endless nesting is found before anything walks down it.
  if (isTooNested(input)) return { wrong: IMPORT_REFUSALS.tooNested }
  const read = readDocument(cleaned(input as Json).value)
  return 'wrong' in read ? read : { document: read.document }
}

function isTooNested(input: unknown): boolean {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_NESTED) return true
    level = level.flatMap(partsOf)
  }
  return false
}

/** Size of a JSON value: all its values, and the letters of its texts. */
export interface Size {
  readonly values: number
  readonly letters: number
}

/** Whether a value is no larger than this; looks no further once it is. */
export function isWithin(value: unknown, { values, letters }: Size): boolean {
  const left = [value]
  let [seen, read] = [0, 0]
  while (left.length > 0) {
    const one = left.pop()
    seen += 1
    if (typeof one === 'string') read += one.length
    else for (const part of partsOf(one)) left.push(part)
    if (seen + left.length > values || read > letters) return false
  }
  return true
}

const partsOf = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? Object.values(value) : []
