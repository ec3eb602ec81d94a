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

/** Stored on the device, so that a reload loses no edit. */
export interface Draft extends Edited {
  /** The saved plan at the beginning of the editing: another device may have saved since. */
  from: WeekPlan
  /** The plan that a suggested week replaced; null without one. */
  before: WeekPlan | null
  isDirty: boolean
  /** Keeps `before` unless another one, or null, is given. */
  edit: (week: WeekPlan, before?: WeekPlan | null) => void
  discard: () => void
}

export function useDraft(userId: string, schedule: readonly ScheduleItem[]): Draft {
  const store = storeOf(userId)
  const draft = useSyncExternalStore(store.subscribe, store.read, () => null)
  const saved = planOf(schedule)
  const from = draft?.from ?? saved
  const known = draft?.before ?? null
  return {
    week: draft?.week ?? saved,
    saved,
    from,
    before: known,
    isDirty: draft !== null && !isSamePlan(draft.week, saved),
    edit: (week, before = known) => {
      const begun = { week, from: draft ? draft.from : saved, ...(before && { before }) }
      store.write(isSamePlan(week, from) ? null : begun)
    },
    discard: () => {
      store.write(null)
    },
  }
}
