import { expect, it } from 'vitest'
import { missedOn, paceOf } from './paper.ts'

const block = (id: string, name: string, first: number, last: number) => ({
  id,
  name,
  group: '',
  subject_id: 1,
  first,
  last,
})
const BLOCKS = [block('p', 'Português', 1, 4), block('m', 'Matemática', 5, 8)]

it('a missed question has its paper, its number and the count of its subject’s questions', () => {
  const said = missedOn({
    examKey: 'exam-1',
    paper: { title: 'Simulado 3', blocks: BLOCKS },
    question: { number: 6, subject_id: 2 },
    cause: 'unknown',
    at: new Date(0),
    day: '2026-03-18',
  })
  expect(said).toMatchObject({
    source: 'exam-1',
    title: 'Simulado 3',
    number: 6,
    questions: 4,
    subject_id: 2,
  })
})

it('a block’s pace is shown beside the paper’s, if a clock ran', () => {
  const paper = { blocks: BLOCKS, answers: 'ABCDAB--', spent: [60, 60, 60, 60, 200, 220, 0, 0], time: 960 }
  expect(paceOf(paper, 'Matemática')).toEqual({ own: 210, paper: 120 })
  expect(paceOf(paper, 'Português')).toEqual({ own: 60, paper: 120 })
  expect(paceOf({ ...paper, spent: [] }, 'Matemática'), 'without a clock').toBeUndefined()
  expect(paceOf({ ...paper, answers: 'ABCD----' }, 'Matemática'), 'nothing answered').toBeUndefined()
})
