import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device-store.ts'
import type { SummaryForm } from '../rules.ts'
import { formatSummary, parseSummary, type StoredSummary, summaryOf } from '../stored-summary/rules.ts'

const storeOf = deviceStores<StoredSummary | null>({
  name: 'summary',
  initial: null,
  parse: parseSummary,
  format: formatSummary,
})

/** What was typed into a session's summary, kept on the device so that a reload loses nothing, and how to change it. */
export function useSummaryDraft(
  userId: string,
  sessionId: string,
): [form: SummaryForm, change: (form: SummaryForm) => void] {
  const store = storeOf(userId)
  const stored = useSyncExternalStore(store.subscribe, store.read, () => null)
  return [summaryOf(stored, sessionId), (form) => store.write({ sessionId, form })]
}
