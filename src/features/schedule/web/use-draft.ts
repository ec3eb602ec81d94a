import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { ScheduleItem } from '../contract.ts'
import { type Edited, formatDraft, isSamePlan, parseDraft, planOf, type WeekPlan } from '../draft.ts'

const storeOf = deviceStores<WeekPlan | null>({
  name: 'schedule',
  initial: null,
  parse: parseDraft,
  format: formatDraft,
})

/** It is kept on the device, so that a reload loses no edit. */
export interface Draft extends Edited {
  isDirty: boolean
  edit: (week: WeekPlan) => void
  discard: () => void
}

export function useDraft(userId: string, schedule: readonly ScheduleItem[]): Draft {
  const store = storeOf(userId)
  const kept = useSyncExternalStore(store.subscribe, store.read, () => null)
  const saved = planOf(schedule)
  return {
    week: kept ?? saved,
    saved,
    isDirty: kept !== null && !isSamePlan(kept, saved),
    edit: (week) => {
      store.write(isSamePlan(week, saved) ? null : week)
    },
    discard: () => {
      store.write(null)
    },
  }
}
