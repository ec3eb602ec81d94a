import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/**
 * The next step. `leads` is true while no subject is chosen, as then nothing else can be
 * begun; with the clock open, or filled in with the step's topic, the clock alone begins.
 */
export const studySlot = slot<OfStudent & { leads: boolean; topic?: string; isOpen?: boolean }>('study')
/** Under the subjects that are planned for today. */
export const todaySlot = slot<OfStudent>('today')
/** After a session: how its questions went. */
export const afterSlot = slot<OfStudent>('after a session')
