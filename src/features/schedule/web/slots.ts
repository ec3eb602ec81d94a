import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** Under the schedule, once the week was planned. */
export const plannedSlot = slot<OfStudent>('planned')
