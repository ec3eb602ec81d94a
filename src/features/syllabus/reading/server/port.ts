import { besideUs } from '../../../../server/operation/beside.ts'
import { LIMITS } from '../../contract.ts'
import { decoded } from '../../exchange/decoded.ts'
import { type Reading, refused } from '../read.ts'
import type { ToRead } from './worker.ts'

/**
 * Letters of a text that is pasted or sent as a file; a whole edital of 100 pages has a third of a million.
 */
export const MAX_TEXT_LETTERS = 3_000_000

const inThread = besideUs<ToRead, Reading>(new URL('./worker.ts', import.meta.url), {
  milliseconds: 20_000,
  megabytes: 512,
  atOnce: 2,
})

/**
 * Reads an edital from a PDF's bytes, a text file's bytes or
 * a text, beside the thread that calls; never throws. With `anyway` all of it is taken for the programme.
 */
export async function readEdital(input: Uint8Array | string, anyway = false): Promise<Reading> {
  if (typeof input !== 'string' && input.byteLength > LIMITS.uploadBytes) return refused('large')
  const text = typeof input === 'string' ? input : textOfBytes(input)
  if (text === undefined) return refused('file')
  if (typeof text === 'string' && text.length > MAX_TEXT_LETTERS) return refused('large')
  const outcome = await inThread({ input: text, anyway })
  return typeof outcome === 'string' ? refused(outcome) : outcome.result
}

const PDF = '%PDF-'
const HEADER_BYTES = 1024

/** The bytes of a PDF as they are, those of a text decoded; undefined for any other file. */
function textOfBytes(bytes: Uint8Array): Uint8Array | string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEADER_BYTES))
  if (head.includes(PDF)) return bytes
  const text = decoded(bytes)
  return text.includes('\0') ? undefined : text
}
