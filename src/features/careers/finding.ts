import { answering } from '../../shared/find.ts'
import { STATES, SYNONYMS } from './synonyms.ts'

/** How well a career answers to what a candidate types: a body's letters, an office, a part of its name. */
export const careerAnswers = answering({ synonyms: SYNONYMS, regions: STATES })
