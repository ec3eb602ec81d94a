const SMALL = new Set(
  'a o as os e ou de da do das dos em na no nas nos com por para ao aos sua seu suas seus um uma'.split(' '),
)

/** The telling words of a normalised text near to their stems: plurals and endings fall together. */
export function stemsOf(key: string): Set<string> {
  const words = key.split(' ').filter((word) => word !== '' && !SMALL.has(word))
  return new Set(words.map((word) => (/\d/.test(word) ? word : word.replace(/s$/, '').slice(0, 7))))
}

export type Weigh = (stem: string) => number

/** Weighs each stem by how few topics have it. */
export function weighStems(texts: readonly ReadonlySet<string>[]): Weigh {
  const counts = new Map<string, number>()
  for (const stems of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  for (const [stem, count] of counts) counts.set(stem, Math.log(1 + texts.length / count))
  const rare = Math.log(1 + texts.length)
  return (stem) => counts.get(stem) ?? rare
}

/** The weight of the stems, of those also in `other` where it is given. */
export function weightOf(stems: ReadonlySet<string>, weigh: Weigh, other?: ReadonlySet<string>): number {
  let sum = 0
  for (const stem of stems) if (!other || other.has(stem)) sum += weigh(stem)
  return sum
}

export interface StemmedText {
  readonly key: string
  readonly stems: ReadonlySet<string>
}

/** Extra likeness of a text that only became longer or shorter. */
const CONTAINED = { from: 0.55, more: 0.4 }
/** Whether a text continues where the other ends; a single word must be in the same place. */
const BEGUN = 0.42
/** Below this share common letters say nothing: `constitucional` and `institucional`. */
const SPELLED_ALIKE = 0.75
/** Shares of common words between which letters are compared too. */
const SPELLED = { from: 0.15, to: 0.6 }

/** 0 (nothing in common) to 1 (same words), by distinctive words, else by letters (a corrected misprint). */
export function likenessOf(one: StemmedText, other: StemmedText, weigh: Weigh): number {
  const common = weightOf(one.stems, weigh, other.stems)
  const [first, second] = [weightOf(one.stems, weigh), weightOf(other.stems, weigh)]
  const dice = first + second === 0 ? 0 : (2 * common) / (first + second)
  const isContained =
    Math.min(one.stems.size, other.stems.size) >= 2 && common >= 0.99 * Math.min(first, second)
  const contained = isContained ? CONTAINED.from + CONTAINED.more * dice : 0
  const begun = isBeginning(one.key, other.key) ? BEGUN : 0
  const isSpelling = dice >= SPELLED.from && dice <= SPELLED.to && isAsLong(one.key, other.key)
  const spelled = isSpelling ? trigramDice(one.key, other.key) : 0
  return Math.max(dice, contained, begun, spelled >= SPELLED_ALIKE ? spelled : 0)
}

function isBeginning(one: string, other: string): boolean {
  return other.startsWith(`${one} `) || one.startsWith(`${other} `)
}

/** The longest text compared by letters; in a longer one a corrected misprint leaves most words equal. */
const LONGEST_SPELLED = 120

/** Texts of too different lengths cannot have most letters in common. */
function isAsLong({ length: one }: string, { length: other }: string): boolean {
  return (
    Math.max(one, other) <= LONGEST_SPELLED && (2 * Math.min(one, other)) / (one + other) >= SPELLED_ALIKE
  )
}

/** Whether two short texts share most letters, as after a corrected misprint. */
export const areSpelledAlike = (one: string, other: string): boolean =>
  isAsLong(one, other) && trigramDice(one, other) >= SPELLED_ALIKE

function trigramDice(one: string, other: string): number {
  const [first, second] = [trigrams(one), trigrams(other)]
  let common = 0
  for (const gram of first) if (second.has(gram)) common++
  return (2 * common) / (first.size + second.size)
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
