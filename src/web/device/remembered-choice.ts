import { useSyncExternalStore } from 'react'

/** A choice with a `data-*` attribute of the root, for the style sheet. */
export interface RootChoice<Value extends string> {
  set(value: Value): void
  /** Returns the initial value while prerendering and hydrating. */
  use(): Value
}

/** A choice that lasts as long as the page; the first of `values` is the initial one. */
export function rootChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): RootChoice<Value> {
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

/** A choice stored under `posse.<name>`; `boot.js` sets the attribute before the first paint. */
export function rememberedChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): RootChoice<Value> {
  const { set, use } = rootChoice(name, values)
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
