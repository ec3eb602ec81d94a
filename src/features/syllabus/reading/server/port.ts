import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Reading, readSyllabus } from '../read.ts'

/** Reads away from the thread that answers; a text that takes too long is given up. */
export type ReadEdital = (given: Given) => Promise<Reading | 'gave up'>

export interface Given {
  readonly text: string
}

const PATIENCE_MS = 20_000
const MEGABYTES = 512

/** One worker for each reading: it costs some 100 ms, and leaves nothing behind. */
export const readInWorker: ReadEdital = (given) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    const clock = setTimeout(() => end('gave up'), PATIENCE_MS)
    const end = (reading: Reading | 'gave up') => {
      clearTimeout(clock)
      resolve(reading)
      void worker.terminate()
    }
    worker.once('message', end).once('error', (error: Error & { code?: string }) => {
      clearTimeout(clock)
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('gave up')
      else reject(error)
    })
  })

if (!isMainThread && parentPort && workerData) parentPort.postMessage(readSyllabus((workerData as Given).text))
