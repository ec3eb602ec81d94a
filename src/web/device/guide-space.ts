import { rememberedChoice } from './remembered-choice.ts'

/** Whether the home and the study page show an edital's guide: they reserve its room before it loads. */
export const guideSpace = rememberedChoice('guide', ['none', 'whole'])
