import { useSyncExternalStore } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { SupportFields } from '../contract.ts'
import { type Draft, formatDraft, parseDraft } from '../rules.ts'

const storeOf = deviceStores<Draft | null>({
  name: 'support',
  initial: null,
  parse: parseDraft,
  format: formatDraft,
})

/** Stored on the device, so that a reload loses nothing. */
export interface DraftInHand extends Draft {
  change: (patch: Partial<SupportFields>) => void
  clear: () => void
}

/** Begins with what is known of the student. */
export function useDraft(userId: string, known: Pick<SupportFields, 'name' | 'email'>): DraftInHand {
  const store = storeOf(userId)
  const draft = useSyncExternalStore(store.subscribe, store.read, () => null)
  const fields = draft?.fields ?? { ...known, subject: '', message: '' }
  return {
    fields,
    key: draft?.key ?? '',
    // Another text is another message and gets a key of its own.
    change: (patch) => {
      store.write({ fields: { ...fields, ...patch }, key: newRecordKey(Date.now()) })
    },
    clear: () => {
      store.write(null)
    },
  }
}
