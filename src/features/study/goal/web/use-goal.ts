import { useSyncExternalStore } from 'react'
import { DeviceStore } from '../../../../web/device-store.ts'
import { parseGoal } from '../rules.ts'

const stores = new Map<string, DeviceStore<number>>()

function storeOf(userId: string): DeviceStore<number> {
  const known = stores.get(userId)
  if (known) return known
  const store = new DeviceStore({ name: 'goal', userId, initial: 0, parse: parseGoal, format: String })
  stores.set(userId, store)
  return store
}

/** The goal of the student's sessions in minutes, 0 for none; kept on this device, the same in every tab. */
export function useGoal(userId: string): [minutes: number, change: (minutes: number) => void] {
  const store = storeOf(userId)
  return [useSyncExternalStore(store.subscribe, store.read, () => 0), (minutes) => store.write(minutes)]
}
