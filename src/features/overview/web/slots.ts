import type { ReactNode } from 'react'
import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The next step; `otherwise` shows when the panel has nothing to show. */
export const nowSlot = slot<OfStudent & { otherwise: ReactNode }>('now')
export const weekSlot = slot<OfStudent>('week')
/** Under the days of the running week. */
export const daysSlot = slot<OfStudent>('days')
/** The slot beside the hint for a student without records. */
export const beginSlot = slot<OfStudent>('begin')
export const homeSlot = slot<OfStudent>('home')
