import { useCallback, useSyncExternalStore } from 'react'
import { durableStores } from '../../../../web/device/durable-store.ts'
import { useTyped } from '../../../../web/ui/fields/use-typed.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { NOTHING_UNSAVED, parseUnsaved } from '../unsaved.ts'

const storeOf = durableStores({
  name: 'edital-unsaved',
  initial: NOTHING_UNSAVED,
  parse: parseUnsaved,
  format: JSON.stringify,
})

export const unsavedLoaded = (userId: string) => storeOf(userId).loaded

/** Unsaved changes to one target's tree, stored on the device at each change. */
export function useUnsaved(userId: string, targetId: number) {
  const store = storeOf(userId)
  const stored = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_UNSAVED)
  const [typed, change] = useTyped(stored, (unsaved) => store.change(() => unsaved))
  const changes = typed.targetId === targetId ? typed.changes : NOTHING_UNSAVED.changes
  const keep = (next: readonly TreeChange[]) => change({ targetId, changes: next })
  const clear = useCallback(() => store.change(() => NOTHING_UNSAVED), [store])
  return { changes, keep, clear }
}
