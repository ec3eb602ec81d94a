import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { Kind } from '../contract.ts'
import { habitOf, type KindHabits, parseHabits, withHabit } from '../kinds.ts'

const NONE: KindHabits = {}
const storeOf = deviceStores({ name: 'kinds', initial: NONE, parse: parseHabits, format: JSON.stringify })

/** The kind that this student last chose on this device for the subject or topic. */
export function useKindHabit(userId: string, subjectId: number | undefined, topic: string): Kind | null {
  const store = storeOf(userId)
  const habits = useSyncExternalStore(store.subscribe, store.read, () => NONE)
  return subjectId === undefined ? null : habitOf(habits, subjectId, topic)
}

export function rememberKind(userId: string, subjectId: number, topic: string, kind: Kind | null): void {
  const store = storeOf(userId)
  const known = store.read()
  if (habitOf(known, subjectId, topic) !== kind) store.write(withHabit(known, subjectId, topic, kind))
}
