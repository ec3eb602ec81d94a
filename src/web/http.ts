import { offline } from './api-error.ts'

/** After this long without an answer a call has failed. */
export const TIMEOUT_MS = 15_000

export interface HttpRequest {
  method: string
  headers?: Record<string, string> | undefined
  body?: unknown
  /** Ends the wait early, with the signal's own reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for the answer; 15 s unless said. */
  timeout?: number | undefined
}

/** Sends JSON and gives the answer, good or bad; throws the `offline` ApiError when none came in time, or a stranger's. */
export async function send(url: string, { method, headers, body, signal, timeout = TIMEOUT_MS }: HttpRequest) {
  const limit = AbortSignal.timeout(timeout)
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    // Good and a page: a network that wants one to sign in to it first has answered, and not the server.
    if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html')) throw offline()
    return answer
  } catch {
    signal?.throwIfAborted()
    throw offline()
  }
}
