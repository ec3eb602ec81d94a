/** How often a thing may be done by one student, one account or one address. */
export interface Limit {
  /** What is counted: things with one name are counted together. */
  readonly name: string
  /** How many times at once. */
  readonly burst: number
  /** Seconds until once more is free. */
  readonly everySeconds: number
  /**
   * Given for guesses at a secret: only failures count, a right guess forgets them, and each further failure doubles the
   * wait until it is so many seconds long.
   */
  readonly upToSeconds?: number
}

/** Whether it limits guesses at a secret. */
export const isGuess = ({ upToSeconds }: Limit): boolean => upToSeconds !== undefined
