import type { Db } from '../database/db.ts'

/** Operators call it by name, in the running server or in a process of its own (`npm run admin`). */
export interface Command {
  readonly name: string
  /** For the help, in Portuguese: what is written after the name. */
  readonly words: string
  /** For the help, in Portuguese. */
  readonly does: string
  /**
   * Gives the outcome in Portuguese, ready to be printed.
   * @throws OperatorError with a sentence when it cannot
   */
  run(db: Db, words: readonly string[]): Promise<string>
}
