import { expect, it } from 'vitest'
import { doubtsOf } from './doubts.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Topic } from './material.ts'
import { orderOf } from './order.ts'
import { stepsIn } from './rules.ts'

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
  return { today: steps.map((step) => step.topic), asked: doubtsOf(order, steps, 10) }
}

const TOPICS = [topic('A', 9), topic('B', 3), topic('C', 2), topic('D', 1), topic('E', 2.9, false)]

it('the topics that are asked about are those that would change today’s blocks', () => {
  const { today, asked } = dayOf(TOPICS)
  expect(today).toEqual(['A', 'B'])
  expect(asked).toEqual(['B', 'C'])
  const times = (id: string, factor: number) =>
    dayOf(TOPICS.map((one) => (one.id === id ? { ...one, weight: (one.weight ?? 0) * factor } : one))).today
  for (const { id } of TOPICS.filter(({ ifSaid }) => ifSaid)) {
    const isChanged = [2, 0.5].some((factor) => times(id, factor).toSorted().join() !== 'A,B')
    expect(asked.includes(id), id).toBe(isChanged)
  }
})
