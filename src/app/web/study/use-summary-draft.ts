import { useSyncExternalStore } from 'react'
import {
  formatSummary,
  parseSummary,
  type StoredSummary,
  type SummaryDraft,
  summaryOf,
} from '../../../features/timer/stored-summary.ts'
import { durableStores } from '../../../web/device/durable-store.ts'
import { useTyped } from '../../../web/ui/fields/use-typed.ts'

const storeOf = durableStores<StoredSummary | null>({
  name: 'summary',
  initial: null,
  parse: parseSummary,
  format: formatSummary,
})

/** Stores the summary's typed values on the device, so that nothing loses them. */
export function useSummaryDraft(
  userId: string,
  sessionId: string,
  seconds: number,
): [form: SummaryDraft, change: (patch: Partial<SummaryDraft>) => void] {
  const store = storeOf(userId)
  const stored = useSyncExternalStore(store.subscribe, store.read, () => null)
  const saved = summaryOf(stored, sessionId, seconds)
  const [form, change] = useTyped(saved, (typed) => store.change(() => ({ sessionId, seconds, form: typed })))
  return [form, (patch) => change({ ...form, ...patch })]
}
