import { type ErrorBody, type ErrorCode, STATUS } from '../../shared/errors.ts'
import { ApiError, offline } from './api-error.ts'

/**
 * Reads lines of JSON, and server-sent events of one line each; `heard` is called at every sign of life. Throws
 * the `ApiError` of the last line, `offline` when the answer breaks off, or the signal's reason.
 */
export async function* eventsOf(
  response: Response,
  signal?: AbortSignal,
  heard: () => void = () => undefined,
): AsyncGenerator<unknown> {
  let rest = ''
  for await (const text of textOf(response, signal)) {
    heard()
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (!isEmpty(line)) yield eventOf(line.replace(/^data: /, ''))
  }
}

/** Between server-sent events, and the beat that keeps their connection. */
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

const isError = (event: object): event is ErrorBody => 'code' in event && String(event.code) in STATUS

function eventOf(line: string): unknown {
  const event: object = JSON.parse(line)
  if (isError(event)) throw new ApiError(event, STATUS[event.code as ErrorCode])
  return event
}
