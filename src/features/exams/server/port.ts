/** What the source said of the list last kept, by which it can tell that nothing changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** What came of asking the source. */
export type Fetched =
  | { readonly kind: 'answer'; readonly json: unknown; readonly validators: Validators }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

/** The outside service that lists open exams (spec §7). */
export interface ExamSource {
  readonly url: string
  /** Asks for the list, if it changed since these validators. Never rejects. */
  fetch(known: Validators): Promise<Fetched>
}

const MAX_BYTES = 5 * 1024 * 1024
const MAX_REDIRECTS = 5
const TIMEOUT_MS = 15_000
const MAX_VALIDATOR = 500

class SourceError extends Error {}

/** The JSON at an http(s) address. `timeoutMs` is for everything together: connection, redirects and the last byte. */
export function openSource(url: string, timeoutMs = TIMEOUT_MS): ExamSource {
  return {
    url,
    fetch: async (known) => {
      try {
        const isKnown = known.etag !== null || known.lastModified !== null
        return await read(await request(url, known, AbortSignal.timeout(timeoutMs)), isKnown)
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) }
      }
    },
  }
}

/** The final answer. Redirects are followed here, so that each stays on the web and there is an end to them. */
async function request(url: string, known: Validators, signal: AbortSignal): Promise<Response> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'Posse',
    ...(known.etag ? { 'if-none-match': known.etag } : {}),
    ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
  let at = url
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await fetch(at, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (!([301, 302, 303, 307, 308].includes(response.status) && location)) return response
    await response.body?.cancel()
    at = redirected(location, at)
  }
  throw new SourceError(`more than ${MAX_REDIRECTS} redirects`)
}

function redirected(location: string, from: string): string {
  const to = URL.parse(location, from)
  if (to && /^https?:$/.test(to.protocol)) return to.href
  throw new SourceError('a redirect that leads off the web')
}

async function read(response: Response, isKnown: boolean): Promise<Fetched> {
  if (response.status === 304 && isKnown) return { kind: 'unchanged' }
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new SourceError(`status ${response.status}`)
  }
  const text = await readText(response)
  return { kind: 'answer', json: parse(text), validators: validatorsOf(response.headers) }
}

/** The body as text, without a byte order mark; unreadable bytes become replacement characters. */
async function readText(response: Response): Promise<string> {
  const decoder = decoderOf(response.headers.get('content-type'))
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop also ends the transfer.
    if (bytes > MAX_BYTES) throw new SourceError(`more than ${MAX_BYTES} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function decoderOf(contentType: string | null): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** What the answer calls itself does not count: plain text is what many hosts call a JSON file. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceError(/^\s*</.test(text) ? 'HTML instead of JSON' : 'not JSON')
  }
}

function validatorsOf(headers: Headers): Validators {
  const kept = (name: string) => {
    const value = headers.get(name)
    return value && value.length <= MAX_VALIDATOR ? value : null
  }
  return { etag: kept('etag'), lastModified: kept('last-modified') }
}

function reasonOf(error: unknown): string {
  if (error instanceof SourceError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no whole answer in time'
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
