/** `parse` returns null for a text that it cannot read. */
export interface DeviceStoreOptions<T> {
  name: string
  userId: string
  initial: T
  parse: (text: string) => T | null
  format: (value: T) => string
  /** Called at each use, because a browser may refuse it; `localStorage` by default. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export function forgetStores(userId: string): void {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key.startsWith('posse:') && key.endsWith(`:${userId}`),
    )
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Some private windows refuse storage: nothing is stored there.
  }
}

export class DeviceStore<T> {
  readonly #options: DeviceStoreOptions<T>
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #text: string | null = null
  #value: T
  /** True after the device refused a write: only this tab has the value. */
  #isRefused = false

  constructor(options: DeviceStoreOptions<T>) {
    this.#options = options
    this.#key = `posse:${options.name}:${options.userId}`
    this.#value = options.initial
  }

  /** Returns the latest value of any tab; the same object until it changes. */
  readonly read = (): T => {
    const text = this.#isRefused ? this.#text : this.#kept()
    if (text !== this.#text) {
      const { initial, parse } = this.#options
      this.#text = text
      this.#value = text === null ? initial : (parse(text) ?? initial)
    }
    return this.#value
  }

  /** Returns false when the device refused (full or blocked): the value then lasts as long as this tab. */
  write(value: T, when = (tell: () => void) => tell()): boolean {
    const text = this.#options.format(value)
    this.#isRefused = !this.#keep(text)
    this.#text = text
    this.#value = value
    when(() => this.#notify())
    return !this.#isRefused
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const events = this.#options.events ?? window
    if (this.#listeners.size === 0) events.addEventListener('storage', this.#onStorage)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) events.removeEventListener('storage', this.#onStorage)
    }
  }

  readonly #onStorage = (event: Event): void => {
    const { key } = event as StorageEvent
    // An event without a key means that all storage was cleared.
    if (key !== null && key !== this.#key) return
    this.#isRefused = false
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #kept(): string | null {
    try {
      return this.#storage().getItem(this.#key)
    } catch {
      return this.#text
    }
  }

  #keep(text: string): boolean {
    try {
      this.#storage().setItem(this.#key, text)
      return true
    } catch {
      return false
    }
  }

  #storage(): Pick<Storage, 'getItem' | 'setItem'> {
    return this.#options.storage?.() ?? localStorage
  }
}

export function deviceStores<T>(
  options: Omit<DeviceStoreOptions<T>, 'userId'>,
): (userId: string) => DeviceStore<T> {
  const stores = new Map<string, DeviceStore<T>>()
  return (userId) => {
    const store = stores.get(userId) ?? new DeviceStore({ ...options, userId })
    stores.set(userId, store)
    return store
  }
}
