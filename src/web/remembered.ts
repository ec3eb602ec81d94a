import { useSyncExternalStore } from 'react'

/** A choice kept on the device and shown as a `data-*` attribute of the root, which `boot.js` sets before paint. */
export interface Remembered<Value extends string> {
  set(value: Value): void
  /** The choice now; `initial` while prerendering and hydrating. */
  use(): Value
}

/** Remembers one of `values` under `posse.<name>` and in `data-<name>` of the root; the first one is the initial. */
export function remembered<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Remembered<Value> {
  const listeners = new Set<() => void>()
  const [initial] = values

  const read = () => values.find((value) => value === document.documentElement.dataset[name]) ?? initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    set(value) {
      document.documentElement.dataset[name] = value
      store(`posse.${name}`, value)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused in some private windows: the choice lasts as long as the page.
  }
}
