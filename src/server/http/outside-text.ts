import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { getOutside, RedirectError } from './outside-get.ts'

/** Headers by which a source can tell that its content has not changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null }

/** `bytes` as they were sent, unpacked; `text` decoded by the declared charset. */
export type OutsideText =
  | {
      readonly kind: 'answer'
      readonly bytes: Buffer
      readonly text: string
      readonly type: string
      readonly validators: Validators
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string; readonly led?: true }

export interface OutsideReading {
  /** The media types that the caller accepts. */
  readonly accept: string
  readonly maxBytes: number
  /** Covers connection, redirects and the last byte. */
  readonly timeoutMs: number
  readonly lookup?: LookupFunction | undefined
}

const MAX_VALIDATOR = 500

class SourceError extends Error {}

/** Reads a slow, endless or hostile source, and never rejects; `led` says that a redirect failed. */
export async function readOutside(
  url: string,
  known: Validators,
  { accept, maxBytes, timeoutMs, lookup }: OutsideReading,
): Promise<OutsideText> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const headers = { accept, ...headersOf(known) }
    const response = await getOutside(url, { headers, signal, lookup })
    return await read(response, known, maxBytes)
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', reason: 'no whole answer in time' }
    return {
      kind: 'failed',
      reason: reasonOf(error),
      ...(error instanceof RedirectError ? { led: true } : {}),
    }
  }
}

const headersOf = (known: Validators) => ({
  'accept-encoding': 'gzip',
  'user-agent': 'Posse',
  ...(known.etag ? { 'if-none-match': known.etag } : {}),
  ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
})

async function read(response: IncomingMessage, known: Validators, maxBytes: number): Promise<OutsideText> {
  const { statusCode: status, headers } = response
  if (status === 200) {
    const bytes = await readBytes(response, maxBytes)
    const type = headers['content-type'] ?? ''
    return {
      kind: 'answer',
      bytes,
      text: decoderOf(type).decode(bytes),
      type,
      validators: validatorsOf(headers),
    }
  }
  response.destroy()
  const isKnown = known.etag !== null || known.lastModified !== null
  if (status === 304 && isKnown) return { kind: 'unchanged' }
  throw new SourceError(`status ${status}`)
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of unpacked(response)) {
    length += chunk.byteLength
    // Leaving the loop also ends the transfer.
    if (length > maxBytes) throw new SourceError(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const unpacked = (response: IncomingMessage): Readable =>
  response.headers['content-encoding'] === 'gzip'
    ? pipeline(response, createGunzip(), () => undefined)
    : response

/** Drops a byte order mark; unreadable bytes become replacement characters. */
function decoderOf(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function validatorsOf({ etag, 'last-modified': lastModified }: IncomingHttpHeaders): Validators {
  const validatorOf = (value: string | undefined) => (value && value.length <= MAX_VALIDATOR ? value : null)
  return { etag: validatorOf(etag), lastModified: validatorOf(lastModified) }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // When several addresses refuse, the error has a code but no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
