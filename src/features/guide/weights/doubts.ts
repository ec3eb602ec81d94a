import { type Candidate, TIER } from '../order/order.ts'
import type { Step } from '../order/steps.ts'

/**
 * Topics of unsaid importance that would change today's blocks if it were said: those of today that would go
 * if they were said to count little, then those that would come if they counted much, the likeliest first.
 */
export function topicsInDoubt(order: readonly Candidate[], steps: readonly Step[], most: number): string[] {
  const today = new Set(steps.map(({ topic }) => topic))
  const usual = order.filter(({ tier }) => tier === TIER.usual)
  const inside = usual.filter((one) => today.has(idOf(one)))
  const outside = usual.filter((one) => !today.has(idOf(one)))
  const [best, last] = [outside[0]?.gain ?? 0, inside.at(-1)?.gain ?? Number.POSITIVE_INFINITY]
  return [
    ...inside.filter(({ gain, known: { topic } }) => topic.ifSaid && gain * topic.ifSaid.less < best),
    ...outside.filter(({ gain, known: { topic } }) => topic.ifSaid && gain * topic.ifSaid.more > last),
  ]
    .map(idOf)
    .slice(0, most)
}

const idOf = ({ known }: Candidate) => known.topic.id
