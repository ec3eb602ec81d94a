import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog, Told } from './db.ts'

/** A lost connection is opened anew after this time. */
const AGAIN_MS = 1000

/**
 * One connection of its own that hears what is told (`pg_notify`) on any channel; whatever was told while it
 * was lost is made good by `again`. A pooler between must keep sessions apart.
 */
export class Hearing {
  readonly #url: string
  readonly #log: DatabaseLog | undefined
  readonly #channels = new Map<string, Told>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined

  constructor(url: string, log: DatabaseLog | undefined) {
    this.#url = url
    this.#log = log
  }

  hears(channel: string, told: Told): void {
    const isFirst = this.#channels.size === 0
    this.#channels.set(channel, told)
    if (isFirst) void this.#keep()
    else void this.#client?.query(`listen ${channel}`).catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await this.#client?.end().catch(() => undefined)
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await this.#listen().catch((err: Error) => this.#log?.warn({ err }, 'news of other processes are not heard'))
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Ends when the connection does. */
  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const over = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', (err) => this.#log?.warn({ err }, 'the connection that hears other processes is lost'))
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.said(payload))
    try {
      await client.connect()
      this.#client = client
      await client.query("select set_config('application_name', 'posse', false)")
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`)
      for (const { again } of this.#channels.values()) again()
      if (this.#stopped.signal.aborted) await client.end()
      await over
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
