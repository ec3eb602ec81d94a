/** The next number of a sequence, from 0 (included) to 1 (excluded). */
export type Random = () => number

/** A pseudo-random sequence that is always the same for the same text. */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `least` to `most`, both included. */
export function integerBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** True in that share of cases. */
export function chance(random: Random, share: number): boolean {
  return random() < share
}
