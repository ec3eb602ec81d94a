import fc from 'fast-check'
import { expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge/knowledge.ts'
import type { Topic } from '../knowledge/material.ts'
import { orderOf } from '../order/order.ts'
import { stepsIn } from '../order/steps.ts'
import { topicsInDoubt } from './doubts.ts'

const MINUTES = 120

const topic = (id: string, weight: number, isUnsaid = true): Topic => ({
  id,
  name: id,
  subject: id,
  weight,
  ifSaid: isUnsaid ? { more: 2, less: 0.5 } : undefined,
})

const dayOf = (topics: readonly Topic[]) => {
  const knowledge = knowledgeOf({ topics, log: [], today: 20_780, examDay: null, guess: 0.2 })
  const order = orderOf(knowledge, { minutes: MINUTES })
  const steps = stepsIn(knowledge, order, MINUTES)
  return {
    today: steps.map((step) => step.topic),
    asked: topicsInDoubt(order, steps, 10),
    first: topicsInDoubt(order, steps, 1),
  }
}

it('of the topics of today those are asked about that might go, then those that might come instead', () => {
  const topics = [topic('A', 9), topic('B', 3), topic('C', 2), topic('D', 1), topic('E', 2.9, false)]
  expect(dayOf(topics)).toEqual({ today: ['A', 'B'], asked: ['B', 'C'], first: ['B'] })
})

it('the topics that are asked about are those that would change today’s blocks', () => {
  // Odd, so that none is the double of another: where two are the same but for a rounding either may come first.
  const weight = fc.integer({ min: 5, max: 50 }).map((half) => 2 * half + 1)
  fc.assert(
    fc.property(fc.tuple(weight, weight, weight, weight, weight), (weights) => {
      const topics = weights.map((one, index) => topic(`ABCDE`.charAt(index), one, index < 4))
      const blocks = (factor: number, of?: string) =>
        dayOf(topics.map((one) => (one.id === of ? { ...one, weight: (one.weight ?? 0) * factor } : one)))
          .today.toSorted()
          .join()
      const { asked } = dayOf(topics)
      for (const { id } of topics.filter(({ ifSaid }) => ifSaid)) {
        const isChanged = [2, 0.5].some((factor) => blocks(factor, id) !== blocks(1))
        expect(asked.includes(id), id).toBe(isChanged)
      }
    }),
  )
})
