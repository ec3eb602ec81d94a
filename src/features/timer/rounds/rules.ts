/** Whole minutes: so long a round of study lasts, and so long the rest after it. */
export interface RoundLengths {
  study: number
  rest: number
}

/**
 * `from` is what the session had counted, in ms, when the round began: less than nothing where more of the round
 * was studied than another device lets count. After a round, `isResting` until study goes on.
 */
export interface Rounds extends RoundLengths {
  from: number
  isResting: boolean
}

/** Finished segments are in ms. */
interface InRounds {
  segments: readonly number[]
  rounds: Rounds | null
}

const MINUTE_MS = 60_000

/** The most minutes of each. */
export const MOST: RoundLengths = { study: 180, rest: 60 }

/** The ones that are known by name. */
export const USUAL: readonly RoundLengths[] = [
  { study: 25, rest: 5 },
  { study: 50, rest: 10 },
]

export const areLengths = ({ study, rest }: RoundLengths): boolean =>
  isWithin(study, MOST.study) && isWithin(rest, MOST.rest)

export const isSameLength = (one: RoundLengths | null, other: RoundLengths | null): boolean =>
  one?.study === other?.study && one?.rest === other?.rest

/** A round that begins when so many ms were counted. */
export function roundsFrom(lengths: RoundLengths | null | undefined, counted: number): Rounds | null {
  if (!(lengths && areLengths(lengths))) return null
  return { study: lengths.study, rest: lengths.rest, from: counted, isResting: false }
}

/** Returns ms of study until the round is over, without the segment that is open; negative beyond its end. */
export function leftOfRound({ segments, rounds }: InRounds): number | null {
  return rounds && rounds.from + rounds.study * MINUTE_MS - sum(segments)
}

/** When the rest is over, in epoch ms; null while there is none. */
export function restEnd({ since, rounds }: { since: number; rounds: Rounds | null }): number | null {
  return rounds?.isResting ? since + rounds.rest * MINUTE_MS : null
}

/**
 * Ends a round that is full. What was counted beyond it, as by a device that slept through its end, was no
 * study of this round, and is taken out.
 */
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

/** Study goes on: after a rest with a new round. */
export const afterRest = (rounds: Rounds | null): Rounds | null => rounds && { ...rounds, isResting: false }

/** What is counted besides the round, in ms, leaves the round as long as it was. */
export const besides = (rounds: Rounds | null, ms: number): Rounds | null =>
  rounds && ms > 0 ? { ...rounds, from: rounds.from + ms } : rounds

const isWithin = (minutes: number, most: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= most

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
