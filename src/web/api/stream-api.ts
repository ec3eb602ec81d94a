import type { Contract, ReplyOf, Route } from '../../shared/contract.ts'
import { type Session, session } from '../session/session.ts'
import { type AnyOptions, type Arguments, answerTo } from './api.ts'
import { offline } from './api-error.ts'
import { eventsOf } from './event-lines.ts'
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
