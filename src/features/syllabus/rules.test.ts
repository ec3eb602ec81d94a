import { describe, expect, it } from 'vitest'
import { stateOf } from './rules.ts'

const topic = (learned_on: string | null, last_on: string, questions = 0, correct = 0) => ({
  learned_on,
  last_on,
  questions,
  correct,
})

describe('a topic', () => {
  it('is in study until it is learned, however long ago', () => {
    expect(stateOf(topic(null, '2026-01-01'), '2026-01-01')).toBe('in_study')
    expect(stateOf(topic(null, '2020-01-01'), '2026-01-01')).toBe('in_study')
  })

  it('is to be seen again three weeks after it was learned', () => {
    expect(stateOf(topic('2026-01-01', '2026-01-01'), '2026-01-21')).toBe('learned')
    expect(stateOf(topic('2026-01-01', '2026-01-01'), '2026-01-22')).toBe('again')
  })

  it('is remembered twice as long after each review', () => {
    expect(stateOf(topic('2026-01-01', '2026-02-10'), '2026-05-01')).toBe('learned')
    expect(stateOf(topic('2026-01-01', '2026-02-10'), '2026-05-02')).toBe('again')
  })

  it('is remembered for a shorter time after wrong answers', () => {
    expect(stateOf(topic('2026-01-01', '2026-02-10', 10, 5), '2026-03-22')).toBe('learned')
    expect(stateOf(topic('2026-01-01', '2026-02-10', 10, 5), '2026-03-23')).toBe('again')
    expect(stateOf(topic('2026-01-01', '2026-02-10', 10, 0), '2026-03-03')).toBe('again')
  })

  it('is not forgotten before it was learned: a future day counts as today', () => {
    expect(stateOf(topic('2026-01-02', '2026-01-02'), '2026-01-01')).toBe('learned')
  })
})
