import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The slot above the first choice of a career: another way to begin. */
export const setupSlot = slot<OfStudent>('setup')
