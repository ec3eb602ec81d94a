/** The part of the load generator that the benches use. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Request {
    method: 'GET' | 'POST'
    path: string
    headers: Readonly<Record<string, string>>
    body?: string
  }

  interface Options {
    url: string
    duration: number
    connections: number
    requests: readonly Request[]
    /** Puts another id in the place of each `[<id>]` of a request. */
    idReplacement: boolean
  }

  interface Result {
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }

  /** Emits `response` with the client, the status, the bytes and the milliseconds of each answer. */
  function autocannon(options: Options): EventEmitter & PromiseLike<Result>
  export = autocannon
}
