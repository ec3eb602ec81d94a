/** Whole minutes of a study round, and of the rest after it. */
export interface RoundLengths {
  study: number
  rest: number
}

/** `from`: counted ms at the round's start, below 0 after more study than here; then `isResting`. */
export interface Rounds extends RoundLengths {
  from: number
  isResting: boolean
}

interface InRounds {
  segments: readonly number[]
  rounds: Rounds | null
}

const MINUTE_MS = 60_000

export const MOST: RoundLengths = { study: 180, rest: 60 }

export const USUAL: readonly RoundLengths[] = [
  { study: 25, rest: 5 },
  { study: 50, rest: 10 },
]

export const areLengths = ({ study, rest }: RoundLengths): boolean =>
  isWithin(study, MOST.study) && isWithin(rest, MOST.rest)

export const isSameLength = (one: RoundLengths | null, other: RoundLengths | null): boolean =>
  one?.study === other?.study && one?.rest === other?.rest

/** A round that begins after this many counted ms. */
export function roundsFrom(lengths: RoundLengths | null | undefined, counted: number): Rounds | null {
  if (!(lengths && areLengths(lengths))) return null
  return { study: lengths.study, rest: lengths.rest, from: counted, isResting: false }
}

/** Returns the ms of study until the round is over, without the open segment; negative after its end. */
export function leftOfRound({ segments, rounds }: InRounds): number | null {
  return rounds && rounds.from + rounds.study * MINUTE_MS - sum(segments)
}

/** The end of the rest, in epoch ms; null outside of a rest. */
export function restEnd({ since, rounds }: { since: number; rounds: Rounds | null }): number | null {
  return rounds?.isResting ? since + rounds.rest * MINUTE_MS : null
}

/** Ends a full round, and removes time after its end, as of a device that slept through it. */
export function roundOver<T extends InRounds>(session: T): T {
  const { rounds, segments } = session
  const left = leftOfRound(session)
  if (rounds === null || left === null || left > 0 || rounds.isResting) return session
  const full = rounds.from + rounds.study * MINUTE_MS
  return {
    ...session,
    segments: left === 0 ? segments : [full],
    rounds: { ...rounds, from: full, isResting: true },
  }
}

/** Ends a rest, and begins a new round after it. */
export const afterRest = (rounds: Rounds | null): Rounds | null => rounds && { ...rounds, isResting: false }

/** Keeps the round's length when ms are counted outside of it. */
export const besides = (rounds: Rounds | null, ms: number): Rounds | null =>
  rounds && ms > 0 ? { ...rounds, from: rounds.from + ms } : rounds

const isWithin = (minutes: number, most: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= most

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
