import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { ChannelHandlers, DatabaseLog } from './db.ts'
import { clientOf } from './open-client.ts'

/** Pause before a lost connection is opened again. */
const AGAIN_MS = 1000
const TRIED_MS = 30_000
const TRIAL_MS = 2000
const TRIAL = 'posse_trial'

export interface ChannelListenerOptions {
  readonly url: string
  readonly log: DatabaseLog | undefined
  /** Notifies a channel by another connection than the listening one. */
  readonly tell: (channel: string) => Promise<unknown>
  /** A server that stays silent this long after a statement counts as gone. */
  readonly silenceMs: number
  readonly triedMs?: number
  /** How soon a test notification must arrive, in milliseconds. */
  readonly trialMs?: number
}

/** Listens on one connection, reopened when its test fails; `onReconnect` makes up for missed news. */
export class ChannelListener {
  readonly #options: ChannelListenerOptions
  readonly #channels = new Map<string, ChannelHandlers>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  #isDeaf = false

  constructor(options: ChannelListenerOptions) {
    this.#options = options
  }

  listen(channel: string, handlers: ChannelHandlers): void {
    const isFirst = this.#channels.size === 0
    this.#channels.set(channel, handlers)
    // Channels subscribed during the start are ready before the connection opens.
    if (isFirst) setImmediate(() => void this.#keep())
    else void this.#client?.query(`listen ${channel}`).catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await hangUp(this.#client)
  }

  async #keep(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.#listen().catch((err: Error) =>
        this.#warn(err, 'cannot listen to notifications of other processes'),
      )
      await pause(AGAIN_MS, this.#stopped.signal)
    }
  }

  async #listen(): Promise<void> {
    const { url: connectionString, silenceMs } = this.#options
    const Client = clientOf(silenceMs)
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const over = new AbortController()
    client.once('end', () => over.abort())
    client.on('error', (err) =>
      this.#warn(err, 'the connection for notifications of other processes is lost'),
    )
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.onMessage(payload))
    try {
      await client.connect()
      this.#client = client
      await client.query("select set_config('application_name', 'posse', false)")
      for (const channel of [TRIAL, ...this.#channels.keys()]) await client.query(`listen ${channel}`)
      for (const { onReconnect } of this.#channels.values()) onReconnect()
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
    this.#warn(err, 'notifications do not arrive: is there a pooler in transaction mode?')
  }

  async #hearsTrial(client: pg.Client, over: AbortSignal): Promise<boolean> {
    const { tell, trialMs = TRIAL_MS } = this.#options
    const trial = new AbortController()
    const hear = ({ channel }: pg.Notification) => channel === TRIAL && trial.abort()
    client.on('notification', hear)
    // A database that refuses the statement says nothing about the connection.
    await tell(TRIAL).catch(() => trial.abort())
    await pause(trialMs, AbortSignal.any([trial.signal, over]))
    client.off('notification', hear)
    return trial.signal.aborted
  }

  #warn(err: Error, message: string): void {
    this.#options.log?.warn({ err }, message)
  }
}

/** A silent server would never answer the goodbye, so the socket is destroyed at once. */
async function hangUp(client: pg.Client | undefined): Promise<void> {
  const stream = client?.connection.stream
  stream?.once('finish', () => stream.destroy())
  await client?.end().catch(() => undefined)
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
