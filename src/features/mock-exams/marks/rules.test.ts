import { describe, expect, it } from 'vitest'
import { emptyPaper } from '../paper.ts'
import { elapsedSeconds, withClockTurned, withDoubt, withLine, withMark, withNewerMarks } from './rules.ts'

const NOON = Date.parse('2026-03-01T15:00:00Z')
const at = (seconds: number) => NOON + seconds * 1000

const SHEET = {
  ...emptyPaper('Simulado', '2026-03-01T18:00:00Z'),
  blocks: [{ id: 'b1', name: 'Prova', group: '', subject_id: null, first: 1, last: 4 }],
  answers: '----',
}
const TIMED = { ...SHEET, clock: { limit: 3600, before: 0, started_at: new Date(NOON).toISOString() } }

describe('a student’s tap on the sheet', () => {
  it('marks; another bubble changes the mark; a second tap removes it with its doubt', () => {
    let sheet = { ...SHEET, ...withMark(SHEET, 2, 'B', at(1)) }
    expect([sheet.answers, sheet.marked_at]).toEqual(['-B--', [0, at(1), 0, 0]])
    sheet = { ...sheet, ...withDoubt(sheet, 2, at(2)) }
    expect([sheet.doubts, sheet.marked_at[1]]).toEqual([[2], at(2)])
    sheet = { ...sheet, ...withMark(sheet, 2, 'C', at(3)) }
    expect([sheet.answers, sheet.doubts]).toEqual(['-C--', [2]])
    sheet = { ...sheet, ...withMark(sheet, 2, 'C', at(4)) }
    expect([sheet.answers, sheet.doubts, sheet.marked_at[1]]).toEqual(['----', [], at(4)])
  })

  it('removes the doubt when it is tapped twice', () => {
    const once = { ...SHEET, ...withDoubt(SHEET, 3, at(1)) }
    expect(withDoubt(once, 3, at(2)).doubts).toEqual([])
  })

  it('fills the whole sheet from a line', () => {
    expect(withLine(SHEET, ['A', '-', 'C', 'D'], at(9))).toMatchObject({
      answers: 'A-CD',
      marked_at: [at(9), at(9), at(9), at(9)],
    })
  })
})

describe('the clock of a paper', () => {
  it('gives each question the time since the previous mark, and none without a clock', () => {
    let sheet = { ...TIMED, ...withMark(TIMED, 1, 'A', at(30)) }
    sheet = { ...sheet, ...withMark(sheet, 3, 'B', at(100)) }
    sheet = { ...sheet, ...withMark(sheet, 1, 'C', at(110)) }
    expect(sheet.spent).toEqual([40, 0, 70, 0])
    expect(withMark(SHEET, 1, 'A', at(30)).spent).toEqual([])
  })

  it('is paused without counting for a question', () => {
    const paused = withClockTurned(TIMED.clock, at(60))
    expect([elapsedSeconds(paused, at(500)), paused.started_at]).toEqual([60, null])
    const resumed = withClockTurned(paused, at(500))
    expect(elapsedSeconds(resumed, at(530))).toBe(90)
    expect(withMark({ ...TIMED, clock: resumed }, 1, 'A', at(530)).spent).toEqual([90, 0, 0, 0])
  })

  it('does not run backwards when the device’s clock is set back', () => {
    expect(elapsedSeconds(TIMED.clock, at(-100))).toBe(0)
  })
})

describe('one sheet on two devices', () => {
  const phone = {
    ...SHEET,
    answers: 'AB--',
    doubts: [1],
    marked_at: [at(1), at(5), 0, 0],
    spent: [9, 9, 0, 0],
  }
  const desk = {
    ...SHEET,
    answers: 'CCC-',
    doubts: [3],
    marked_at: [at(2), at(4), at(4), 0],
    spent: [5, 5, 5, 0],
  }
  const both = { answers: 'CBC-', doubts: [3], marked_at: [at(2), at(5), at(4), 0], spent: [5, 9, 5, 0] }

  it('has the newest mark of each question on both', () => {
    expect(withNewerMarks(phone, desk)).toMatchObject(both)
    expect(withNewerMarks(desk, phone)).toMatchObject(both)
  })

  it('keeps the removal of an answer if it is newest', () => {
    const back = { ...phone, ...withMark(phone, 1, 'A', at(9)) }
    expect(withNewerMarks(desk, back).answers).toBe('-BC-')
  })

  it('changes nothing without newer marks or a sheet', () => {
    expect(withNewerMarks(desk, { ...desk, answers: 'EEE-' })).toBe(desk)
    expect(withNewerMarks({ ...phone, answers: '' }, desk).answers).toBe('')
  })
})
