import type { Db } from '../database/db.ts'

/** Operators call it by name, in the running server or in a process of its own (`npm run admin`). */
export interface Command {
  readonly name: string
  readonly words: string
  readonly does: string
  /** Returns the outcome in Portuguese. @throws OperatorError with a sentence when it cannot */
  run(db: Db, words: readonly string[]): Promise<string>
}
