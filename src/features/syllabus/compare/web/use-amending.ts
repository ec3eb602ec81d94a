import { useSyncExternalStore } from 'react'
import { newRecordKey } from '../../../../shared/ids.ts'
import { durableStores } from '../../../../web/device/durable-store.ts'
import { useTyped } from '../../../../web/ui/fields/use-typed.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { type AmendingDraft, NO_AMENDMENT, parseAmendment } from '../draft.ts'

const storeOf = durableStores({
  name: 'edital-amendment',
  initial: NO_AMENDMENT,
  parse: parseAmendment,
  format: JSON.stringify,
})

/** Resolves once the device's draft is read. */
export const amendingLoaded = (userId: string) => storeOf(userId).loaded

/** The amendment in hand of one target, kept on the device at every letter. */
export function useAmending(userId: string, targetId: number) {
  const store = storeOf(userId)
  const stored = useSyncExternalStore(store.subscribe, store.read, () => NO_AMENDMENT)
  const [typed, keep] = useTyped(stored, (draft) => store.change(() => draft))
  const draft = typed.targetId === targetId ? typed : { ...NO_AMENDMENT, targetId }
  const change = (patch: Partial<AmendingDraft>) =>
    keep({ ...draft, ...patch, saveKey: newRecordKey(Date.now()) })
  return {
    draft,
    change,
    /** Another document has other lines to decide. */
    take: (document: SyllabusDocument, read = draft.read) =>
      change({ document, ...(read && { read }), key: newRecordKey(Date.now()), decisions: {} }),
    clear: () => keep(NO_AMENDMENT),
  }
}
