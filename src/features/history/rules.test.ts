import { describe, expect, it } from 'vitest'
import { fileName, inOrder, periodOf, readOrder, SPANS, spanOf } from './rules.ts'

const row = (name: string, study_time: number, correct: number, questions: number) => ({
  name,
  study_time,
  questions,
  correct,
  incorrect: questions - correct,
})

describe('the order of the history', () => {
  const rows = [
    row('a', 100, 0, 0),
    row('b', 300, 1, 3),
    row('c', 200, 9, 10),
    row('d', 400, 0, 5),
    row('e', 250, 2, 6),
  ]
  const names = (order: 'tempo' | 'acertos') => inOrder(rows, order).map(({ name }) => name)

  it('by time begins with the most time', () => {
    expect(names('tempo')).toEqual(['d', 'b', 'e', 'c', 'a'])
  })

  it('by accuracy begins with the best; equals are sorted by time, and rows without questions come last', () => {
    expect(names('acertos')).toEqual(['c', 'b', 'e', 'd', 'a'])
  })

  it('is read from the address, by time when it names none', () => {
    expect(readOrder(new URLSearchParams('ordem=acertos'))).toBe('acertos')
    expect(readOrder(new URLSearchParams('ordem=nome'))).toBe('tempo')
    expect(readOrder(new URLSearchParams())).toBe('tempo')
  })
})

describe('the name of the file', () => {
  it.each([
    [{}, 'historico-de-estudos.csv'],
    [{ from: '2026-03-01' }, 'historico-de-estudos-desde-2026-03-01.csv'],
    [{ to: '2026-03-31' }, 'historico-de-estudos-ate-2026-03-31.csv'],
    [{ from: '2026-03-01', to: '2026-03-31' }, 'historico-de-estudos-2026-03-01-a-2026-03-31.csv'],
  ])('says the period', (period, name) => {
    expect(fileName(period)).toBe(name)
  })
})

describe('a student’s one-tap period', () => {
  it.each([
    ['week', '2026-03-05', { from: '2026-02-27', to: '2026-03-05' }],
    ['month', '2026-03-05', { from: '2026-02-04', to: '2026-03-05' }],
    ['this month', '2026-03-05', { from: '2026-03-01', to: '2026-03-05' }],
    ['all', '2026-03-05', {}],
  ] as const)('%s, on %s', (span, today, period) => {
    expect(periodOf(span, today)).toEqual(period)
  })

  it('is recognised on its day, and differs on the next', () => {
    for (const span of SPANS) expect(spanOf(periodOf(span, '2026-03-05'), '2026-03-05')).toBe(span)
    expect(spanOf(periodOf('week', '2026-03-05'), '2026-03-06')).toBeUndefined()
    expect(spanOf({ from: '2026-03-01' }, '2026-03-05')).toBeUndefined()
  })
})
