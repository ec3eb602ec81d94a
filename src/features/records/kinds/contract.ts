import type { Kind } from '../contract.ts'

/** Names of the kinds of study, on a screen and in a spreadsheet. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  theory: 'Teoria',
  questions: 'Questões',
  review: 'Revisão',
  law: 'Lei seca',
  video: 'Videoaula',
  mock: 'Simulado',
}
