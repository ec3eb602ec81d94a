export interface Limit {
  /** Limits with the same name share one counter. */
  readonly name: string
  readonly burst: number
  /** Seconds until one more is free. */
  readonly everySeconds: number
  /** Only for guesses at a secret: each failure doubles the wait up to this; a right guess resets it. */
  readonly upToSeconds?: number
  /** Each process counts its own, for cheap and frequent calls; otherwise the database counts for all. */
  readonly inMemory?: true
}

export const isGuess = ({ upToSeconds }: Limit): boolean => upToSeconds !== undefined

/** One address without tokens: a school opens the app in ten seconds; a program costs 10 % of a processor. */
export const STRANGERS: Limit = { name: 'stranger', burst: 3000, everySeconds: 0.01, inMemory: true }

/** Files that each call makes anew: nobody opens more than thirty in a row, one for each of many periods. */
export const EXPORTS: Limit = { name: 'export', burst: 30, everySeconds: 30 }
