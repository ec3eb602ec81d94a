import { fold } from '../../../shared/text.ts'

/** Characters of a key, which an index holds. */
const MAX_KEY = 500

/** A number before the words: 2, 2.1. or 10); no year, no ordinal. */
const NUMBER = /^[0-9]{1,2}([.][0-9]{1,2})*[.):-]* +(?=[^0-9 ])/
/** The sign of an ordinal: 5º is 5. */
const ORDINAL = /(?<=[0-9])o(?![a-z0-9])/g
/** Whatever is no letter or figure; '+' and '#' stay, as C, C++ and C# are three. */
const REST = /[^a-z0-9+#\u0370-\u03ff]+/g

/**
 * The form in which topics are compared: as `fold`, with a number before the words, punctuation and spaces aside.
 * Empty for a text without letters and figures. `topic_key` of the database is the same.
 */
export function topicKey(text: string): string {
  return fold(text).replace(NUMBER, '').replace(ORDINAL, '').replace(REST, '').slice(0, MAX_KEY)
}
