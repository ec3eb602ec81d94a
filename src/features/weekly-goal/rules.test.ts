import { describe, expect, it } from 'vitest'
import { logged } from '../../../harness/study-log.ts'
import { goalOf } from '../../../harness/weekly-goal.ts'
import type { WeeklyGoal } from './contract.ts'
import { daysOf, isRest, onDay, questionsOf, standingOf, subjectsOf, withDone } from './rules.ts'

const HOUR = 3600

/** Wednesday, 25/11/2026, of a week with a goal of twenty hours. */
const wednesday = (known: Partial<WeeklyGoal> = {}) =>
  goalOf({ minutes: 20 * 60, planned: daysOf({ start: '2026-11-23', end: '2026-11-29' }), ...known })

const on = (day: string, known: Partial<WeeklyGoal> = {}) => standingOf({ ...wednesday(known), day })

describe('a student’s week compared with its goal', () => {
  it('has no standing without a goal', () => {
    expect(standingOf(wednesday({ minutes: null, studied_seconds: HOUR }))).toBeUndefined()
  })

  it('divides the rest evenly among the remaining days, including today', () => {
    expect(on('2026-11-23')).toMatchObject({ left: 1200, leftToday: Math.ceil(1200 / 7) })
    expect(on('2026-11-25', { studied_seconds: 5 * HOUR })).toMatchObject({ left: 900, leftToday: 180 })
    expect(on('2026-11-29', { studied_seconds: 19 * HOUR })).toMatchObject({ left: 60, leftToday: 60 })
  })

  it('leaves nothing for today once today’s share is done, and less for later days', () => {
    const studied = { studied_seconds: 8 * HOUR, studied_today_seconds: 3 * HOUR }
    expect(on('2026-11-25', studied)).toMatchObject({ left: 720, leftToday: 0 })
    expect(on('2026-11-26', { studied_seconds: 10 * HOUR })?.leftToday).toBe(150)
  })

  it('counts today’s study against today’s share', () => {
    const studied = { studied_seconds: 6 * HOUR, studied_today_seconds: HOUR }
    expect(on('2026-11-25', studied)?.leftToday).toBe(120)
  })

  it('divides it among planned days only, and leaves nothing for a day of rest', () => {
    const planned = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-28']
    const plan = { planned, usual: 4 }
    expect(on('2026-11-25', plan)?.leftToday).toBe(400)
    expect(on('2026-11-26', plan)?.leftToday).toBe(0)
    expect(isRest({ ...wednesday({ planned }), day: '2026-11-26' })).toBe(true)
    const most = { ...plan, studied_seconds: 13 * HOUR }
    expect(on('2026-11-28', most)?.leftToday).toBe(420)
    // No planned day is left: the whole rest is today's.
    expect(on('2026-11-29', most)?.leftToday).toBe(420)
    expect(isRest({ ...wednesday({ planned }), day: '2026-11-29' })).toBe(false)
    expect(on('2026-11-29', { ...most, free: ['2026-11-29'] })?.leftToday).toBe(0)
  })

  it('counts questions the same way, for the week and for a subject', () => {
    const done = { questions_done: 40, questions_today: 10 }
    expect(questionsOf(wednesday({ questions: 120, ...done }))).toEqual({
      goal: 120,
      studied: 40,
      left: 80,
      isBeyondReach: false,
      leftToday: 8,
      beyond: 0,
      percent: 33,
    })
    expect(questionsOf(wednesday(done))).toBeUndefined()
    const subject = {
      subject_id: 7,
      name: 'Português',
      studied_seconds: HOUR,
      studied_today_seconds: 0,
      ...done,
    }
    const [standing] = subjectsOf(wednesday({ subjects: [{ ...subject, minutes: 360, questions: null }] }))
    expect(standing).toMatchObject({
      name: 'Português',
      minutes: { left: 300, leftToday: 60 },
      questions: undefined,
    })
  })

  it.each([0, 1, 59, 61, HOUR - 1, 12.5 * HOUR + 20, 20 * HOUR - 1])(
    'shows minutes studied and left that add up to the goal after %i s',
    (studied_seconds) => {
      const standing = standingOf(wednesday({ studied_seconds }))
      expect((standing?.studied ?? 0) + (standing?.left ?? 0)).toBe(1200)
      expect(standing?.percent).toBeLessThan(100)
    },
  )

  it('is reached, and shows the surplus', () => {
    expect(standingOf(wednesday({ studied_seconds: 21.5 * HOUR }))).toEqual({
      goal: 1200,
      studied: 1290,
      left: 0,
      isBeyondReach: false,
      leftToday: 0,
      beyond: 90,
      percent: 100,
    })
  })
})

describe('a goal’s week', () => {
  it('is valid on the next day too', () => {
    const known = wednesday({ free: ['2026-11-27'] })
    expect(onDay(known, '2026-11-25')).toEqual(known)
    expect(onDay(known, '2026-11-26')).toEqual({ ...known, day: '2026-11-26' })
  })

  it('keeps the goal and the planned days when a new week begins', () => {
    expect(onDay(wednesday({ free: ['2026-11-27'] }), '2026-11-30')).toEqual({
      ...wednesday(),
      week: { start: '2026-11-30', end: '2026-12-06' },
      day: '2026-11-30',
      planned: daysOf({ start: '2026-11-30', end: '2026-12-06' }),
    })
  })
})

describe('what a student did for the goal', () => {
  const goal = wednesday({ subjects: [] })

  it('is the study of its week, and of today', () => {
    const records = ['2026-11-25', '2026-11-24', '2026-11-22'].map((day, at) => logged(9 - at, { day }))
    expect(withDone(goal, records)).toEqual({
      ...goal,
      studied_seconds: 2 * HOUR,
      studied_today_seconds: HOUR,
    })
  })

  it('includes questions, and counts for its subject', () => {
    const aim = { subject_id: 1, name: 'Português', minutes: 60, questions: 30 }
    const none = { studied_seconds: 0, studied_today_seconds: 0, questions_done: 0, questions_today: 0 }
    const subjects = [
      { ...aim, ...none },
      { ...aim, subject_id: 2, ...none },
    ]
    const found = withDone(wednesday({ subjects }), [logged(1, { questions_resolved: 12 })])
    const done = {
      studied_seconds: HOUR,
      studied_today_seconds: HOUR,
      questions_done: 12,
      questions_today: 12,
    }
    expect(found).toMatchObject(done)
    expect(found.subjects).toEqual([{ ...aim, ...done }, subjects[1]])
  })
})
