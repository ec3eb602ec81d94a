import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

type ExecProtocol = PGlite['execProtocolStream']

/**
 * Called when the embedded database can serve no more until the next start: by the file system in the very moment, or with
 * what PostgreSQL said. It should end the process at once, because PostgreSQL may turn in a loop after a PANIC.
 */
export type OnBroken = (error: Error) => void

/**
 * PGlite that stands still after a PANIC (the disk is full or refuses a flush). PostgreSQL's own answer is to end and to
 * recover at the next start; PGlite's next query would instead turn in a loop for ever, and the whole process with it.
 */
export class EmbeddedPostgres extends PGlite {
  #panic: Error | undefined
  readonly #onBroken: OnBroken | undefined

  constructor(options: PGliteOptions, onBroken: OnBroken | undefined) {
    super(options)
    this.#onBroken = onBroken
  }

  /** Every query passes here. */
  override async execProtocolStream(...call: Parameters<ExecProtocol>): ReturnType<ExecProtocol> {
    if (this.#panic) throw this.#panic
    try {
      return await super.execProtocolStream(...call)
    } catch (error) {
      if (isPanic(error)) this.#break(error)
      throw error
    }
  }

  /** Nothing of a broken database may be written any more: what is on the disk is what recovery needs. */
  override async close(): Promise<void> {
    if (!this.#panic) await super.close()
  }

  #break(error: Error): void {
    this.#panic = error
    this.#onBroken?.(error)
  }
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
