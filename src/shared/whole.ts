/** A thing saved whole, by its parts; values are JSON. Numbers that depend on each other are one part. */
export type Whole = Readonly<Record<string, unknown>>

/** The whole that a change began with, the change, and the whole that another device has saved since. */
export interface Versions<W extends Whole = Whole> {
  readonly base: W
  readonly mine: W
  readonly theirs: W
}

/** The device whose value the student keeps, by part. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

export interface Merged<W extends Whole = Whole> {
  readonly whole: W
  /** The parts that both changed to different values, and that no choice decides. */
  readonly collisions: readonly string[]
}

/** Takes each part from whoever changed it; undecided collisions keep the student's own value. */
export function merge<W extends Whole>(
  { base, mine, theirs }: Versions<W>,
  choices: Choices = {},
): Merged<W> {
  const parts = [...new Set([base, mine, theirs].flatMap((whole) => Object.keys(whole)))]
  const isMine = (part: string) => !isSame(mine[part], base[part])
  const isBoth = (part: string) =>
    isMine(part) && !isSame(theirs[part], base[part]) && !isSame(mine[part], theirs[part])
  const pick = (part: string) => (isBoth(part) ? choices[part] !== 'theirs' : isMine(part))
  const chosen = parts.map((part) => [part, (pick(part) ? mine : theirs)[part]] as const)
  return {
    whole: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as W,
    collisions: parts.filter((part) => isBoth(part) && !choices[part]),
  }
}

const isSame = (one: unknown, other: unknown) => written(one) === written(other)

/** The same text for the same value, whatever the order of its fields; leaves undefined fields out. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** The revision of a whole: the same letters and digits for the same values, on the server and in the browser. */
export function revisionOf(whole: Whole): string {
  const text = written(whole) ?? ''
  return [HASH_SEEDS[0], HASH_SEEDS[1]].map((seed) => hash(text, seed).toString(36)).join('-')
}

export const tagOf = (whole: Whole): string => `"${revisionOf(whole)}"`

const HASH_SEEDS = [0x811c9dc5, 0x9747b28c] as const
const PRIME = 0x01000193

/** FNV-1a with two seeds and a last mixing: no secret, but enough to tell two wholes apart. */
function hash(text: string, seed: number): number {
  let sum = seed
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME)
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}
