import { expect, it } from 'vitest'
import { goalOf } from '../../../harness/weekly-goal.ts'
import type { WeeklyGoal } from './contract.ts'
import { daysOf, isBesideExam, onDay, questionsOf, standingOf, tellsLeft } from './rules.ts'

const HOUR = 3600
const WEEK = { start: '2026-11-23', end: '2026-11-29' }

/** Wednesday of a week with a goal of twenty hours. */
const wednesday = (known: Partial<WeeklyGoal> = {}) =>
  goalOf({ minutes: 20 * 60, planned: daysOf(WEEK), ...known })

const on = (day: string, known: Partial<WeeklyGoal> = {}) => standingOf({ ...wednesday(known), day })

it('a student is never asked for more than one and a half usual days, and has no debt', () => {
  const tells = (day: string, known: Partial<WeeklyGoal> = {}) => {
    const standing = on(day, known)
    return standing && tellsLeft({ ...wednesday(known), day }, standing)
  }
  // A seventh of twenty hours, and half of that.
  expect(on('2026-11-28')).toMatchObject({ left: 1200, leftToday: 258 })
  expect(tells('2026-11-28')).toBe(false)
  const done = { studied_seconds: 258 * 60, studied_today_seconds: 258 * 60 }
  expect(on('2026-11-28', done)?.leftToday).toBe(0)
  expect(tells('2026-11-28', done)).toBe(false)
  // After three days without study the usual share still limits the others.
  expect(on('2026-11-25')?.leftToday).toBe(240)
  expect(tells('2026-11-25')).toBe(true)
  expect(tells('2026-11-28', { studied_seconds: 20 * HOUR })).toBe(true)
  expect(questionsOf({ ...wednesday({ questions: 100 }), day: '2026-11-29' })?.leftToday).toBe(22)
})

it('a student is asked for nothing from the eve of an exam until the day after, offline in the next week too', () => {
  const exams = ['2026-11-29']
  const standing = on('2026-11-28', { exams, studied_seconds: HOUR })
  expect(standing).toMatchObject({ studied: 60, leftToday: 0 })
  expect(standing && tellsLeft({ ...wednesday({ exams }), day: '2026-11-28' }, standing)).toBe(false)
  for (const day of ['2026-11-28', '2026-11-29', '2026-11-30']) {
    const known = onDay(wednesday({ exams }), day)
    expect(isBesideExam(known)).toBe(true)
    expect(standingOf(known)?.leftToday).toBe(0)
  }
  const tuesday = onDay(wednesday({ exams }), '2026-12-01')
  expect(isBesideExam(tuesday)).toBe(false)
  expect(standingOf(tuesday)?.leftToday).toBe(200)
  // The eve's share moves to the days before it.
  const planned = daysOf(WEEK).slice(0, 6)
  expect(on('2026-11-26', { exams, planned, studied_seconds: 14 * HOUR })?.leftToday).toBe(180)
})
