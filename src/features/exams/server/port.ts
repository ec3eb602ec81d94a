import type { LookupFunction } from 'node:net'
import { type OutsideText, readOutside, type Validators } from '../../../server/http/outside-text.ts'

export type Fetched =
  | { readonly kind: 'answer'; readonly json: unknown; readonly validators: Validators }
  | Exclude<OutsideText, { kind: 'answer' }>

export interface ExamSource {
  readonly url: string
  /** Fetches a list newer than `known`. Never rejects. */
  fetch(known: Validators): Promise<Fetched>
}

const MAX_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 15_000

interface FeedRequestOptions {
  /** Covers connection, redirects and the last byte. */
  readonly timeoutMs?: number
  readonly lookup?: LookupFunction
}

/** Follows redirects only within the operator's server. */
export function openSource(
  url: string,
  { timeoutMs = TIMEOUT_MS, lookup }: FeedRequestOptions = {},
): ExamSource {
  const how = { accept: 'application/json', maxBytes: MAX_BYTES, timeoutMs, lookup }
  return {
    url,
    fetch: async (known) => {
      const read = await readOutside(url, known, how)
      if (read.kind === 'answer') return parsed(read.text, read.validators)
      if (read.kind === 'unchanged' || !read.led) return read
      return { kind: 'failed', reason: `${read.reason}; EXAMS_FEED_URL must name the list itself` }
    },
  }
}

/** Ignores the content type: many hosts call a JSON file plain text. */
function parsed(text: string, validators: Validators): Fetched {
  try {
    return { kind: 'answer', json: JSON.parse(text), validators }
  } catch {
    return { kind: 'failed', reason: /^\s*</.test(text) ? 'HTML instead of JSON' : 'not JSON' }
  }
}
