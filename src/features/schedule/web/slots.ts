import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The slot under the schedule, after the week was planned. */
export const plannedSlot = slot<OfStudent>('planned')
