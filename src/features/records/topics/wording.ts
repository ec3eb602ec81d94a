import { tidy } from '../../../shared/text.ts'

/** Characters of a key, which an index holds. */
export const MAX_KEY = 500

/** As both engines' expressions read them: what is taken out of a topic's words, in this order. */
export const WORDING = {
  accents: '[\\u0300-\\u036f]',
  /** A number before the words: 2, 2.1. or 10); no year, no ordinal. */
  number: '^[0-9]{1,2}([.][0-9]{1,2})*[.):\\u2013\\u2014-]* +(?=[^0-9 ])',
  thousands: '[.](?=[0-9]{3}([^0-9]|$))',
  /** Whatever is no letter or figure; '+' and '#' stay, as C, C++ and C# are three. */
  gaps: '[\\u0001-"$-*,-/:-@\\[-`{-~\\u00a1-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u2190-\\u2bff\\u3000-\\u303f]+',
} as const

const ACCENTS = new RegExp(WORDING.accents, 'g')
const NUMBER = new RegExp(WORDING.number)
const THOUSANDS = new RegExp(WORDING.thousands, 'g')
const GAPS = new RegExp(WORDING.gaps, 'g')

/**
 * The form in which topics are compared: case, accents, a number before the words and punctuation aside.
 * Empty for a text without letters and figures. `topicKeyOf` is the same in SQL, and so it is simple.
 */
export function topicKey(text: string): string {
  const plain = tidy(text).normalize('NFD').replace(ACCENTS, '').replace(NUMBER, '').replace(THOUSANDS, '')
  const words = plain.replace(GAPS, ' ').replace(/^ +| +$/g, '')
  const lower = words.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...lower].slice(0, MAX_KEY).join('')
}
