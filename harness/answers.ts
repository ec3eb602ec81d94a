import { afterEach, vi } from 'vitest'
import { type ErrorCode, type FieldErrors, STATUS, UNEXPECTED } from '../src/shared/errors.ts'

/** A call that a screen made: `POST /api/auth/sign-in/email` and its body. */
export interface ReceivedCall {
  readonly call: string
  readonly body: unknown
}

/** The answer to a call: its body with 200, or a whole response. */
type Reply = (body: unknown) => unknown

/** The server's answer for a failure. */
export const failing = (code: ErrorCode, message: string = UNEXPECTED, errors?: FieldErrors): Response =>
  Response.json({ message, code, ...(errors && { errors }) }, { status: STATUS[code] })

/** Answers calls by method and path, else 404. Returns calls but those about the session. */
export function serve(replies: Readonly<Record<string, Reply>>): ReceivedCall[] {
  const calls: ReceivedCall[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    if (call !== 'GET /api/auth/get-session') calls.push({ call, body })
    return answerTo(replies, call, body)
  })
  return calls
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
