import { remembered } from './remembered.ts'

/** Whether the home and the study page show an edital's guide: they reserve its room before it loads. */
export const guideRoom = remembered('guide', ['none', 'whole'])
