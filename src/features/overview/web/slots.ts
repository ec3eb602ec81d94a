import type { ReactNode } from 'react'
import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** What to study now; `otherwise` is shown where the panel has nothing to say. */
export const nowSlot = slot<OfStudent & { otherwise: ReactNode }>('now')
/** How the week is. */
export const weekSlot = slot<OfStudent>('week')
/** Under the days of the running week. */
export const daysSlot = slot<OfStudent>('days')
/** Beside what to do where nothing was studied yet. */
export const beginSlot = slot<OfStudent>('begin')
/** Above the specified summary. */
export const homeSlot = slot<OfStudent>('home')
