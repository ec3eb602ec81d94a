/** The part of the load generator that the benches use. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Options {
    url: string
    method: 'GET' | 'POST'
    /** Seconds. */
    duration: number
    connections: number
    headers: Readonly<Record<string, string>>
    body?: string
    /** Puts another id in the place of each `[<id>]` of a request. */
    idReplacement: boolean
  }

  interface Result {
    /** Seconds. */
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
