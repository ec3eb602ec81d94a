import { expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge/knowledge.ts'
import type { Entry, Material } from '../knowledge/material.ts'
import { scoreOf } from './score.ts'

const TODAY = 20_780

const entry = (topic: string, day: number, questions: number, right: number): Entry => ({
  topic,
  day,
  seconds: 3600,
  questions,
  right,
  finished: true,
  review: false,
})

/** Forty topics; of the first `learned` each was learned a month ago and asked about yesterday. */
const told = (learned: number, { right = 8, ...more }: Partial<Material> & { right?: number } = {}) => {
  const ids = Array.from({ length: 40 }, (_, index) => `t${index}`)
  const log = ids
    .slice(0, learned)
    .flatMap((id) => [entry(id, TODAY - 30, 5, 5), entry(id, TODAY - 1, 10, right)])
  const topics = ids.map((id) => ({ id, name: id, subject: 'Português', weight: 1 }))
  const there = { low: 600, high: 1200 }
  return scoreOf(knowledgeOf({ topics, log, today: TODAY, examDay: TODAY + 30, guess: 0.2, ...more }), there)
}

it('nothing is expected from fewer than a hundred answers of later days, nor without any weight', () => {
  expect(told(9)).toBeNull()
  expect(told(10)).toMatchObject({ questions: 100 })
  const topics = Array.from({ length: 40 }, (_, index) => ({ id: `t${index}`, name: '', subject: '' }))
  expect(told(10, { topics })).toBeNull()
})

it('topics never learned count by chance, and learned ones by the answers', () => {
  const [few, most] = [told(10), told(40)]
  if (!(few && most)) throw new Error('Both are told.')
  expect(few.today.low).toBeGreaterThan(20)
  expect(few.today.high).toBeLessThan(50)
  expect(most.today.low).toBeGreaterThan(60)
  expect(told(40, { right: 4 })?.today.high).toBeLessThan(most.today.low)
})

it('the day of the exam has what can be learned until then, in a wider range', () => {
  const found = told(20)
  if (!found?.exam) throw new Error('Both are told.')
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(found.exam.high).toBeGreaterThan(found.today.high)
  expect(width(found.exam)).toBeGreaterThan(width(found.today))
})

it('the range is narrower the nearer the exam is', () => {
  const width = (days: number) => {
    const { low = 0, high = 0 } = told(20, { examDay: TODAY + days })?.exam ?? {}
    return high - low
  }
  expect(width(1)).toBeLessThan(width(12))
  expect(width(12)).toBeLessThan(width(30))
})

it('is still a number if learned topics have no weight', () => {
  const topics = Array.from({ length: 40 }, (_, index) => ({
    id: `t${index}`,
    name: '',
    subject: 'Português',
    weight: index < 20 ? 0 : 1,
  }))
  const found = told(20, { topics })
  expect(found?.today).toEqual({ low: 20, high: 20 })
  expect(found?.exam?.high).toBeGreaterThan(20)
})
