import {
  ANYBODY,
  type Asker,
  inChildProcess,
  type Outcome,
} from '../../../../server/operation/child-process.ts'
import { LIMITS } from '../../contract.ts'
import { IMPORT_REFUSALS } from '../../exchange/contract.ts'
import { FORMAT_LIMITS } from '../../format/contract.ts'
import { type Reading, refused } from '../read.ts'
import type { Given, Read } from './worker.ts'

/** Ten times a whole edital of 100 pages. */
export const MAX_TEXT_LETTERS = 3_000_000

const WORKER = new URL('./worker.ts', import.meta.url)
const megabytes = 512
const readText = inChildProcess<Given, Read>(WORKER, { processorMs: 5000, megabytes })
/** Most of the time is the PDF library's, which reads page by page. */
const readPages = inChildProcess<Given, Read>(WORKER, { processorMs: 10_000, megabytes })

type Away = 'crowded' | 'gone'

/** Reads a student's text or file in another process; never throws. */
export async function readGiven(given: Given, asker: Asker): Promise<Read | Away> {
  const early = tooLarge(given)
  if (early) return early
  const outcome = await ('text' in given || 'file' in given ? readText : readPages)(given, asker)
  if (typeof outcome !== 'string') return outcome.result
  return isAway(outcome) ? outcome : refused(outcome)
}

const isAway = (outcome: Outcome<Read>): outcome is Away => outcome === 'crowded' || outcome === 'gone'

function tooLarge(given: Given): Read | undefined {
  if ('file' in given && given.file.length > FORMAT_LIMITS.file)
    return { opened: { wrong: IMPORT_REFUSALS.tooLarge }, posts: [] }
  if ('text' in given && given.text.length > MAX_TEXT_LETTERS) return refused('large')
  return 'bytes' in given && given.bytes.byteLength > LIMITS.uploadBytes ? refused('large') : undefined
}

export async function readEdital(input: Uint8Array | string): Promise<Reading> {
  const given = typeof input === 'string' ? { text: input } : { bytes: input }
  const read = await readGiven(given, ANYBODY())
  if (typeof read === 'string' || 'opened' in read) throw new Error(`not read: ${read}`)
  return read
}
