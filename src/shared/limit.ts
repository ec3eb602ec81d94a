export interface Limit {
  /** Things with one name are counted together. */
  readonly name: string
  readonly burst: number
  /** Seconds until once more is free. */
  readonly everySeconds: number
  /** Only for guesses at a secret: each failure doubles the wait up to this, a right guess forgets them. */
  readonly upToSeconds?: number
}

export const isGuess = ({ upToSeconds }: Limit): boolean => upToSeconds !== undefined
