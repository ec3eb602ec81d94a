import { fold } from '../../../shared/text.ts'

/** Characters of a key, for the index. */
const MAX_KEY = 500

/** A number before the words: 2, 2.1. or 10); not a year or an ordinal. */
const NUMBER = /^[0-9]{1,2}([.][0-9]{1,2})*[.):-]* +(?=[^0-9 ])/
/** The sign of an ordinal: 5º is 5. */
const ORDINAL = /(?<=[0-9])o(?![a-z0-9])/g
/** Everything but letters and digits; '+' and '#' stay, because C, C++ and C# are three topics. */
const REST = /[^a-z0-9+#\u0370-\u03ff]+/g

/** As `fold`, without leading number and punctuation. The database's `topic_key` does the same. */
export function topicKey(text: string): string {
  return fold(text).replace(NUMBER, '').replace(ORDINAL, '').replace(REST, '').slice(0, MAX_KEY)
}
