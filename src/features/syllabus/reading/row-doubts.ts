import type { Topic, Tree } from '../tree.ts'
import { isUnclosed, SMALL_END } from './heading-parts.ts'
import { folded, shareOfCapitals } from './letters.ts'
import { holdsSubject } from './lost-lines.ts'
import { stepValue } from './outline.ts'
import weights from './row-doubts.json' with { type: 'json' }
import { isCommonSubject, namesOccupation, soundsLikeBlock, soundsLikeSubject } from './words.ts'

export type Lack = 'lines' | 'ends' | 'small letters' | 'accents'

interface Row {
  /** 0 is a block, 1 a subject, 2 and more a topic. */
  readonly depth: number
  readonly text: string
  readonly num?: string | undefined
  /** Its place among its siblings, from 0. */
  readonly at: number
  readonly siblings: readonly Row[]
  readonly below: readonly Row[]
  readonly above: Row | undefined
}

/** The rows of a tree in the order of its text; a block without a name is none. */
function rowsOf({ blocks }: Tree): Row[] {
  const rows: Row[] = []
  const topicsUnder = (topics: readonly Topic[], depth: number, above: Row): Row[] =>
    level(topics, depth, above, ({ num, text, children = [] }) => ({
      num,
      text,
      below: (row) => topicsUnder(children, depth + 1, row),
    }))
  const level = <T>(
    nodes: readonly T[],
    depth: number,
    above: Row | undefined,
    read: (node: T) => { num?: string | undefined; text: string; below: (row: Row) => Row[] },
  ): Row[] => {
    const siblings: Row[] = []
    for (const node of nodes) {
      const { below, ...words } = read(node)
      const row = { ...words, at: siblings.length, depth, above, siblings, below: [] as readonly Row[] }
      siblings.push(row)
      rows.push(row)
      row.below = below(row)
    }
    return siblings
  }
  const subjectsUnder = (block: Tree['blocks'][number], above?: Row) =>
    level(block.subjects, 1, above, ({ name, topics }) => ({
      text: name,
      below: (row) => topicsUnder(topics, 2, row),
    }))
  const named = (block: Tree['blocks'][number]) =>
    level([block], 0, undefined, ({ name }) => ({ text: name, below: (row) => subjectsUnder(block, row) }))
  for (const block of blocks) block.name === '' ? subjectsUnder(block) : named(block)
  return rows
}

const share = <T>(all: readonly T[], fits: (each: T) => boolean): number =>
  all.filter(fits).length / Math.max(1, all.length)

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 1

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isNumbered = ({ num }: Row) => num !== undefined
const pathOf = (num: string): number[] => num.split('.').map(Number)

/** Whether its number does not follow the one before. */
function breaksCount({ num = '', siblings, at }: Row): boolean {
  const before = siblings[at - 1]?.num ?? ''
  const areDecimal = [num, before].every((each) => /^\d+(?:\.\d+)*$/.test(each))
  return areDecimal && (stepValue(pathOf(before), pathOf(num)) ?? -1) < 0
}

/** Values that hold for all rows of a text. */
function signsOf(rows: readonly Row[], lacks: Lack | undefined) {
  const subjects = rows.filter(({ depth }) => depth === 1)
  const topics = rows.filter(({ depth }) => depth > 1)
  return {
    'lost its lines': lacks === 'lines',
    'all in capitals': lacks === 'small letters',
    'closes no line': lacks === 'ends',
    'lost its accents': lacks === 'accents',
    'count of rows': Math.log1p(rows.length),
    'count of subjects': Math.log1p(subjects.length),
    'share of bare subjects': share(subjects, ({ below }) => below.length < 2),
    'share of known subjects': share(
      subjects,
      ({ text }) => isCommonSubject(text) || soundsLikeSubject(text),
    ),
    'share of subjects in capitals': share(subjects, ({ text }) => shareOfCapitals(text) > 0.85),
    'share of numbered topics': share(topics, isNumbered),
    'share of small beginnings': share(topics, ({ text }) => /^\p{Ll}/u.test(text)),
    'letters of most topics': Math.log1p(median(topics.map(({ text }) => text.length))),
  }
}

/** Values that hold for all rows of one parent. */
const amongSiblings = (siblings: readonly Row[]) => ({
  siblings: Math.log1p(siblings.length),
  alone: siblings.length === 1,
  'numbered siblings': share(siblings, isNumbered),
  'siblings with rows below': share(siblings, ({ below }) => below.length > 0),
})

/** Values read from a row's words. */
const inWords = (text: string, usual: number) => ({
  letters: Math.log1p(text.length),
  'letters beside most': Math.log1p(text.length / usual),
  'one word': !/\s/.test(text),
  'begins small': /^\p{Ll}/u.test(text),
  'begins with a sign': /^[^\p{L}\p{N}"“]/u.test(text),
  'ends in a small word': SMALL_END.test(text),
  'ends in a comma': text.endsWith(','),
  'open bracket': isUnclosed(text),
  colons: Math.log1p(countOf(text, /:\s\p{Lu}/gu)),
  sentences: Math.log1p(countOf(text, /\p{L}\.\s+\p{Lu}/gu)),
  semicolons: Math.log1p(countOf(text, /;/g)),
  dashes: Math.log1p(countOf(text, /\s[–-]\s/g)),
  'numbers inside': Math.log1p(countOf(text, /(?<=\s)\d{1,2}(?:\.\d+)*[.)]?\s+\p{Lu}/gu)),
  'holds a subject': holdsSubject(text),
  'common subject': isCommonSubject(text),
  'sounds like a subject': soundsLikeSubject(text),
  'sounds like a block': soundsLikeBlock(text),
  occupation: namesOccupation(text),
  capitals: shareOfCapitals(text),
})

/** Values read from its number and its place in the tree. */
const inPlace = (row: Row) => ({
  block: row.depth === 0,
  subject: row.depth === 1,
  'topic below a topic': row.depth > 2,
  numbered: isNumbered(row),
  'depth of number': (row.num ?? '').split('.').length,
  'number breaks the count': breaksCount(row),
  'begins a count': /^(?:\d+\.)*1$/.test(row.num ?? ''),
  'rows of its parent': Math.log1p(row.above?.below.length ?? 0),
  last: row.at === row.siblings.length - 1,
  'rows below': Math.log1p(row.below.length),
})

/** Plain values of each row that may tell a wrong one, by name. */
export function featuresOf(tree: Tree, lacks: Lack | undefined): Record<string, number>[] {
  const rows = rowsOf(tree)
  const signs = signsOf(rows, lacks)
  const usual = Math.expm1(signs['letters of most topics'])
  const alike = Map.groupBy(rows, ({ text }) => folded(text))
  const levels = new Map(
    [...new Set(rows.map(({ siblings }) => siblings))].map((each) => [each, amongSiblings(each)]),
  )
  return rows.map((row, place) => {
    const [before = '', next = ''] = [rows[place - 1]?.text, rows[place + 1]?.text]
    const values = {
      ...signs,
      ...levels.get(row.siblings),
      ...inPlace(row),
      ...inWords(row.text, usual),
      repeated: Math.log1p((alike.get(folded(row.text))?.length ?? 1) - 1),
      'behind an open end': /,$/.test(before) || SMALL_END.test(before),
      'before a small beginning': /^\p{Ll}/u.test(next),
    }
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  })
}

interface Weighed {
  readonly bias: number
  /** Rows above it are in doubt. */
  readonly threshold: number
  readonly features: Readonly<
    Record<string, { readonly mean: number; readonly spread: number; readonly weight: number }>
  >
}

const FARTHEST = 4

/** How many spreads a value lies from the mean; none is so far that it decides alone. */
export const scaled = (value: number, { mean, spread }: { mean: number; spread: number }): number =>
  Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean) / spread))

/** How likely each row is wrong, as the logarithm of its odds, in the order of the rows. */
export function oddsOf(tree: Tree, lacks: Lack | undefined, { bias, features }: Weighed = weights): number[] {
  return featuresOf(tree, lacks).map((values) =>
    Object.entries(features).reduce(
      (sum, [name, known]) => sum + known.weight * scaled(values[name] ?? 0, known),
      bias,
    ),
  )
}

/** The rows that may be wrong, counted from 0 in the order of the text, the least sure first. */
export function rowsInDoubt(tree: Tree, lacks: Lack | undefined): number[] {
  const odds = oddsOf(tree, lacks)
  const rows = odds.flatMap((each, row) => (each > weights.threshold ? [row] : []))
  return rows.sort((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0))
}
