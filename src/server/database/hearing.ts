import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog, Told } from './db.ts'
import { clientOf } from './open-client.ts'

/** A lost connection is opened anew after this time. */
const AGAIN_MS = 1000
const TRIED_MS = 30_000
const HEARD_MS = 2000
const TRIAL = 'posse_trial'

export interface HearingOptions {
  readonly url: string
  readonly log: DatabaseLog | undefined
  /** Tells a channel by another connection than the one that hears. */
  readonly tell: (channel: string) => Promise<unknown>
  /** A server silent for so many milliseconds after a statement is taken to be gone. */
  readonly silenceMs: number
  /** So often the connection is tried, in milliseconds. */
  readonly triedMs?: number
  /** So soon it has to hear what is told on the trial's channel, in milliseconds. */
  readonly heardMs?: number
}

/**
 * One connection of its own that hears what is told (`pg_notify`) on any channel; whatever was told while it
 * was lost is made good by `again`. A connection that does not hear a trial is lost too: behind a pooler that
 * shares connections out by transaction it is opened every few seconds, and `again` is all that is heard.
 */
export class Hearing {
  readonly #options: HearingOptions
  readonly #channels = new Map<string, Told>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  #isDeaf = false

  constructor(options: HearingOptions) {
    this.#options = options
  }

  hears(channel: string, told: Told): void {
    const isFirst = this.#channels.size === 0
    this.#channels.set(channel, told)
    // What the start hears besides is known by then.
    if (isFirst) setImmediate(() => void this.#keep())
    else void this.#client?.query(`listen ${channel}`).catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await hangUp(this.#client)
  }

  async #keep(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.#listen().catch((err: Error) => this.#warn(err, 'news of other processes are not heard'))
      await pause(AGAIN_MS, this.#stopped.signal)
    }
  }

  /** Ends when the connection does, or hears nothing. */
  async #listen(): Promise<void> {
    const { url: connectionString, silenceMs } = this.#options
    const Client = clientOf(silenceMs)
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const over = new AbortController()
    client.once('end', () => over.abort())
    client.on('error', (err) => this.#warn(err, 'the connection that hears other processes is lost'))
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.said(payload))
    try {
      await client.connect()
      this.#client = client
      await client.query("select set_config('application_name', 'posse', false)")
      for (const channel of [TRIAL, ...this.#channels.keys()]) await client.query(`listen ${channel}`)
      for (const { again } of this.#channels.values()) again()
      await this.#untilDeaf(client, AbortSignal.any([over.signal, this.#stopped.signal]))
    } finally {
      await hangUp(client)
    }
  }

  async #untilDeaf(client: pg.Client, over: AbortSignal): Promise<void> {
    while (await this.#hearsTrial(client, over)) {
      this.#isDeaf = false
      await pause(this.#options.triedMs ?? TRIED_MS, over)
      if (over.aborted) return
    }
    if (over.aborted || this.#isDeaf) return
    this.#isDeaf = true
    const err = new Error('no notification within the time')
    this.#warn(err, 'notifications do not arrive: is a pooler in transaction mode between?')
  }

  async #hearsTrial(client: pg.Client, over: AbortSignal): Promise<boolean> {
    const { tell, heardMs = HEARD_MS } = this.#options
    const heard = new AbortController()
    const hear = ({ channel }: pg.Notification) => channel === TRIAL && heard.abort()
    client.on('notification', hear)
    // A database that takes no statement says nothing of the connection.
    await tell(TRIAL).catch(() => heard.abort())
    await pause(heardMs, AbortSignal.any([heard.signal, over]))
    client.off('notification', hear)
    return heard.signal.aborted
  }

  #warn(err: Error, message: string): void {
    this.#options.log?.warn({ err }, message)
  }
}

/** Who says nothing any more would never answer a farewell, so none is waited for. */
async function hangUp(client: pg.Client | undefined): Promise<void> {
  const stream = client?.connection.stream
  stream?.once('finish', () => stream.destroy())
  await client?.end().catch(() => undefined)
}

/** Ends early where the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
