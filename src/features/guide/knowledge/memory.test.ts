import { describe, expect, it } from 'vitest'
import { memoryOf, NOTHING, retentionOf, reviewGain, type TopicDay } from './memory.ts'

const GUESS = 0.2

const entry = (day: number, more: Partial<TopicDay> = {}): TopicDay => ({
  day,
  seconds: 1800,
  questions: 0,
  right: 0,
  finished: false,
  review: false,
  ...more,
})

describe('a topic', () => {
  it('was never begun without a record', () => {
    expect(memoryOf([], GUESS)).toBe(NOTHING)
  })

  it('is in study until the student says that it is finished, and keeps its minutes', () => {
    const memory = memoryOf([entry(1), entry(3)], GUESS)
    expect(memory).toMatchObject({ learningSeconds: 3600, lastSeen: 3, learnedOn: undefined })
  })

  it.each([
    ['the student says so', { finished: true }],
    ['questions were done on it', { questions: 10, right: 4 }],
    ['it is reviewed', { review: true }],
  ])('is learned once %s', (_, said) => {
    const memory = memoryOf([entry(1), entry(3, said)], GUESS)
    expect(memory).toMatchObject({ learnedOn: 3, level: 0.9, strength: 9, lastSeen: 3 })
  })

  it('is learned after time enough, where nobody said so', () => {
    expect(memoryOf([entry(1), entry(3)], GUESS, 3600).learnedOn).toBe(3)
    expect(memoryOf([entry(1), entry(3)], GUESS, 3601).learnedOn).toBeUndefined()
  })
})

describe('a review', () => {
  const learned = entry(0, { finished: true })

  it('lengthens the strength by half of the days it was away, as far as the answers were right', () => {
    const all = memoryOf([learned, entry(10, { questions: 20, right: 19 })], GUESS)
    expect(all.strength).toBeCloseTo(9 + 0.5 * 10)
    expect(all.level).toBeCloseTo(0.94)
    const half = memoryOf([learned, entry(10, { questions: 40, right: 23 })], GUESS)
    expect(half.strength).toBeCloseTo(9 + 0.5 * 0.5 * 10)
    const guessed = memoryOf([learned, entry(10, { questions: 10, right: 2 })], GUESS)
    expect(guessed.strength).toBe(9)
  })

  it('uses the kept share if there were no questions', () => {
    const { share } = retentionOf(memoryOf([learned], GUESS), 10)
    expect(share).toBeCloseTo(0.9 / Math.sqrt(1 + 10 / 9))
    expect(memoryOf([learned, entry(10)], GUESS).strength).toBeCloseTo(9 + 0.5 * share * 10)
  })

  it('is worth more the longer it waited', () => {
    const memory = memoryOf([learned], GUESS)
    const gains = [1, 7, 30, 90, 365].map((day) => reviewGain(memory, day, 30))
    expect(gains[0]).toBeGreaterThan(0)
    expect(gains.toSorted((a, b) => a - b)).toEqual(gains)
  })
})
