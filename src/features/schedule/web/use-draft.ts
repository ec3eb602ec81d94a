import { useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { ScheduleItem } from '../contract.ts'
import {
  type Begun,
  type Edited,
  formatDraft,
  isSamePlan,
  parseDraft,
  planOf,
  type WeekPlan,
} from '../draft.ts'

const storeOf = deviceStores<Begun | null>({
  name: 'schedule',
  initial: null,
  parse: parseDraft,
  format: formatDraft,
})

/** It is kept on the device, so that a reload loses no edit. */
export interface Draft extends Edited {
  /** The saved plan from which the editing began: another device may have saved another since. */
  from: WeekPlan
  isDirty: boolean
  edit: (week: WeekPlan) => void
  discard: () => void
}

export function useDraft(userId: string, schedule: readonly ScheduleItem[]): Draft {
  const store = storeOf(userId)
  const kept = useSyncExternalStore(store.subscribe, store.read, () => null)
  const saved = planOf(schedule)
  const from = kept?.from ?? saved
  return {
    week: kept?.week ?? saved,
    saved,
    from,
    isDirty: kept !== null && !isSamePlan(kept.week, saved),
    edit: (week) => {
      store.write(isSamePlan(week, from) ? null : { week, from: kept ? kept.from : saved })
    },
    discard: () => {
      store.write(null)
    },
  }
}
