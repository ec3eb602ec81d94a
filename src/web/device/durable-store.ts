import {
  changeEntry,
  type Durability,
  type DurableEntry,
  forgetEntries,
  isEntry,
  newerOf,
} from './durable-disk.ts'
import { DISK_MS, withTimeout } from './with-timeout.ts'

/** `parse` returns null for a text that it cannot read. */
export interface DurableStoreOptions<T> {
  name: string
  initial: T
  parse: (text: string) => T | null
  format: (value: T) => string
  /** After this many ms without an answer, the disk counts as failed; 2 s by default. */
  patience?: number
}

/** Where the value is: on the disk for good, on a slow disk that a crash may lose, or in this tab only. */
export type Persistence = 'disk' | 'late' | 'tab'

interface ChangeOptions {
  durability?: Durability
  when?: (tell: () => void) => void
}

const PATIENCE_MS = 2000

/** Stores a value on the disk before showing it in every tab; `localStorage` has a spare copy. */
export class DurableStore<T> {
  /** Resolves once `read` returns the stored value; never rejects. */
  readonly loaded: Promise<void>
  readonly #options: DurableStoreOptions<T>
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #listeners = new Set<() => void>()
  #entry: DurableEntry | null = null
  #value: T
  #isDiskSlow = false
  /** Exceeds the revision of any entry on a disk that was not read, so that later changes count as newer. */
  #floor = 0

  constructor(userId: string, options: DurableStoreOptions<T>) {
    this.#options = options
    this.#userId = userId
    this.#value = options.initial
    this.#channel = new BroadcastChannel(`posse-${options.name}:${userId}`)
    this.#channel.onmessage = ({ data }: MessageEvent<DurableEntry | null>) => this.#show(data)
    this.loaded = this.#open()
  }

  readonly read = (): T => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes the newest value of any tab; resolves with where it is stored, and never rejects. */
  async change(
    edit: (value: T) => T,
    { durability = 'strict', when = now }: ChangeOptions = {},
  ): Promise<Persistence> {
    await this.loaded
    if (this.#isDiskSlow) return this.#changeHere(edit, when)
    // A page that closes at once would not live to see the disk's answer.
    this.#keepSpare(this.#edited(this.#entry, edit))
    try {
      const entry = await this.#keep((stored) => this.#edited(newerOf(stored, this.#entry), edit), durability)
      this.#tellTabs(entry)
      this.#show(entry, when)
      this.#keepSpare()
      return 'disk'
    } catch {
      return this.#changeHere(edit, when)
    }
  }

  /** Shows the initial value in every tab; `forgetDurableStores` clears the device. */
  forget(): void {
    this.#forgetOld(this.#spareKey)
    this.#channel.postMessage(null)
    this.#show(null)
  }

  close(): void {
    this.#channel.close()
    this.#listeners.clear()
  }

  /** Moves the value of `localStorage` to the disk once; from then on the newer one counts. */
  async #open(): Promise<void> {
    const spare = this.#spare()
    try {
      this.#show(await this.#keep((stored) => newerOf(stored, spare), 'strict'))
      this.#forgetOld()
    } catch {
      this.#isDiskSlow = true
      this.#floor = Date.now()
      this.#show(spare)
    }
  }

  /** Writes in time; when the disk is too slow, the newest entry that this tab knows wins later. */
  async #keep(
    edit: (stored: DurableEntry | null) => DurableEntry | null,
    durability: Durability,
  ): Promise<DurableEntry | null> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new DOMException('The disk does not answer', 'TimeoutError'))
    }, this.#options.patience ?? PATIENCE_MS)
    const keeping = changeEntry(
      this.#options.name,
      this.#userId,
      (stored) => (isLate ? newerOf(stored, this.#entry) : edit(stored)),
      durability,
    )
    keeping.then(
      () => {
        if (isLate) this.#mend()
      },
      () => undefined,
    )
    return Promise.race([keeping, late]).finally(() => clearTimeout(timer))
  }

  #changeHere(edit: (value: T) => T, when: (tell: () => void) => void): Persistence {
    this.#isDiskSlow = true
    const entry = this.#edited(this.#entry, edit)
    this.#tellTabs(entry)
    this.#show(entry, when)
    this.#mend()
    return this.#keepSpare() ? 'late' : 'tab'
  }

  /** Uses the disk again as soon as it has this tab's value. */
  async #mend(): Promise<void> {
    try {
      const entry = await this.#keep((stored) => newerOf(stored, this.#entry), 'strict')
      if (newerOf(entry, this.#entry) !== entry) return
      this.#isDiskSlow = false
      this.#show(entry)
      this.#forgetOld()
    } catch {
      // The next change tries again.
    }
  }

  #edited(base: DurableEntry | null, edit: (value: T) => T): DurableEntry | null {
    const before = base === this.#entry ? this.#value : this.#valueOf(base)
    const after = edit(before)
    return after === before
      ? base
      : { revision: Math.max(base?.revision ?? 0, this.#floor) + 1, text: this.#options.format(after) }
  }

  #valueOf(entry: DurableEntry | null): T {
    const { initial, parse } = this.#options
    return (entry && parse(entry.text)) ?? initial
  }

  #tellTabs(entry: DurableEntry | null): void {
    if (entry && entry.revision !== this.#entry?.revision) this.#channel.postMessage(entry)
  }

  #show(entry: DurableEntry | null, when: (tell: () => void) => void = now): void {
    if (entry ? newerOf(this.#entry, entry) === this.#entry : this.#entry === null) return
    this.#entry = entry
    this.#value = this.#valueOf(entry)
    when(() => {
      for (const listener of this.#listeners) listener()
    })
  }

  /** The newest in `localStorage`: the spare copy, or a value of versions without a disk. */
  #spare(): DurableEntry | null {
    const { name, parse } = this.#options
    try {
      const old = localStorage.getItem(`posse:${name}:${this.#userId}`)
      const spare: unknown = JSON.parse(localStorage.getItem(this.#spareKey) ?? 'null')
      return newerOf(
        isEntry(spare) ? spare : null,
        old !== null && parse(old) !== null ? { revision: 0, text: old } : null,
      )
    } catch {
      return null
    }
  }

  #keepSpare(entry = this.#entry): boolean {
    try {
      localStorage.setItem(this.#spareKey, JSON.stringify(entry))
      return true
    } catch {
      return false
    }
  }

  #forgetOld(...more: string[]): void {
    try {
      for (const key of [`posse:${this.#options.name}:${this.#userId}`, ...more]) localStorage.removeItem(key)
    } catch {
      // Some private windows refuse storage: nothing is stored there.
    }
  }

  get #spareKey(): string {
    return `posse:${this.#options.name}-spare:${this.#userId}`
  }
}

const now = (tell: () => void) => tell()

const all = new Set<(userId: string) => Pick<DurableStore<unknown>, 'forget'>>()

export async function forgetDurableStores(userId: string): Promise<void> {
  for (const storeOf of all) storeOf(userId).forget()
  // A device that refuses to delete, as a private window may, forgets by itself.
  await withTimeout(DISK_MS, forgetEntries(userId)).catch(() => undefined)
}

export function durableStores<T>(options: DurableStoreOptions<T>): (userId: string) => DurableStore<T> {
  const stores = new Map<string, DurableStore<T>>()
  const storeOf = (userId: string) => {
    const store = stores.get(userId) ?? new DurableStore(userId, options)
    stores.set(userId, store)
    return store
  }
  all.add(storeOf)
  return storeOf
}
