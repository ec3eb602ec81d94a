import { describe, expect, it } from 'vitest'
import type { MockExamBody } from './contract.ts'
import { doubtsOf, keyChanges, marksOf, missedOf, paperErrors, recordsOf, talliesOf } from './rules.ts'

const PAPER: MockExamBody = {
  title: 'Simulado',
  kind: 'mock',
  open: false,
  answered_at: '2026-03-01T18:00:00Z',
  time: 100,
  clock: null,
  sheet: 'A-E',
  blocks: [
    { id: 'lp', name: 'Português', group: '', subject_id: 1, first: 1, last: 4 },
    { id: 'mat', name: 'Matemática', group: '', subject_id: 2, first: 5, last: 6 },
    { id: 'esp', name: 'Específicos', group: '', subject_id: 1, first: 7, last: 7 },
  ],
  answers: 'AB-DEAC',
  doubts: [1, 2, 6],
  marked_at: [],
  spent: [],
  counts: {},
  preliminary: ['A', 'C', 'C', '*', 'E', '', 'C'],
  definitive: null,
  rule: null,
  typed: {},
  group: {},
  list: null,
  cutoff: null,
  contest_until: null,
}

describe('a paper compared with its key', () => {
  it('marks each question', () => {
    expect(marksOf(PAPER)).toEqual(['right', 'wrong', 'blank', 'annulled', 'right', 'open', 'right'])
  })

  it('counts by block, with unkeyed questions as blank', () => {
    expect(talliesOf(PAPER)).toEqual({
      lp: { right: 1, wrong: 1, blank: 1, double: 0, annulled: 1 },
      mat: { right: 1, wrong: 0, blank: 1, double: 0, annulled: 0 },
      esp: { right: 1, wrong: 0, blank: 0, double: 0, annulled: 0 },
    })
  })

  it('counts doubtful answers separately', () => {
    expect(doubtsOf(PAPER)).toEqual({
      lp: { right: 1, wrong: 1 },
      mat: { right: 0, wrong: 0 },
      esp: { right: 0, wrong: 0 },
    })
  })

  it('lists missed questions, and doubtful right ones, with both letters', () => {
    const of = { block: 'Português', subject_id: 1 }
    expect(missedOf(PAPER)).toEqual([
      { number: 1, ...of, mark: 'right', given: 'A', accepted: 'A', isDoubt: true },
      { number: 2, ...of, mark: 'wrong', given: 'B', accepted: 'C', isDoubt: true },
      { number: 3, ...of, mark: 'blank', given: '-', accepted: 'C', isDoubt: false },
    ])
    expect(missedOf({ ...PAPER, preliminary: null })).toEqual([])
    expect(missedOf({ ...PAPER, answers: '', counts: { lp: { right: 1, wrong: 2 } } })).toEqual([])
  })

  it('accepts both letters if the key has two', () => {
    expect(marksOf({ ...PAPER, preliminary: ['AB', 'AB', 'C', '', '', '', ''] }).slice(0, 2)).toEqual([
      'right',
      'right',
    ])
  })

  it('uses the definitive key, and lists what changed', () => {
    const paper = { ...PAPER, definitive: ['A', 'B', 'C', '*', '*', '', 'C'] }
    expect(marksOf(paper)[1]).toBe('right')
    expect(keyChanges(paper)).toEqual([
      { number: 2, from: 'C', to: 'B' },
      { number: 5, from: 'E', to: '*' },
    ])
  })

  it('is open without a key', () => {
    expect(new Set(marksOf({ ...PAPER, preliminary: null }))).toEqual(new Set(['open', 'blank']))
  })
})

describe('a paper with only counts', () => {
  const counts = { lp: { right: 2, wrong: 1 }, mat: { right: 2, wrong: 0 } }

  it('counts the rest as blank', () => {
    expect(talliesOf({ ...PAPER, answers: '', counts })).toMatchObject({
      lp: { right: 2, wrong: 1, blank: 1 },
      mat: { right: 2, wrong: 0, blank: 0 },
      esp: { right: 0, wrong: 0, blank: 1 },
    })
  })

  it('is refused with more answers than questions', () => {
    expect(paperErrors({ ...PAPER, answers: '', counts: { mat: { right: 2, wrong: 1 } } })).toEqual({
      counts: ['Certas e erradas não podem passar das questões da matéria.'],
    })
  })
})

describe('the study records of a paper', () => {
  it('are one for each subject, and their times add up to the paper’s', () => {
    expect(recordsOf(PAPER)).toEqual([
      { subject_id: 1, study_time: 71, correct_answers: 2, incorrect_answers: 1 },
      { subject_id: 2, study_time: 29, correct_answers: 1, incorrect_answers: 0 },
    ])
  })

  it('divide the time by the clock, if it ran', () => {
    const spent = [10, 0, 0, 10, 20, 20, 40]
    expect(recordsOf({ ...PAPER, spent }).map(({ study_time }) => study_time)).toEqual([60, 40])
  })

  it('do not exist while it is being answered', () => {
    expect(recordsOf({ ...PAPER, open: true })).toEqual([])
  })

  it('leave out blocks without a subject of the student’s', () => {
    const blocks = PAPER.blocks.map((block) => ({ ...block, subject_id: block.id === 'mat' ? 2 : null }))
    expect(recordsOf({ ...PAPER, blocks }).map(({ subject_id }) => subject_id)).toEqual([2])
  })

  it('do not exist without answers and time', () => {
    expect(recordsOf({ ...PAPER, time: 0, answers: '-------' })).toEqual([])
  })
})

describe('blocks with gaps or overlaps', () => {
  const refused = { blocks: ['As matérias precisam cobrir as questões em ordem, sem buraco e sem repetir.'] }
  const at = (first: number, last: number, id = `b${first}`) => ({
    id,
    name: 'Matéria',
    group: '',
    subject_id: null,
    first,
    last,
  })

  it.each([
    ['a hole', [at(1, 3), at(5, 6)]],
    ['an overlap', [at(1, 3), at(3, 6)]],
    ['a block that ends before it begins', [at(1, 3), at(4, 2)]],
    ['a beginning at 2', [at(2, 3)]],
    ['one id twice', [at(1, 3, 'a'), at(4, 6, 'a')]],
  ])('%s', (_, blocks) => {
    expect(paperErrors({ ...PAPER, answers: '', preliminary: null, blocks })).toEqual(refused)
  })

  it('more answers than questions', () => {
    expect(paperErrors({ ...PAPER, answers: 'AAAAAAAA' })).toEqual({
      answers: ['São mais respostas do que questões.'],
    })
  })
})
