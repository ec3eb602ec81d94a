import { createStore, del, get, type UseStore, update } from 'idb-keyval'
import { DISK_MS, withTimeout } from '../device/with-timeout.ts'
import type { Entries, OutboxEntry } from './outbox-rules.ts'

const store = createStore('posse-outbox', 'entries')

/** Ends transactions when the bytes are on the disk, where the browser can promise that. */
const strictStore: UseStore = (mode, use) =>
  store('readonly', ({ name, transaction }) =>
    use(transaction.db.transaction(name, mode, { durability: 'strict' }).objectStore(name)),
  )

export const clearOutbox = (userId: string): Promise<void> => withTimeout(DISK_MS, del(userId, strictStore))

/** The previous version named things without an id by '@' and their key. */
const carriedOver = (entries: Entries): OutboxEntry[] =>
  entries.map((entry) => ({ ...entry, path: entry.path.replace('/@', '/') }))

/** Marks an entry so that an open tab of the previous version leaves it alone. */
const asTried = (entry: OutboxEntry) => ({ ...entry, isTried: true })

/** One student's entries, oldest first. An operation that takes longer than `DISK_MS` rejects. */
export class OutboxDisk {
  /** Resolves once the view shows the disk's entries. */
  readonly loaded: Promise<void>
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #listeners = new Set<() => void>()
  #view: readonly OutboxEntry[] = []

  constructor(userId: string) {
    this.#userId = userId
    this.#channel = new BroadcastChannel(`posse-outbox:${userId}`)
    this.#channel.onmessage = () => this.#show()
    this.loaded = this.#show()
  }

  async read(): Promise<readonly OutboxEntry[]> {
    return carriedOver((await withTimeout(DISK_MS, get<OutboxEntry[]>(this.#userId, strictStore))) ?? [])
  }

  /** Resolves once the changed entries are on the disk; rejects when they could not be stored. */
  change(edit: (entries: Entries) => OutboxEntry[]): Promise<Entries> {
    return withTimeout(DISK_MS, this.#change(edit))
  }

  async #change(edit: (entries: Entries) => OutboxEntry[]): Promise<Entries> {
    let after: OutboxEntry[] = []
    const keep = (entries: Entries = []) => {
      after = edit(carriedOver(entries))
      return after.map(asTried)
    }
    await update<OutboxEntry[]>(this.#userId, keep, strictStore)
    this.#channel.postMessage('changed')
    await this.#show()
    return after
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): readonly OutboxEntry[] => this.#view

  close(): void {
    this.#channel.onmessage = null
    this.#listeners.clear()
  }

  async #show(): Promise<void> {
    // A view that cannot be read stays as it was; the disk does not depend on it.
    this.#view = await this.read().catch(() => this.#view)
    for (const listener of this.#listeners) listener()
  }
}
