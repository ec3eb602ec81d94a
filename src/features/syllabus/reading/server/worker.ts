import { parentPort, workerData } from 'node:worker_threads'
import { readSyllabus, refused } from '../read.ts'
import { textOfPdf } from './pdf.ts'

// Reads what it is started with and answers once: the thread that serves calls stays free meanwhile.
async function answer(input: Uint8Array | string) {
  if (typeof input === 'string') return readSyllabus(input)
  const found = await textOfPdf(input)
  if (typeof found === 'string') return refused(found)
  const reading = readSyllabus(found.text)
  return reading.recognised ? { ...reading, removed: [...reading.removed, ...found.sideways] } : reading
}

parentPort?.postMessage(await answer(workerData as Uint8Array | string))
