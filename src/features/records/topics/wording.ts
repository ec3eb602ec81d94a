import { tidy } from '../../../shared/text.ts'

/** Characters of a key, which an index holds. */
export const MAX_KEY = 500

/** As both engines' expressions read them: what is taken out of a topic's words, in this order. */
export const WORDING = {
  /** A number before the words: 2, 2.1. or 10); no year, no ordinal. */
  number: '^[0-9]{1,2}([.][0-9]{1,2})*[.):\\u2013\\u2014-]* +(?=[^0-9 ])',
  /** Whatever is no letter or figure, accents with it; '+' and '#' stay, as C, C++ and C# are three. */
  rest: '[^a-z0-9+#\\u0370-\\u03ff]+',
} as const

const NUMBER = new RegExp(WORDING.number)
const REST = new RegExp(WORDING.rest, 'g')

/**
 * The form in which topics are compared: case, accents, a number before the words, punctuation and spaces
 * aside. Empty for a text without letters and figures. `topicKeyOf` is the same in SQL, where every pattern
 * costs, and so there are few.
 */
export function topicKey(text: string): string {
  const unnumbered = tidy(text).replace(NUMBER, '').normalize('NFD')
  const lower = unnumbered.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lower.replace(REST, '').slice(0, MAX_KEY)
}
