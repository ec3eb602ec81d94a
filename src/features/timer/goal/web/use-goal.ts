import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../../web/device/device-store.ts'
import { parseGoal } from '../rules.ts'

const storeOf = deviceStores({ name: 'goal', initial: 0, parse: parseGoal, format: String })

/** The goal is in minutes, 0 for none; it is kept on this device, the same in every tab. */
export function useGoal(userId: string): [minutes: number, change: (minutes: number) => void] {
  const store = storeOf(userId)
  return [useSyncExternalStore(store.subscribe, store.read, () => 0), (minutes) => store.write(minutes)]
}
