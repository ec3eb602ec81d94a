import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** Over the first choice of career: another way to begin. */
export const setupSlot = slot<OfStudent>('setup')
