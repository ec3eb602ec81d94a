import { type Asker, inChildProcess } from '../../../../server/operation/child-process.ts'
import { invalidBecause, Problem } from '../../../../shared/errors.ts'
import { resultOf } from '../../intake/server/port.ts'
import { isWithin } from '../../intake/take-document.ts'
import type { Amended } from '../amend.ts'
import { type Amending, work } from './worker.ts'

/** The size of some 300 topics, which are compared faster than a process starts. */
const FEW = { values: 2000, letters: 100_000 }

const inProcess = inChildProcess<Amending, ReturnType<typeof work>>(new URL('./worker.ts', import.meta.url), {
  processorMs: 20_000,
  megabytes: 512,
})

/** Like `amend`, but compares whole editais in another process, as they may take a second or two. */
export async function amendBeside(amending: Amending, asker: Asker): Promise<Amended | Problem> {
  const isFew = isWithin(amending.before, FEW) && isWithin(amending.after, FEW)
  const amended = isFew ? work(amending) : resultOf(await inProcess(amending, asker))
  if (amended instanceof Problem) return amended
  return 'errors' in amended ? invalidBecause(amended.errors) : amended
}
