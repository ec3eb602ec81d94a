import { expect, it } from 'vitest'
import { ruleFor } from './fitting.ts'
import { emptyPaper } from './paper.ts'
import { resultOf } from './result.ts'
import { trendsOf } from './trend.ts'

const WORDS = { whole: 'Prova', noSource: 'nenhum edital' }

function scored(day: string, answers: string, second = 'Direito', cutoff: number | null = null) {
  const block = (id: string, name: string, first: number) => ({
    id,
    name,
    group: '',
    subject_id: null,
    first,
    last: first + 1,
  })
  const exam = {
    ...emptyPaper(day, `${day}T15:00:00Z`),
    key: day,
    blocks: [block('a', 'Português', 1), block('b', second, 3)],
    answers,
    preliminary: ['A', 'A', 'A', 'A'],
    cutoff,
  }
  return { exam, result: resultOf(exam, ruleFor(exam, WORDS)) }
}

it('shows whole papers over time, and shared subjects, in any order of papers', () => {
  const papers = [
    scored('2026-03-02', 'AAAB', 'DIREITO', 300),
    scored('2026-03-01', 'ABBB'),
    scored('2026-03-03', 'AAAA', 'Lógica'),
  ]
  const lines = trendsOf([
    ...papers,
    { exam: { ...emptyPaper('x', '2026-01-01T00:00:00Z'), key: 'x' }, result: undefined },
  ])
  expect(
    lines.map(({ name, points }) => [name, points.map(({ exam, share }) => [exam.key.slice(-1), share])]),
  ).toEqual([
    [
      '',
      [
        ['1', 25],
        ['2', 75],
        ['3', 100],
      ],
    ],
    [
      'Português',
      [
        ['1', 50],
        ['2', 100],
        ['3', 100],
      ],
    ],
    [
      'Direito',
      [
        ['1', 0],
        ['2', 50],
      ],
    ],
  ])
  expect(lines[0]?.points.map(({ points, cutoff }) => [points, cutoff])).toEqual([
    [100, null],
    [300, 300],
    [400, null],
  ])
})

it('shows nothing of a single paper', () => {
  expect(trendsOf([scored('2026-03-02', 'AAAB')])).toEqual([])
})
