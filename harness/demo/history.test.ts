import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE, timeOfDay, today } from '../../src/shared/calendar.ts'
import { DEMO_SUBJECTS } from './career.ts'
import { demoHistory } from './history.ts'

const NIGHT = new Date('2026-03-19T02:30:00Z')
const dayOf = ({ endedAt }: { endedAt: Date }) => today(endedAt, DEFAULT_TIME_ZONE)

describe('the demo history', () => {
  const history = demoHistory(NIGHT)

  it('is the same each time, and tomorrow changes no session of yesterday', () => {
    expect(demoHistory(NIGHT)).toEqual(history)
    const later = new Map(
      demoHistory(new Date('2026-03-20T02:30:00Z')).map((session) => [session.key, session]),
    )
    const yesterday = history.filter((session) => dayOf(session) === '2026-03-17')
    expect(yesterday).not.toEqual([])
    for (const { key, endedAt, study_time } of yesterday)
      expect(later.get(key)).toMatchObject({ endedAt, study_time })
  })

  it('has a different key for each session', () => {
    expect(new Set(history.map(({ key }) => key)).size).toBe(history.length)
  })

  it.each([
    ['before dawn', '2026-03-18T05:00:00Z', '2026-03-18'],
    ['at midnight', '2026-03-18T03:00:00Z', '2026-03-18'],
    ['at noon on a Sunday', '2026-03-15T15:00:00Z', '2026-03-15'],
    ['late at night', '2026-03-19T02:59:00Z', '2026-03-18'],
  ])('ends today in São Paulo, and not later than now: %s', (_, instant, day) => {
    const now = new Date(instant)
    const sessions = demoHistory(now)
    expect(dayOf(sessions.at(-1) ?? { endedAt: new Date(0) })).toBe(day)
    for (const { endedAt } of sessions) expect(Number(endedAt)).toBeLessThanOrEqual(Number(now))
  })

  it('is of six months, with days off, in sessions of 40 to 120 minutes that do not overlap', () => {
    const days = new Set(history.map(dayOf))
    expect([...days][0]?.slice(0, 7)).toBe('2025-09')
    expect(days.size).toBeGreaterThan(90)
    expect(days.size).toBeLessThan(160)
    history.forEach(({ study_time, endedAt }, index) => {
      expect(study_time).toBeGreaterThanOrEqual(40 * 60)
      expect(study_time).toBeLessThanOrEqual(120 * 60)
      const before = history[index - 1]
      if (before) expect(Number(endedAt) - study_time * 1000).toBeGreaterThanOrEqual(Number(before.endedAt))
    })
  })

  it('has mostly evenings, some days with only questions, and consistent counts', () => {
    const evenings = history.filter(({ endedAt }) => timeOfDay(endedAt, DEFAULT_TIME_ZONE) >= '19')
    expect(evenings.length).toBeGreaterThan(history.length / 2)
    expect(history.filter(({ questions_resolved }) => questions_resolved > 25)).not.toEqual([])
    for (const session of history) {
      expect(session.correct_answers + session.incorrect_answers).toBe(session.questions_resolved)
      expect(session.incorrect_answers).toBeGreaterThanOrEqual(0)
    }
  })

  it('knows every subject and answers better in the end than in the beginning', () => {
    expect(new Set(history.map(({ subject }) => subject))).toEqual(
      new Set(DEMO_SUBJECTS.map(({ name }) => name)),
    )
    const accuracy = (sessions: typeof history) =>
      sessions.reduce((sum, { correct_answers }) => sum + correct_answers, 0) /
      sessions.reduce((sum, { questions_resolved }) => sum + questions_resolved, 0)
    const third = Math.floor(history.length / 3)
    expect(accuracy(history.slice(-third)) - accuracy(history.slice(0, third))).toBeGreaterThan(0.1)
  })
})
