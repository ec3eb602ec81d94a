import type { Db } from './db.ts'

/** Something that an operator asks for by name, in the running server or in a process of its own (`npm run admin`). */
export interface Command {
  readonly name: string
  /** What follows the name, and what it does: a line of the help, in Portuguese. */
  readonly usage: string
  /**
   * Does it and says what came of it, in Portuguese, ready to be printed.
   * @throws OperatorError with a sentence when it cannot
   */
  run(db: Db, words: readonly string[]): Promise<string>
}
