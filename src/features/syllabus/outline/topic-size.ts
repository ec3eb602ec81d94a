import type { DocumentTopic } from '../format/contract.ts'

/** Letters that are one usual topic; a longer one is as many as it holds. */
const LETTERS = 120
const MOST = 4
/** A whole act of law, in usual topics: by itself, and behind the words that say what it is about. */
const ACT = { alone: 3, behind: 2, code: 4 }
const CODE = /^(?:d[aeo] )?(constitui|c[oó]digo (?!de (?:[eé]tica|conduta))|consolida..o das leis)/iu
const LAW =
  /\b(?:lei(?: complementar| org[aâ]nica| federal| estadual| municipal)?|decreto(?:-lei)?|estatuto)\b/iu
/** Some of it, and not the whole. */
const PART = /\b(?:arts?\b|artigos?\b|cap[ií]tulos?\b|t[ií]tulos?\b)/iu
const LONG = 90
const NUMBERED = /\d[.\d]*/

/** 1 for a heading, 3 for a whole law, at most 4. */
export function topicSize(words: string): number {
  const letters = Math.max(1, words.length / LETTERS)
  return Math.min(MOST, Math.max(letters, actSize(words)))
}

function actSize(words: string): number {
  if (PART.test(words)) return 1
  if (CODE.test(words) && words.length < LONG) return ACT.code
  const at = words.search(LAW)
  if (at < 0 || !NUMBERED.test(words.slice(at))) return 1
  return at < 3 ? ACT.alone : ACT.behind
}

/** Three lines that name a language are not three hours of study. */
const LEAST = 4

/** Returns the size of each of a subject's topics, in usual topics. */
export function topicSizes(leaves: readonly Pick<DocumentTopic, 'texto'>[]): number[] {
  const sizes = leaves.map(({ texto }) => topicSize(texto))
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sum >= LEAST ? sizes : sizes.map((size) => (size * LEAST) / sum)
}
