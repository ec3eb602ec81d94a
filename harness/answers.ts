import { afterEach, vi } from 'vitest'
import { type ErrorCode, type FieldErrors, STATUS, UNEXPECTED } from '../src/shared/errors.ts'

/** A call as a screen made it: `POST /api/auth/sign-in/email` and its body. */
export interface Asked {
  readonly call: string
  readonly body: unknown
}

/** What is answered to a call: its body with 200, or a whole answer. */
type Reply = (body: unknown) => unknown

/** The server's answer that something failed. */
export const failing = (code: ErrorCode, message: string = UNEXPECTED, errors?: FieldErrors): Response =>
  Response.json({ message, code, ...(errors && { errors }) }, { status: STATUS[code] })

/**
 * Answers a screen's calls in the server's place, by method and path; any other is answered 404. Gives the
 * calls that came, without those about the session, which has nobody signed in.
 */
export function serve(replies: Readonly<Record<string, Reply>>): Asked[] {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    if (call !== 'GET /api/auth/get-session') asked.push({ call, body })
    return answerTo(replies, call, body)
  })
  return asked
}

async function answerTo(
  replies: Readonly<Record<string, Reply>>,
  call: string,
  body: unknown,
): Promise<Response> {
  if (call in replies) {
    const answer = await replies[call]?.(body)
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return call === 'GET /api/auth/get-session' ? Response.json(null) : failing('not_found')
}

afterEach(() => vi.restoreAllMocks())
