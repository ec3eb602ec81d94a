import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import { type CardChoices, formatChoices, parseChoices, USUAL } from '../choices.ts'

const storeOf = deviceStores({
  name: 'week-card',
  initial: USUAL,
  parse: parseChoices,
  format: formatChoices,
})

/** Kept on this device, so that the next week's picture is two taps. */
export function useChoices(userId: string): [CardChoices, (choices: CardChoices) => void] {
  const store = storeOf(userId)
  return [useSyncExternalStore(store.subscribe, store.read, () => USUAL), (choices) => store.write(choices)]
}
