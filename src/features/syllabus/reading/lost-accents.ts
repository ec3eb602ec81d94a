import { folded } from './letters.ts'
import { VOCABULARY } from './vocabulary.ts'

const LEAST = 4

/** Words of syllabuses by their letters in a PDF without accented ones: "lngua", "noes". */
const LOST = new Map(
  VOCABULARY.map((word) => [word.replace(/[^a-z]/g, ''), folded(word)] as const).filter(
    ([left, word]) => left !== word && left.length >= LEAST,
  ),
)

const LEAST_LOST = 3

/** Whether a text came without the letters that have accents: "Lngua", "noes", and none with one. */
export const losesAccents = (text: string): boolean =>
  !/[áéíóúâêôãõç]/iu.test(text) &&
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => LOST.has(word)).length >= LEAST_LOST

/** Lower case without accents, and with the letters that were lost with theirs: "Lngua" is "lingua". */
export function restored(text: string): string {
  return folded(text).replace(/[a-z]{4,}/g, (word) => LOST.get(word) ?? word)
}
