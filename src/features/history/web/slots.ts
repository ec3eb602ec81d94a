import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** Beside what to do where nothing was studied yet. */
export const noHistorySlot = slot<OfStudent>('no history')
