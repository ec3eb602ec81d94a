import { fold } from './text.ts'

/** Other words for names: `{ 'Polícia Rodoviária Federal': ['PRF'] }`. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

export interface Vocabulary {
  synonyms: Synonyms
  /** Letters of regions, folded: behind a word, or a part of it, they say nothing: 'TJ SP', 'TJSP'. */
  regions?: ReadonlySet<string>
}

/** How well a name answers: 0 is best; from `NEARLY` on only as shortened or past slips of the finger; undefined not at all. */
export type Answer = (name: string, typed: string) => number | undefined

export const NEARLY = 7

const SMALL = new Set(
  `a as o os e de da das do dos em no na nos nas ao aos para com
  nocoes basico basica area carreira carreiras concurso concursos`.split(/\s+/u),
)

/** A point within a number parts no words: 8.112 is one. */
const wordsOf = (text: string) =>
  fold(text)
    .replace(/(?<=\d)\.(?=\d)/gu, '')
    .match(/[a-z]+|\d+/gu) ?? []

/** Words of which one counts, so that 'direito do trab' and 'trabalho direito' are the same question. */
function questionOf(typed: string): readonly string[] {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

interface Known {
  /** The name and its synonyms, as they are compared when whole. */
  whole: ReadonlySet<string>
  name: readonly string[]
  all: readonly string[]
}

function knownOf(name: string, synonyms: Synonyms): Known {
  const others = synonyms[name] ?? []
  const nameWords = questionOf(name)
  return {
    whole: new Set([name, ...others].map((text) => questionOf(text).join(' '))),
    name: nameWords,
    all: [...nameWords, ...others.flatMap(questionOf)],
  }
}

const begins = (words: readonly string[], asked: string) => words.some((word) => word.startsWith(asked))

/** One word within another is a find only where it is long enough to be meant. */
const holds = (words: readonly string[], asked: string) =>
  asked.length > 3 && words.some((word) => word.includes(asked))

/**
 * A word begins as the asked one does but for so many slips: a letter too
 * many, too few or another, or two that changed places.
 */
function beginsNearly(word: string, asked: string, slips: number): boolean {
  const [letter, next] = asked
  if (letter === undefined) return true
  if (word[0] === letter) return beginsNearly(word.slice(1), asked.slice(1), slips)
  if (slips === 0) return false
  const isTurned = word[0] === next && word[1] === letter
  return (
    beginsNearly(word, asked.slice(1), slips - 1) ||
    beginsNearly(word.slice(1), asked, slips - 1) ||
    beginsNearly(word.slice(1), asked.slice(1), slips - 1) ||
    (isTurned && beginsNearly(word.slice(2), asked.slice(2), slips - 1))
  )
}

/** Who slips in a short word means any other: from five letters on one is forgiven, from nine on two. */
const slipsIn = ({ length }: string) => [5, 9].filter((least) => length >= least).length

/** Shortened as in writing by hand: 'dto' is 'direito'. */
const shortens = (word: string, asked: string) =>
  asked.length > 2 &&
  word[0] === asked[0] &&
  word.at(-1) === asked.at(-1) &&
  hasInOrder(word.slice(1, -1), asked.slice(1, -1))

function hasInOrder(word: string, letters: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

const nearly = (words: readonly string[], asked: string) =>
  words.some((word) => beginsNearly(word, asked, slipsIn(asked)) || shortens(word, asked))

/** The word without the region behind it: 'tjsp' is 'tj'. */
function withoutRegion(word: string, regions: ReadonlySet<string>): string {
  const root = word.slice(0, -2)
  return root.length > 1 && regions.has(word.slice(-2)) ? root : word
}

/** Where there are regions, a number is one: 'TRT 2'. */
const isMute = (word: string, regions: ReadonlySet<string>) =>
  regions.size > 0 && (regions.has(word) || /^\d+$/u.test(word))

/** By names that hold what is asked, the whole name first. */
function rankByName({ whole, name, all }: Known, asked: readonly string[]): number | undefined {
  if (whole.has(asked.join(' '))) return 0
  if (name.join(' ').startsWith(asked.join(' '))) return 1
  if (asked.every((word) => name.includes(word))) return 2
  if (asked.every((word) => begins(name, word))) return 3
  return asked.every((word) => begins(all, word)) ? 4 : undefined
}

/** By names that nearly hold what is asked, or hold it but for a region. */
function rankNearly(
  { whole, name, all }: Known,
  asked: readonly string[],
  regions: ReadonlySet<string>,
): number | undefined {
  const telling = asked.filter((word) => !isMute(word, regions))
  if (telling.length === 0) return
  const rootOf = (word: string) => withoutRegion(word, regions)
  if (whole.has(telling.map(rootOf).join(' '))) return 5
  if (asked.every((word) => begins(all, word) || holds(all, word))) return 6
  if (telling.every((word) => begins(all, word) || all.includes(rootOf(word)))) return 6
  if (asked.every((word) => nearly(name, word))) return NEARLY
  return asked.every((word) => nearly(all, word)) ? NEARLY + 1 : undefined
}

/**
 * Answers by words in any order, each of them the beginning of one of the name's or of its synonyms', without
 * regard to case and accents. Nothing typed is answered by everything.
 */
export function answering({ synonyms, regions = new Set() }: Vocabulary): Answer {
  const known = new Map<string, Known>()
  return (name, typed) => {
    const asked = questionOf(typed)
    if (asked.length === 0) return fold(typed) === '' ? 0 : undefined
    const mine = known.get(name) ?? knownOf(name, synonyms)
    known.set(name, mine)
    return rankByName(mine, asked) ?? rankNearly(mine, asked, regions)
  }
}

/**
 * The name of which a text says the longest form, itself or a synonym, whole and in order; among equals the
 * one said last. Small words count for nothing: 'Tribunal de Contas da União (TCU)' says 'Tribunais de
 * Contas' by a synonym.
 */
export function saidIn(text: string, names: readonly string[], synonyms: Synonyms): string | undefined {
  const said = ` ${questionOf(text).join(' ')} `
  const [best] = names
    .flatMap((name) => [name, ...(synonyms[name] ?? [])].map((form) => ({ name, words: questionOf(form) })))
    .map(({ name, words }) => ({ name, length: words.length, at: said.lastIndexOf(` ${words.join(' ')} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.length - a.length || b.at - a.at)
  return best?.name
}

/**
 * Whether texts say what is typed: as it stands in them, or each of its words as the beginning of one of theirs, in any
 * order. Nothing typed is said by all. Made once for what is typed.
 */
export function sayingOf(typed: string): (text: Searched) => boolean {
  const whole = fold(typed)
  const asked = questionOf(typed)
  return ({ folded, words }) =>
    folded.includes(whole) || (asked.length > 0 && asked.every((word) => words.includes(` ${word}`)))
}

/** A text as it is searched. */
export interface Searched {
  readonly folded: string
  readonly words: string
}

/** Makes a text ready for searches: once, where there are many of them. */
export const searched = (text: string): Searched => ({
  folded: fold(text),
  words: ` ${wordsOf(text).join(' ')}`,
})

/** Those that answer, the best first, and among equals in the order given; nearly only where nothing else does. */
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
