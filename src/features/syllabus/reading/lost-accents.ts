import { folded } from './letters.ts'
import { VOCABULARY } from './vocabulary.ts'

const LEAST = 4

/** Syllabus words as a PDF without accented letters writes them: "lngua", "noes". */
const LOST = new Map(
  VOCABULARY.map((word) => [word.replace(/[^a-z]/g, ''), folded(word)] as const).filter(
    ([left, word]) => left !== word && left.length >= LEAST,
  ),
)

const LEAST_LOST = 3

/** Whether a text lost its accented letters: it has "Lngua" or "noes", and no accent. */
export const losesAccents = (text: string): boolean =>
  !/[áéíóúâêôãõç]/iu.test(text) &&
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => LOST.has(word)).length >= LEAST_LOST

/** Lower case without accents, with lost letters restored: "Lngua" becomes "lingua". */
export function restored(text: string): string {
  return folded(text).replace(/[a-z]{4,}/g, (word) => LOST.get(word) ?? word)
}
