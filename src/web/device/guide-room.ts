import { remembered } from './remembered.ts'

/**
 * Whether an edital's guide stands on the home and the study page: its room is kept free before it is there.
 */
export const guideRoom = remembered('guide', ['none', 'whole'])
