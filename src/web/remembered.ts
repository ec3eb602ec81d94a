import { useSyncExternalStore } from 'react'

/** A choice shown as a `data-*` attribute of the root, for the style sheet to follow. */
export interface Shown<Value extends string> {
  set(value: Value): void
  /** The choice now; `initial` while prerendering and hydrating. */
  use(): Value
}

/** Shows one of `values` in `data-<name>` of the root, as long as the page lasts; the first one is the initial. */
export function shown<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Shown<Value> {
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
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}

/** The same, kept on the device under `posse.<name>`; `boot.js` sets the attribute before the first paint. */
export function remembered<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Shown<Value> {
  const { set, use } = shown(name, values)
  return {
    set(value) {
      store(`posse.${name}`, value)
      set(value)
    },
    use,
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused in some private windows: the choice lasts as long as the page.
  }
}
