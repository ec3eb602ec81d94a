import { setImmediate as soon } from 'node:timers/promises'
import { type Asker, inChildProcess, type Outcome } from '../../../../server/operation/child-process.ts'
import { CROWDED, ERROR_MESSAGES, invalidBecause, Problem, problem } from '../../../../shared/errors.ts'
import type { Document } from '../../document.ts'
import { readAhead } from '../../links/topics-to-link.ts'
import { isWithin, type takeDocument } from '../take-document.ts'
import { work } from './worker.ts'

/** A document of this size is read faster than a process starts. */
const FEW = { values: 8000, letters: 400_000 }

const inProcess = inChildProcess<unknown, ReturnType<typeof takeDocument>>(
  new URL('./worker.ts', import.meta.url),
  { processorMs: 10_000, megabytes: 512 },
)

/** Returns a call's document, or why it is none; long ones are read in another process. */
export async function documentIn(input: unknown, asker: Asker): Promise<Document | Problem> {
  const taken = isWithin(input, FEW) ? work(input) : resultOf(await inProcess(input, asker))
  if (taken instanceof Problem) return taken
  return 'wrong' in taken ? invalidBecause({ document: [taken.wrong] }) : ready(taken.document)
}

/** Returns the result of work in another process, or the problem that it had. */
export function resultOf<Result>(outcome: Outcome<Result>): Result | Problem {
  if (typeof outcome !== 'string') return outcome.result
  return problem('unavailable', outcome === 'crowded' ? CROWDED : ERROR_MESSAGES.unavailable)
}

/** Reads the document's words before the transaction that saves it, because others wait for that. */
export async function ready(document: Document): Promise<Document> {
  await readAhead(document, soon)
  return document
}
