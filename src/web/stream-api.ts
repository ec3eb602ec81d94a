import type { Contract, ReplyOf, Route } from '../shared/contract.ts'
import { type AnyOptions, type Arguments, answerTo } from './api.ts'
import { eventsOf } from './event-lines.ts'
import { type Session, session } from './session.ts'

/** Makes the calls of a contract that stream, by their route: gives each event as it comes. Throws `ApiError`. */
export type StreamApi<C extends Contract> = <R extends keyof C & Route>(
  route: R,
  ...options: Arguments<C[R]>
) => AsyncGenerator<ReplyOf<C[R]>>

/** A typed client of one feature's streamed calls. */
export const streamClient = <C extends Contract>(of: Session = session, origin = ''): StreamApi<C> => {
  async function* events(route: string, options: AnyOptions = {}) {
    yield* eventsOf(await answerTo(of, origin, route, options), options.signal)
  }
  return events as StreamApi<C>
}
