import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge/knowledge.ts'
import type { Entry } from '../knowledge/material.ts'
import { reviewNeed } from './review-need.ts'

const [TODAY, GUESS] = [20_780, 0.2]
const TOPICS = Array.from({ length: 40 }, (_, index) => ({
  id: `t${index}`,
  name: `Tópico ${index}`,
  subject: 'Português',
}))

/** Each first topic: ten questions on the day of learning and ten a month later, so many of them right. */
function need(first: number, later?: number, count = TOPICS.length): number {
  const entry = (topic: string, day: number, right: number): Entry => ({
    topic,
    day,
    seconds: 1800,
    questions: 10,
    right,
    finished: true,
    review: false,
  })
  const log = TOPICS.slice(0, count).flatMap(({ id }) => [
    entry(id, TODAY - 40, first),
    ...(later === undefined ? [] : [entry(id, TODAY - 10, later)]),
  ])
  const { known } = knowledgeOf({ topics: TOPICS, log, today: TODAY, examDay: null, guess: GUESS })
  return reviewNeed(known, GUESS)
}

describe('a review', () => {
  it('has the general value before there are answers of later days', () => {
    const { known } = knowledgeOf({ topics: TOPICS, log: [], today: TODAY, examDay: null, guess: GUESS })
    expect(reviewNeed(known, GUESS)).toBe(1)
    expect(need(9)).toBe(1)
    expect(need(3)).toBe(1)
  })

  it('is worth the more, the less of the answers is right on later days', () => {
    expect(need(9, 5)).toBeGreaterThan(1)
    expect(need(9, 8)).toBeLessThan(1)
    const needs = [9, 8, 7, 6, 5, 4].map((later) => need(9, later))
    expect(needs).toEqual(needs.toSorted((a, b) => a - b))
  })

  it('is worth little more where only ten answers say so', () => {
    expect(need(9, 0, 1)).toBeGreaterThan(1.1)
    expect(need(9, 0, 1)).toBeLessThan(1.2)
  })

  it('is not taken for more where questions were hard from the first day on', () => {
    expect(need(6, 5)).toBeLessThan(need(9, 5))
    expect(need(5, 5)).toBeLessThan(1)
  })

  it('is worth no less than half as much and no more than twice as much, whatever is answered', () => {
    expect(need(10, 0)).toBe(2)
    expect(need(4, 10)).toBe(0.5)
    expect(need(0, 0)).toBeGreaterThanOrEqual(0.5)
  })
})
