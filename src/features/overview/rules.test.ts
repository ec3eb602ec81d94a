import { describe, expect, it } from 'vitest'
import { logged } from '../../../harness/study-log.ts'
import { addDays, chartWeeks } from '../../shared/calendar.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { axisTime, overviewFrom, subjectsByDay, timeStep, weeksBeside, weekToShow } from './rules.ts'

const weeks = chartWeeks('2026-03-18')
const week = { number: 11, start: '2026-03-15', end: '2026-03-21' }

describe('weekToShow', () => {
  it.each([
    [undefined, week],
    ['2026-03-15', week],
    ['2026-01-04', { number: 1, start: '2026-01-04', end: '2026-01-10' }],
    ['2026-03-22', undefined],
    ['2026-03-16', undefined],
    ['2025-12-28', undefined],
  ])('of %s', (start, expected) => {
    expect(weekToShow(weeks, start)).toEqual(expected)
  })
})

describe('overviewFrom', () => {
  const names = new Map([[1, 'Português']])
  const of = (records: readonly LoggedRecord[], day = '2026-03-18') =>
    overviewFrom(records, { day, week, names })

  it('puts the sums of each day into its week, and into the running week and the one before', () => {
    const { week: shown, fortnight } = of([
      logged(3, { day: '2026-03-21' }),
      logged(2, { day: '2026-03-16' }),
    ])
    expect(shown.days.map(({ study_time }) => study_time)).toEqual([0, 3600, 0, 0, 0, 0, 3600])
    expect(shown.days.map(({ day }) => day).at(6)).toBe('2026-03-21')
    expect(fortnight.map(({ day }) => day).filter((_, index) => index % 7 === 0)).toEqual([
      '2026-03-09',
      '2026-03-16',
    ])
  })

  it('goes on to a later day without a network: another week is running', () => {
    const records = [logged(1, { day: '2026-03-18' })]
    expect(of(records).fortnight.findIndex(({ study_time }) => study_time > 0)).toBe(9)
    expect(of(records, '2026-03-24').fortnight.findIndex(({ study_time }) => study_time > 0)).toBe(2)
  })

  it('names subjects by their names, most time first, and one that is not known plainly', () => {
    const { by_subject, last_subject_id } = of([logged(3, { subject_id: 8, study_time: 7200 }), logged(2)])
    expect(by_subject.map(({ name }) => name)).toEqual(['Matéria não encontrada', 'Português'])
    expect(last_subject_id).toBe(8)
    expect(of([]).last_subject_id).toBeNull()
  })
})

describe('subjectsByDay', () => {
  it('has the subjects of each studied day of the week, and of no other day', () => {
    const days = subjectsByDay(
      [
        logged(4, { day: '2026-03-22' }),
        logged(3, { day: '2026-03-16', subject_id: 8, study_time: 7200 }),
        logged(2, { day: '2026-03-16' }),
        logged(1, { day: '2026-03-14' }),
      ],
      week,
      new Map([[1, 'Português']]),
    )
    expect([...days.keys()]).toEqual(['2026-03-16'])
    expect(days.get('2026-03-16')?.map(({ name, study_time }) => [name, study_time])).toEqual([
      ['Matéria não encontrada', 7200],
      ['Português', 3600],
    ])
  })
})

describe('weeksBeside', () => {
  it('compares the running week with as much of the one before', () => {
    const fortnight = Array.from({ length: 14 }, (_, index) => ({
      day: addDays('2026-03-09', index),
      study_time: 2 ** index,
      questions: 0,
      correct: 0,
      incorrect: 0,
    }))
    const { days, ...sums } = weeksBeside(fortnight, '2026-03-18')
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-03-22')
    expect(sums).toEqual({ lastWeekSoFar: 1 + 2 + 4, lastWeek: 2 ** 7 - 1, thisWeek: 2 ** 14 - 2 ** 7 })
  })
})

describe('timeStep', () => {
  it.each([
    [0, 60],
    [240, 60],
    [241, 300],
    [3600, 900],
    [3601, 1800],
    [4 * 3600, 3600],
    [16 * 3600, 4 * 3600],
    [17.5 * 3600, 5 * 3600],
    [20 * 3600 + 1, 8 * 3600],
    [700 * 3600, 176 * 3600],
  ])('up to %i s is %i s', (longest, step) => {
    expect(timeStep(longest)).toBe(step)
  })
})

describe('axisTime', () => {
  it.each([
    [0, '0'],
    [60, '1min'],
    [2700, '45min'],
    [5400, '1h 30min'],
    [7200, '2h'],
    [36_000, '10h'],
  ])('%i s is %s', (seconds, text) => {
    expect(axisTime(seconds)).toBe(text)
  })
})
