import { fold } from './text.ts'

/** Other words for names: `{ 'Polícia Rodoviária Federal': ['PRF'] }`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

export interface Vocabulary {
  synonyms: Synonyms
  /** Folded letters of regions, which add nothing behind a word or at its end: 'TJ SP', 'TJSP'. */
  regions?: ReadonlySet<string>
}

/** A name's rank, 0 the best; from `NEARLY` on only shortened or misspelt words match; else undefined. */
export type Answer = (name: string, typed: string) => number | undefined

export const NEARLY = 7

const SMALL = new Set(
  `a as o os e de da das do dos em no na nos nas ao aos para com
  nocoes basico basica area carreira carreiras concurso concursos`.split(/\s+/u),
)

/** A point within a number does not split it: 8.112 is one word. */
const wordsOf = (text: string) =>
  fold(text)
    .replace(/(?<=\d)\.(?=\d)/gu, '')
    .match(/[a-z]+|\d+/gu) ?? []

/** The words that count, without small ones: 'direito do trab' and 'trabalho direito' search alike. */
function queryOf(typed: string): readonly string[] {
  const words = wordsOf(typed)
  const significant = words.filter((word) => !SMALL.has(word))
  return significant.length > 0 ? significant : words
}

interface Known {
  whole: ReadonlySet<string>
  name: readonly string[]
  all: readonly string[]
}

function knownOf(name: string, synonyms: Synonyms): Known {
  const others = synonyms[name] ?? []
  const nameWords = queryOf(name)
  return {
    whole: new Set([name, ...others].map((text) => queryOf(text).join(' '))),
    name: nameWords,
    all: [...nameWords, ...others.flatMap(queryOf)],
  }
}

const begins = (words: readonly string[], prefix: string) => words.some((word) => word.startsWith(prefix))

/** A part inside a word matches only if it is long enough to be meant. */
const holds = (words: readonly string[], part: string) =>
  part.length > 3 && words.some((word) => word.includes(part))

/** Allows slips: a letter too many, too few or another, or two swapped. */
function beginsNearly(word: string, typed: string, slips: number): boolean {
  const [letter, next] = typed
  if (letter === undefined) return true
  if (word[0] === letter) return beginsNearly(word.slice(1), typed.slice(1), slips)
  if (slips === 0) return false
  const isTurned = word[0] === next && word[1] === letter
  return (
    beginsNearly(word, typed.slice(1), slips - 1) ||
    beginsNearly(word.slice(1), typed, slips - 1) ||
    beginsNearly(word.slice(1), typed.slice(1), slips - 1) ||
    (isTurned && beginsNearly(word.slice(2), typed.slice(2), slips - 1))
  )
}

/** Slips allowed by length: none in a short word, one from five letters on, two from nine. */
const slipsIn = ({ length }: string) => [5, 9].filter((least) => length >= least).length

/** A handwritten abbreviation: 'dto' is 'direito'. */
const shortens = (word: string, short: string) =>
  short.length > 2 &&
  word[0] === short[0] &&
  word.at(-1) === short.at(-1) &&
  hasInOrder(word.slice(1, -1), short.slice(1, -1))

function hasInOrder(word: string, letters: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

const nearly = (words: readonly string[], typed: string) =>
  words.some((word) => beginsNearly(word, typed, slipsIn(typed)) || shortens(word, typed))

function withoutRegion(word: string, regions: ReadonlySet<string>): string {
  const root = word.slice(0, -2)
  return root.length > 1 && regions.has(word.slice(-2)) ? root : word
}

/** Whether the word only names a region, as numbers do in 'TRT 2'. */
const isMute = (word: string, regions: ReadonlySet<string>) =>
  regions.size > 0 && (regions.has(word) || /^\d+$/u.test(word))

function rankByName({ whole, name, all }: Known, query: readonly string[]): number | undefined {
  if (whole.has(query.join(' '))) return 0
  if (name.join(' ').startsWith(query.join(' '))) return 1
  if (query.every((word) => name.includes(word))) return 2
  if (query.every((word) => begins(name, word))) return 3
  return query.every((word) => begins(all, word)) ? 4 : undefined
}

function rankNearly(
  { whole, name, all }: Known,
  query: readonly string[],
  regions: ReadonlySet<string>,
): number | undefined {
  const significant = query.filter((word) => !isMute(word, regions))
  if (significant.length === 0) return
  const rootOf = (word: string) => withoutRegion(word, regions)
  if (whole.has(significant.map(rootOf).join(' '))) return 5
  if (query.every((word) => begins(all, word) || holds(all, word))) return 6
  if (significant.every((word) => begins(all, word) || all.includes(rootOf(word)))) return 6
  if (query.every((word) => nearly(name, word))) return NEARLY
  return query.every((word) => nearly(all, word)) ? NEARLY + 1 : undefined
}

/** Matches words in any order by their beginnings, in names and synonyms; an empty text matches all. */
export function nameMatcher({ synonyms, regions = new Set() }: Vocabulary): Answer {
  const known = new Map<string, Known>()
  return (name, typed) => {
    const query = queryOf(typed)
    if (query.length === 0) return fold(typed) === '' ? 0 : undefined
    const mine = known.get(name) ?? knownOf(name, synonyms)
    known.set(name, mine)
    return rankByName(mine, query) ?? rankNearly(mine, query, regions)
  }
}

/** The name whose longest form is in the text, whole and in order; the last one among equals. */
export function longestNameIn(
  text: string,
  names: readonly string[],
  synonyms: Synonyms,
): string | undefined {
  const haystack = ` ${queryOf(text).join(' ')} `
  const [best] = names
    .flatMap((name) => [name, ...(synonyms[name] ?? [])].map((form) => ({ name, words: queryOf(form) })))
    .map(({ name, words }) => ({
      name,
      length: words.length,
      at: haystack.lastIndexOf(` ${words.join(' ')} `),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.length - a.length || b.at - a.at)
  return best?.name
}

/** Tests texts for the typed one: as a whole, or each word as a beginning. An empty one matches all. */
export function textMatcher(typed: string): (text: Searched) => boolean {
  const whole = fold(typed)
  const query = queryOf(typed)
  return ({ folded, words }) =>
    folded.includes(whole) || (query.length > 0 && query.every((word) => words.includes(` ${word}`)))
}

export interface Searched {
  readonly folded: string
  readonly words: string
}

/** Prepares a text for searches: once, where there are many searches. */
export const searched = (text: string): Searched => ({
  folded: fold(text),
  words: ` ${wordsOf(text).join(' ')}`,
})

/** The choices that match, best first; near matches only when there are no others. */
export function found<C extends { readonly name: string }>(
  choices: readonly C[],
  typed: string,
  answer: Answer,
): C[] {
  const findings = choices.flatMap((choice) => {
    const place = answer(choice.name, typed)
    return place === undefined ? [] : [{ choice, place }]
  })
  const meant = findings.filter(({ place }) => place < NEARLY)
  return (meant.length > 0 ? meant : findings).sort((a, b) => a.place - b.place).map(({ choice }) => choice)
}
