import { useSyncExternalStore } from 'react'
import type { Entries } from './outbox-rules.ts'
import { studentOutbox } from './student-outbox.ts'

const NONE: Entries = []

export function useOutbox(userId: string): Entries {
  const outbox = studentOutbox(userId)
  return useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => NONE)
}
