import { Worker } from 'node:worker_threads'
import { takeTurns } from '../identity/turns.ts'

interface Bounds {
  readonly milliseconds: number
  readonly megabytes: number
  /** So many threads at once; further work waits. */
  readonly atOnce: number
}

/** What a thread answered, or that it took too long or broke off. */
export type Outcome<Result> = { readonly result: Result } | 'slow' | 'broken'

/**
 * Work that would keep the thread that serves calls from answering, done in one of its own: the module at
 * `url` is started with an input and posts one result. Never throws.
 */
export function besideUs<Input, Result>(
  url: URL,
  { milliseconds, megabytes, atOnce }: Bounds,
): (input: Input) => Promise<Outcome<Result>> {
  const inTurn = takeTurns({ atOnce })

  const inThread = (input: Input) => {
    const worker = new Worker(url, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    return new Promise<Outcome<Result>>((resolve) => {
      const end = (outcome: Outcome<Result>) => {
        clearTimeout(timer)
        resolve(outcome)
        void worker.terminate()
      }
      const timer = setTimeout(() => end('slow'), milliseconds)
      worker.once('message', (result: Result) => end({ result }))
      worker.once('error', () => end('broken'))
      worker.once('exit', () => end('broken'))
    })
  }

  return (input) => inTurn(ALIKE, () => inThread(input))
}

// Who asks is not known here: first come, first served.
const ALIKE = { place: '', account: '' }
