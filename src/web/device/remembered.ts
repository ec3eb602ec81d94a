import { useSyncExternalStore } from 'react'

/** A `data-*` attribute of the root, for the style sheet to follow. */
export interface Shown<Value extends string> {
  set(value: Value): void
  /** The initial value stands while prerendering and hydrating. */
  use(): Value
}

/** Lasts as long as the page; the first of `values` is the initial one. */
export function shown<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Shown<Value> {
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

/** It is kept on the device under `posse.<name>`; `boot.js` sets the attribute before the first paint. */
export function remembered<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Shown<Value> {
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
    // Some private windows refuse storage: the choice lasts as long as the page.
  }
}
