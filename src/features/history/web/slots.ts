import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The slot beside the empty history's hint. */
export const noHistorySlot = slot<OfStudent>('no history')
