import { longestNameIn, nameMatcher } from '../../shared/find.ts'
import { STATES, SYNONYMS } from './synonyms.ts'

/** Ranks a career by the typed text: a body's letters, an office, a part of its name. */
export const rankCareer = nameMatcher({ synonyms: SYNONYMS, regions: STATES })

/** An exam that matches no career is usually for an office. */
const USUAL = 'Administrativa'

/** The career of an exam, by the edital's body and position. */
export function careerOfExam<C extends { readonly name: string }>(
  exam: string,
  careers: readonly C[],
): C | undefined {
  const names = careers.map(({ name }) => name)
  const career = longestNameIn(exam, names, SYNONYMS) ?? USUAL
  return careers.find(({ name }) => name === career)
}
