import { type Candidate, TIER } from '../order/order.ts'
import type { Step } from '../order/steps.ts'

/** Topics whose unsaid importance would change today's blocks: those to go, then those to come. */
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
