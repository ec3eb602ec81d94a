import { isBlank, tidy } from '../../../shared/text.ts'
import { numberIn } from '../../../shared/typed-number.ts'
import type { PendingWrite } from '../../records/pending.ts'
import { type Outcome, TARGET_LIMITS, type Target } from './contract.ts'

export const outcomePath = (targetId: number): string => `/targets/${targetId}/outcome`

export const NO_OUTCOME: Outcome = { points: null, went: '' }

/** How the exam went, by its two parts: each has the field of the body that says it. */
export const wholeOfOutcome = ({ points, went }: Outcome) => ({ points: { points }, went: { went } })

export const hasOutcome = ({ points, went }: Outcome): boolean => points !== null || went !== ''

/** Returns the newest outcome of a target's exam, from the writes that wait on the device first. */
export function knownOutcome(
  { id, points, went }: Outcome & Pick<Target, 'id'>,
  writes: readonly PendingWrite[],
): Outcome {
  const last = writes.findLast(({ path, state }) => path === outcomePath(id) && state === 'waiting')
  return last ? (last.body as Outcome) : { points, went }
}

export interface OutcomeForm {
  readonly points: string
  readonly went: string
}

/** Undefined if the points are no valid number; blank points mean none. */
export function readOutcome({ points, went }: OutcomeForm): Outcome | undefined {
  const typed = points.trim().replace('−', '-')
  const words = isBlank(went) ? '' : tidy(went)
  if (typed === '') return { points: null, went: words }
  const isNegative = typed.startsWith('-')
  const number = numberIn(isNegative ? typed.slice(1) : typed)
  if (number === undefined || number > TARGET_LIMITS.mostPoints || !isOfHundredths(number)) return
  return { points: isNegative ? -number : number, went: words }
}

const isOfHundredths = (points: number) => Number(points.toFixed(2)) === points

/** Writes '72,5'. */
export const formatPoints = (points: number): string => points.toString().replace('.', ',')
