import { setImmediate as soon } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

type ExecProtocol = PGlite['execProtocolStream']

/** Called when the database is broken. End the process at once: PostgreSQL may loop after a PANIC. */
export type OnBroken = (error: Error) => void

/** How long queries may follow each other before the process does its other work. */
const TURN_MS = 10

/** Stops after a PANIC, where PGlite's next query would loop, and yields between waiting queries. */
export class EmbeddedPostgres extends PGlite {
  #panic: Error | undefined
  #turnedAt = 0
  readonly #onBroken: OnBroken | undefined

  constructor(options: PGliteOptions, onBroken: OnBroken | undefined) {
    super(options)
    this.#onBroken = onBroken
  }

  override async execProtocolStream(...call: Parameters<ExecProtocol>): ReturnType<ExecProtocol> {
    await this.#letOthersTurn()
    if (this.#panic) throw this.#panic
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (isPanic(error)) this.#break(error)
      throw error
    }
  }

  /** A broken database must write nothing more: recovery needs the disk as it is. */
  override async close(): Promise<void> {
    if (!this.#panic) await super.close()
  }

  async #letOthersTurn(): Promise<void> {
    if (performance.now() - this.#turnedAt < TURN_MS) return
    await soon()
    this.#turnedAt = performance.now()
  }

  #break(error: Error): void {
    this.#panic = error
    this.#onBroken?.(error)
  }
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
