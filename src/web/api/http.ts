import { offline } from './api-error.ts'
import { either } from './either.ts'

export const TIMEOUT_MS = 15_000

export interface HttpRequest {
  method: string
  headers?: Record<string, string> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** How long to wait for the answer, in ms; 15 s by default. */
  timeout?: number | undefined
}

/**
 * Returns any answer, whoever sent it (docs/decisions/0010-our-answers.md); throws `offline` when none came,
 * or one after a redirect: our server never redirects.
 */
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
    signal: signal ? either(signal, limit) : limit,
  }).catch(() => {
    signal?.throwIfAborted()
    throw offline()
  })
  if (answer.redirected) throw offline(answer)
  return answer
}
