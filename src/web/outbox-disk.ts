import { createStore, del, get, type UseStore, update } from 'idb-keyval'
import type { Entries, OutboxEntry } from './outbox-rules.ts'

const store = createStore('posse-outbox', 'entries')

/** Transactions that end when the bytes are on the disk, where the browser can promise that. */
const strictStore: UseStore = (mode, use) =>
  store('readonly', ({ name, transaction }) =>
    use(transaction.db.transaction(name, mode, { durability: 'strict' }).objectStore(name)),
  )

/** Takes a student's entries away for good. */
export const clearOutbox = (userId: string): Promise<void> => del(userId, strictStore)

/** One student's entries in IndexedDB, oldest first, and a view of them that follows the changes of every tab. */
export class OutboxDisk {
  /** Resolves once the view shows what the disk has. */
  readonly seen: Promise<void>
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #listeners = new Set<() => void>()
  #view: readonly OutboxEntry[] = []

  constructor(userId: string) {
    this.#userId = userId
    this.#channel = new BroadcastChannel(`posse-outbox:${userId}`)
    this.#channel.onmessage = () => this.#show()
    this.seen = this.#show()
  }

  /** The entries as they are on the disk now. */
  async read(): Promise<readonly OutboxEntry[]> {
    return (await get<OutboxEntry[]>(this.#userId, strictStore)) ?? []
  }

  /** Changes the entries in one transaction; resolves with them once they are on the disk, rejects when they could not be kept. */
  async change(edit: (entries: Entries) => OutboxEntry[]): Promise<Entries> {
    let after: Entries = []
    const keep = (entries: Entries = []) => {
      const edited = edit(entries)
      after = edited
      return edited
    }
    await update<OutboxEntry[]>(this.#userId, keep, strictStore)
    this.#channel.postMessage('changed')
    await this.#show()
    return after
  }

  /** Calls back after each change of the view; gives back what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The view: the same list until it changes. */
  readonly getSnapshot = (): readonly OutboxEntry[] => this.#view

  /** Stops following other tabs. */
  close(): void {
    this.#channel.onmessage = null
    this.#listeners.clear()
  }

  async #show(): Promise<void> {
    // A view that cannot be read stays as it was: what is on the disk does not depend on it.
    this.#view = await this.read().catch(() => this.#view)
    for (const listener of this.#listeners) listener()
  }
}
