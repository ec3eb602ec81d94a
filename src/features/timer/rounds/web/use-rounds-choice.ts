import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../../web/device/device-store.ts'
import { formatChoice, NO_ROUNDS, parseChoice, type RoundsChoice } from '../choice.ts'

const storeOf = deviceStores({ name: 'rounds', initial: NO_ROUNDS, parse: parseChoice, format: formatChoice })

/** Stored on this device, the same in every tab. */
export function useRoundsChoice(
  userId: string,
): [choice: RoundsChoice, change: (choice: RoundsChoice) => void] {
  const store = storeOf(userId)
  return [useSyncExternalStore(store.subscribe, store.read, () => NO_ROUNDS), (choice) => store.write(choice)]
}

export const readRoundsChoice = (userId: string): RoundsChoice => storeOf(userId).read()
