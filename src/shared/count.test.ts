import { expect, test } from 'vitest'
import { answerCounts, counted, formatCount } from './count.ts'

test('counts are written as Brazilians do, and agree with their words', () => {
  expect(formatCount(1_234_567)).toBe('1.234.567')
  expect([0, 1, 2, 1000].map((value) => counted(value, 'dia', 'dias'))).toEqual([
    '0 dias',
    '1 dia',
    '2 dias',
    '1.000 dias',
  ])
  expect(answerCounts(1, 1, 0)).toEqual(['1 questão', '1 correta', '0 incorretas'])
})
