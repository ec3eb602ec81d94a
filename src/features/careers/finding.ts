import { answering, saidIn } from '../../shared/find.ts'
import { STATES, SYNONYMS } from './synonyms.ts'

/** How well a career answers to what a candidate types: a body's letters, an office, a part of its name. */
export const careerAnswers = answering({ synonyms: SYNONYMS, regions: STATES })

/** An exam that names none is most often an office's. */
const USUAL = 'Administrativa'

/** The career of an exam, by what its edital calls the body and the position. */
export function careerOfExam<C extends { readonly name: string }>(
  exam: string,
  careers: readonly C[],
): C | undefined {
  const names = careers.map(({ name }) => name)
  const said = saidIn(exam, names, SYNONYMS) ?? USUAL
  return careers.find(({ name }) => name === said)
}
