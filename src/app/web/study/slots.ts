import { type OfStudent, slot } from '../../../web/panels/panels.tsx'

/** The next step. `leads` is true while no subject is chosen, as then nothing else can be begun. */
export const studySlot = slot<OfStudent & { leads: boolean }>('study')
/** Under the subjects that are planned for today. */
export const todaySlot = slot<OfStudent>('today')
