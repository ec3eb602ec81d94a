import { Worker } from 'node:worker_threads'

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
  let running = 0
  const waiting: (() => void)[] = []

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

  return async (input) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await inThread(input)
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
