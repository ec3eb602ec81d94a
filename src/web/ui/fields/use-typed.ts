import { useState } from 'react'

export function useTyped<T>(
  saved: T,
  keep: (value: T) => Promise<unknown>,
): [shown: T, change: (value: T) => void] {
  const [typed, setTyped] = useState<{ value: T }>()
  const change = async (value: T) => {
    const mine = { value }
    setTyped(mine)
    await keep(value)
    // A later value is still being saved.
    setTyped((newest) => (newest === mine ? undefined : newest))
  }
  return [typed ? typed.value : saved, change]
}
