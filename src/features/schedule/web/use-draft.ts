import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device-store.ts'
import type { ScheduleItem } from '../contract.ts'
import { formatDraft, isSamePlan, parseDraft, planOf, type WeekPlan } from '../draft/rules.ts'

const storeOf = deviceStores<WeekPlan | null>({
  name: 'schedule',
  initial: null,
  parse: parseDraft,
  format: formatDraft,
})

/** The plan being edited. It is on the device, so that a reload loses no edit. */
export interface Draft {
  week: WeekPlan
  /** There are edits that are not saved. */
  isDirty: boolean
  edit: (week: WeekPlan) => void
  discard: () => void
}

/** What the student has made of the saved schedule and not saved yet. */
export function useDraft(userId: string, schedule: readonly ScheduleItem[]): Draft {
  const store = storeOf(userId)
  const kept = useSyncExternalStore(store.subscribe, store.read, () => null)
  const saved = planOf(schedule)
  return {
    week: kept ?? saved,
    isDirty: kept !== null && !isSamePlan(kept, saved),
    edit: (week) => {
      store.write(isSamePlan(week, saved) ? null : week)
    },
    discard: () => {
      store.write(null)
    },
  }
}
