import { useState } from 'react'

/** Shows what is typed while each change of it is kept. */
export function useTyped<T>(
  kept: T,
  keep: (value: T) => Promise<unknown>,
): [shown: T, change: (value: T) => void] {
  const [typed, setTyped] = useState<{ value: T }>()
  const change = async (value: T) => {
    const mine = { value }
    setTyped(mine)
    await keep(value)
    // What was typed meanwhile is still on its way.
    setTyped((newest) => (newest === mine ? undefined : newest))
  }
  return [typed ? typed.value : kept, change]
}
