import type { Contract, ReplyOf, Route } from '../../shared/contract.ts'
import { type ErrorBody, type ErrorCode, STATUS } from '../../shared/errors.ts'
import { type Session, session } from '../session/session.ts'
import { type AnyOptions, type Arguments, answerTo } from './api.ts'
import { ApiError, offline } from './api-error.ts'
import { isReply } from './replies.ts'

const STREAMS = /^(application\/x-ndjson|text\/event-stream)/

/** Yields each event as it comes. Throws `ApiError`. */
export type StreamApi<C extends Contract> = <R extends keyof C & Route>(
  route: R,
  ...options: Arguments<C[R]>
) => AsyncGenerator<ReplyOf<C[R]>>

export const streamClient = <C extends Contract>(of: Session = session, origin = ''): StreamApi<C> => {
  async function* events(route: string, options: AnyOptions = {}) {
    const response = await answerTo(of, origin, route, options)
    if (!STREAMS.test(response.headers.get('Content-Type') ?? '')) throw offline(response)
    const { signal, onData } = options
    yield* eventsOf(response, { signal, onData, isOurs: (event) => isReply(route, event) })
  }
  return events as StreamApi<C>
}

interface Reading {
  readonly signal?: AbortSignal | undefined
  readonly onData?: (() => void) | undefined
  readonly isOurs: (event: unknown) => boolean
}

/** Reads lines of JSON or events. Throws the last line's `ApiError`, `offline`, or the signal's reason. */
async function* eventsOf(
  response: Response,
  { signal, onData = () => undefined, isOurs }: Reading,
): AsyncGenerator<unknown> {
  let rest = ''
  for await (const text of textOf(response, signal)) {
    onData()
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (isEmpty(line)) continue
      const event = eventOf(line.replace(/^data: /, ''))
      if (!isOurs(event)) throw offline(response)
      yield event
    }
  }
}

/** Empty lines separate server-sent events; ':' is the heartbeat. */
const isEmpty = (line: string) => line === '' || line === ':'

async function* textOf({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done || value === undefined) return
      yield value
    }
  } catch {
    signal?.throwIfAborted()
    throw offline()
  } finally {
    void reader?.cancel().catch(() => undefined)
  }
}

const isError = (event: unknown): event is ErrorBody =>
  typeof event === 'object' && event !== null && 'code' in event && String(event.code) in STATUS

function eventOf(line: string): unknown {
  const event = parsed(line)
  if (isError(event)) throw new ApiError(event, STATUS[event.code as ErrorCode])
  return event
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
