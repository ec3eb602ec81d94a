import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The next step; `leads` while no subject is chosen, because then nothing else can start a session. */
export const studySlot = slot<OfStudent & { leads: boolean; topic?: string; isOpen?: boolean }>('study')
export const todaySlot = slot<OfStudent>('today')
export const afterSlot = slot<OfStudent>('after a session')
