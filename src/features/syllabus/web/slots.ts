import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** Under an edital of which nothing was studied yet. */
export const untouchedSlot = slot<OfStudent>('untouched edital')
