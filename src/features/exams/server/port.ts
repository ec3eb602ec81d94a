import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { getOutside, RedirectError } from '../../../server/http/outside-get.ts'

/** By these the source can tell that the list has not changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export type Fetched =
  | { readonly kind: 'answer'; readonly json: unknown; readonly validators: Validators }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

export interface ExamSource {
  readonly url: string
  /** Asks for a list newer than `known`. Never rejects. */
  fetch(known: Validators): Promise<Fetched>
}

const MAX_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 15_000
const MAX_VALIDATOR = 500

class SourceError extends Error {}

interface FeedRequestOptions {
  /** Covers connection, redirects and the last byte. */
  readonly timeoutMs?: number
  readonly lookup?: LookupFunction
}

/** Redirects are followed within the operator's server alone. */
export function openSource(
  url: string,
  { timeoutMs = TIMEOUT_MS, lookup }: FeedRequestOptions = {},
): ExamSource {
  return {
    url,
    fetch: async (known) => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const isKnown = known.etag !== null || known.lastModified !== null
        return await read(await getOutside(url, { headers: headersOf(known), signal, lookup }), isKnown)
      } catch (error) {
        return { kind: 'failed', reason: signal.aborted ? 'no whole answer in time' : reasonOf(error) }
      }
    },
  }
}

const headersOf = (known: Validators) => ({
  accept: 'application/json',
  'accept-encoding': 'gzip',
  'user-agent': 'Posse',
  ...(known.etag ? { 'if-none-match': known.etag } : {}),
  ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
})

async function read(response: IncomingMessage, isKnown: boolean): Promise<Fetched> {
  const { statusCode: status, headers } = response
  if (status === 200)
    return { kind: 'answer', json: parse(await readText(response)), validators: validatorsOf(headers) }
  response.destroy()
  if (status === 304 && isKnown) return { kind: 'unchanged' }
  throw new SourceError(`status ${status}`)
}

/** Drops a byte order mark; unreadable bytes become replacement characters. */
async function readText(response: IncomingMessage): Promise<string> {
  const decoder = decoderOf(response.headers['content-type'])
  let bytes = 0
  let text = ''
  for await (const chunk of unpacked(response)) {
    bytes += chunk.byteLength
    // Leaving the loop also ends the transfer.
    if (bytes > MAX_BYTES) throw new SourceError(`more than ${MAX_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const unpacked = (response: IncomingMessage): Readable =>
  response.headers['content-encoding'] === 'gzip'
    ? pipeline(response, createGunzip(), () => undefined)
    : response

function decoderOf(contentType: string | undefined): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** The content type does not count: many hosts call a JSON file plain text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceError(/^\s*</.test(text) ? 'HTML instead of JSON' : 'not JSON')
  }
}

function validatorsOf({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): Validators {
  const kept = (value: string | undefined) => (value && value.length <= MAX_VALIDATOR ? value : null)
  return { etag: kept(etag), lastModified: kept(lastModified) }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof RedirectError) return `${error.message}; EXAMS_FEED_URL must name the list itself`
  // When several addresses all refuse, the error has a code alone.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
