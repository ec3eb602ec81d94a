import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../../web/device/device-store.ts'
import type { Timer } from '../../session.ts'
import { goalFor } from '../rules.ts'

const asIs = (text: string) => text
const storeOf = deviceStores({ name: 'goal', initial: '', parse: asIs, format: asIs })

/** The goal is in minutes, 0 for none; it is kept on this device, the same in every tab. */
export function useGoal(userId: string, timer: Timer): [minutes: number, change: (minutes: number) => void] {
  const store = storeOf(userId)
  const kept = useSyncExternalStore(store.subscribe, store.read, () => '')
  return [
    goalFor(kept, timer.status === 'idle' ? undefined : timer.sessionId),
    (minutes) => store.write(String(minutes)),
  ]
}

/** The minutes of the step with which a session begins are its goal, unless the student set one. */
export function aimAtStep(userId: string, minutes: number, sessionId: string): void {
  const store = storeOf(userId)
  if (goalFor(store.read()) === 0) store.write(`${minutes} ${sessionId}`)
}
