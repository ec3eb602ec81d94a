import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/**
 * The slot of the next step. `leads` is true while no subject is chosen, because then nothing else can start;
 * while the clock is open, or has the step's topic, only the clock starts a session.
 */
export const studySlot = slot<OfStudent & { leads: boolean; topic?: string; isOpen?: boolean }>('study')
/** The slot under the subjects planned for today. */
export const todaySlot = slot<OfStudent>('today')
/** The slot after a session: how its questions went. */
export const afterSlot = slot<OfStudent>('after a session')
