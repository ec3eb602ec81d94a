import { type Asker, inChildProcess } from '../../../../server/operation/child-process.ts'
import type { FileRefusal } from '../../reading/refusals.ts'
import type { Given, Rows } from './worker.ts'

const read = inChildProcess<Given, Rows>(new URL('./worker.ts', import.meta.url), {
  processorMs: 10_000,
  megabytes: 512,
})

/** Why there are no rows: something about the file, or too many wait, or nobody does. */
export type NoRows = FileRefusal | 'crowded' | 'gone'

/** The text of a PDF (base64) row by row as one sees it, read away from the thread that calls; never throws. */
export async function readRows(pdf: string, asker: Asker): Promise<{ readonly text: string } | NoRows> {
  const outcome = await read({ pdf }, asker)
  if (typeof outcome === 'string') return outcome
  return 'text' in outcome.result ? outcome.result : outcome.result.refusal
}
