import { anySignal } from './any-signal.ts'
import { offline } from './api-error.ts'

export const TIMEOUT_MS = 15_000

export interface HttpRequest {
  method: string
  headers?: Record<string, string> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** How long to wait for the answer, in ms; 15 s by default. */
  timeout?: number | undefined
}

/** Any answer, whoever sent it; throws `offline` for none or a redirect, which our server never sends. */
export async function send(
  url: string,
  { method, headers, body, signal, timeout = TIMEOUT_MS }: HttpRequest,
) {
  const limit = AbortSignal.timeout(timeout)
  const answer = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? anySignal(signal, limit) : limit,
  }).catch(() => {
    signal?.throwIfAborted()
    throw offline()
  })
  if (answer.redirected) throw offline(answer)
  return answer
}
