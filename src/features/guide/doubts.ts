import { type Candidate, TIER } from './order.ts'
import type { Step } from './rules.ts'

/** A topic of unsaid importance counts as one in the middle: said, it counts twice or half as much. */
const MORE = 2

/**
 * Topics of unsaid importance that would change today's blocks if it were said: those of today that would go
 * if they counted half, then those that would come if they counted twice, the likeliest first.
 */
export function doubtsOf(order: readonly Candidate[], steps: readonly Step[], most: number): string[] {
  const today = new Set(steps.map(({ topic }) => topic))
  const usual = order.filter(({ tier }) => tier === TIER.usual)
  const inside = usual.filter((one) => today.has(idOf(one)))
  const outside = usual.filter((one) => !today.has(idOf(one)))
  const [best, last] = [outside[0]?.gain ?? 0, inside.at(-1)?.gain ?? Number.POSITIVE_INFINITY]
  return [
    ...inside.filter(({ gain }) => gain / MORE < best),
    ...outside.filter(({ gain }) => gain * MORE > last),
  ]
    .filter(({ known }) => known.topic.isUnsaid)
    .map(idOf)
    .slice(0, most)
}

const idOf = ({ known }: Candidate) => known.topic.id
