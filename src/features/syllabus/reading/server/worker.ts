import { parentPort, workerData } from 'node:worker_threads'
import { readSyllabus, refused } from '../read.ts'
import { textOfPdf } from './pdf.ts'

/** With `anyway` all of it is taken for the programme. */
export interface ToRead {
  readonly input: Uint8Array | string
  readonly anyway: boolean
}

// Reads what it is started with and answers once: the thread that serves calls stays free meanwhile.
async function answer({ input, anyway }: ToRead) {
  if (typeof input === 'string') return readSyllabus(input, { anyway })
  const found = await textOfPdf(input)
  if (typeof found === 'string') return refused(found)
  const reading = readSyllabus(found.text, { anyway })
  return reading.recognised ? { ...reading, removed: [...reading.removed, ...found.sideways] } : reading
}

parentPort?.postMessage(await answer(workerData as ToRead))
