import {
  changeEntry,
  type Durability,
  type DurableEntry,
  forgetEntries,
  isEntry,
  newerOf,
} from './durable-disk.ts'
import { DISK_MS, within } from './within.ts'

/** `parse` gives null for a text that it cannot read. */
export interface DurableStoreOptions<T> {
  name: string
  initial: T
  parse: (text: string) => T | null
  format: (value: T) => string
  /** After so many ms a browser that has not kept a change is taken for one that does not; 2 s by default. */
  patience?: number
}

/** On the disk for good; where a sudden end of the browser may lose it; or in this tab alone. */
export type Kept = 'disk' | 'late' | 'tab'

interface ChangeOptions {
  durability?: Durability
  when?: (tell: () => void) => void
}

const PATIENCE_MS = 2000

/**
 * Keeps one value for one student, on the disk before anybody is shown it, the same in every tab.
 * `localStorage` has a spare copy for a page that is left at once; where IndexedDB fails it is all there is.
 */
export class DurableStore<T> {
  /** Resolves once `read` has what the device keeps; never rejects. */
  readonly seen: Promise<void>
  readonly #options: DurableStoreOptions<T>
  readonly #userId: string
  readonly #channel: BroadcastChannel
  readonly #listeners = new Set<() => void>()
  #entry: DurableEntry | null = null
  #value: T
  #isDiskSlow = false
  /** Above any revision on a disk that was not seen: what happens meanwhile is newer. */
  #floor = 0

  constructor(userId: string, options: DurableStoreOptions<T>) {
    this.#options = options
    this.#userId = userId
    this.#value = options.initial
    this.#channel = new BroadcastChannel(`posse-${options.name}:${userId}`)
    this.#channel.onmessage = ({ data }: MessageEvent<DurableEntry | null>) => this.#show(data)
    this.seen = this.#open()
  }

  /** It is the same object until it changes. */
  readonly read = (): T => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes the newest value of any tab; resolves with where it is kept, and never rejects. */
  async change(
    edit: (value: T) => T,
    { durability = 'strict', when = now }: ChangeOptions = {},
  ): Promise<Kept> {
    await this.seen
    if (this.#isDiskSlow) return this.#changeHere(edit, when)
    // A page that is left at once would not live to see the disk answer.
    this.#keepSpare(this.#edited(this.#entry, edit))
    try {
      const entry = await this.#keep((kept) => this.#edited(newerOf(kept, this.#entry), edit), durability)
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

  /** `localStorage` is carried over once: the disk has an entry from then on, and the newer one counts. */
  async #open(): Promise<void> {
    const spare = this.#spare()
    try {
      this.#show(await this.#keep((kept) => newerOf(kept, spare), 'strict'))
      this.#forgetOld()
    } catch {
      this.#isDiskSlow = true
      this.#floor = Date.now()
      this.#show(spare)
    }
  }

  /**
   * Keeps an entry on the disk within the time there is; what
   * comes too late keeps the newest that this tab knows instead.
   */
  async #keep(
    edit: (kept: DurableEntry | null) => DurableEntry | null,
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
      (kept) => (isLate ? newerOf(kept, this.#entry) : edit(kept)),
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

  #changeHere(edit: (value: T) => T, when: (tell: () => void) => void): Kept {
    this.#isDiskSlow = true
    const entry = this.#edited(this.#entry, edit)
    this.#tellTabs(entry)
    this.#show(entry, when)
    this.#mend()
    return this.#keepSpare() ? 'late' : 'tab'
  }

  /** The disk counts again as soon as it has what this tab knows. */
  async #mend(): Promise<void> {
    try {
      const entry = await this.#keep((kept) => newerOf(kept, this.#entry), 'strict')
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

  /** The newest in `localStorage`: the spare copy, or what versions without a disk have left there. */
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
      // Some private windows refuse storage: nothing was kept there.
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
  await within(DISK_MS, forgetEntries(userId)).catch(() => undefined)
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
