import { type Asker, besideUs } from '../../../../server/operation/beside.ts'
import { CROWDED, ERROR_MESSAGES, type Problem, problem } from '../../../../shared/errors.ts'
import type { Document } from '../../document.ts'
import { countsOf } from '../../format/walk.ts'
import { type Amended, amend } from '../amend.ts'
import type { Decisions, NewAct } from '../contract.ts'

export interface Amending {
  readonly before: Document
  readonly after: Document
  readonly decisions?: Decisions | undefined
  readonly act?: NewAct | undefined
}

/** Topics of both documents, which are compared in less time than a thread takes to begin. */
const FEW_TOPICS = 600

const inProcess = besideUs<Amending, ReturnType<typeof amend>>(new URL('./worker.ts', import.meta.url), {
  processorMs: 20_000,
  megabytes: 512,
})

/** As `amend`; whole editais away from the thread that calls, as they may take a second or two. */
export async function amendBeside(
  amending: Amending,
  asker: Asker,
): Promise<Amended | { wrong: string } | Problem> {
  const { before, after, decisions, act } = amending
  if (countsOf(before).topics + countsOf(after).topics <= FEW_TOPICS)
    return amend(before, after, decisions, act)
  const outcome = await inProcess(amending, asker)
  if (typeof outcome !== 'string') return outcome.result
  return problem('unavailable', outcome === 'crowded' ? CROWDED : ERROR_MESSAGES.unavailable)
}
