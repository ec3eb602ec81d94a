import type { Kind } from '../contract.ts'

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  theory: 'Teoria',
  questions: 'Questões',
  review: 'Revisão',
  law: 'Lei seca',
  video: 'Videoaula',
  mock: 'Simulado',
}
