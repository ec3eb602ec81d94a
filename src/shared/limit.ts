export interface Limit {
  /** Things with one name are counted together. */
  readonly name: string
  readonly burst: number
  /** Seconds until once more is free. */
  readonly everySeconds: number
  /** Only for guesses at a secret: each failure doubles the wait up to this, a right guess forgets them. */
  readonly upToSeconds?: number
  /** Each process counts its own, for what is cheap and often asked; else the database counts for all. */
  readonly inMemory?: true
}

export const isGuess = ({ upToSeconds }: Limit): boolean => upToSeconds !== undefined

/**
 * Of one address together, for all that nobody needs a token for: a school's or a carrier's thousand students
 * open the app within ten seconds, and a program without end costs a tenth of a processor.
 */
export const STRANGERS: Limit = { name: 'stranger', burst: 3000, everySeconds: 0.01, inMemory: true }

/** Files that are made anew at each call: nobody opens more than thirty in a row, one for each of many periods. */
export const EXPORTS: Limit = { name: 'export', burst: 30, everySeconds: 30 }
