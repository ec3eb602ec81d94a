import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../../web/device/device-store.ts'
import type { Timer } from '../../session.ts'
import { goalFor } from '../rules.ts'

const asIs = (text: string) => text
const storeOf = deviceStores({ name: 'goal', initial: '', parse: asIs, format: asIs })

/** The goal in minutes, 0 for none; stored on this device, the same in every tab. */
export function useGoal(userId: string, timer: Timer): [minutes: number, change: (minutes: number) => void] {
  const store = storeOf(userId)
  const stored = useSyncExternalStore(store.subscribe, store.read, () => '')
  return [
    goalFor(stored, timer.status === 'idle' ? undefined : timer.sessionId),
    (minutes) => store.write(String(minutes)),
  ]
}

/** Sets a step's minutes as the goal of its session, unless the student set one. */
export function aimAtStep(userId: string, minutes: number, sessionId: string): void {
  const store = storeOf(userId)
  if (goalFor(store.read()) === 0) store.write(`${minutes} ${sessionId}`)
}
