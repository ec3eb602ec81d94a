import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHEDULE_WEEKDAYS, weekdayName } from '../../shared/calendar.ts'
import type { PlannedDay, PlannedSubject } from './contract.ts'
import { badgeOf, dayErrors, itemErrors, planChange } from './rules.ts'

const week = (days: Partial<Record<number, PlannedDay>> = {}): PlannedDay[] =>
  SCHEDULE_WEEKDAYS.map((weekday) => days[weekday] ?? { subjects: [] })
const mondays = (...subjects: PlannedSubject[]) => week({ 1: { subjects } })

describe('dayErrors', () => {
  it.each([
    ['an empty week', week()],
    [
      'days named as the schedule names them',
      week().map((day, i) => ({ ...day, name: weekdayName(SCHEDULE_WEEKDAYS[i] ?? 1) })),
    ],
    [
      'days named in short and without accents',
      week({ 2: { day: 'terca', subjects: [] }, 6: { name: 'SÁB', subjects: [] } }),
    ],
    ['days numbered by their place', week({ 7: { day_of_week: 7, subjects: [] } })],
    [
      'days counted from 0, in a number or a text',
      week({ 1: { day: 0, subjects: [] }, 2: { day: '1', subjects: [] } }),
    ],
  ])('has nothing against %s', (_what, days) => {
    expect(dayErrors(days)).toBeUndefined()
  })

  it.each([
    ['a day named as another', week({ 1: { name: 'Domingo', subjects: [] } }), ['weeklyPlan.0']],
    ['a day of no name', week({ 3: { day: '', subjects: [] } }), ['weeklyPlan.2']],
    ['a day that does not exist', week({ 7: { name: 'Feriado', subjects: [] } }), ['weeklyPlan.6']],
    ['a day numbered as another', week({ 2: { day_of_week: 1, subjects: [] } }), ['weeklyPlan.1']],
  ])('tells %s at its field', (_what, days, fields) => {
    expect(Object.keys(dayErrors(days) ?? {})).toEqual(fields)
  })
})

describe('itemErrors', () => {
  const studied = new Set([1, 9])
  const known = [
    { id: 5, subject_id: 1 },
    { id: 6, subject_id: 9 },
  ]
  const twice = (id: string | number) => ({ subjects: [{ subject_id: 1, id }] })

  it.each([
    ['local', 'local-1'],
    ['times', 1_763_712_345_678],
    ['numbers that are nobody’s', 7],
    ['numbers that are another student’s, as texts', '7'],
  ])('has nothing against two new items whose ids, %s, are alike', (_what, id) => {
    expect(itemErrors(week({ 1: twice(id), 7: twice(id) }), { studied, known })).toBeUndefined()
  })

  it('accepts many items without an id, and each of the student’s own once', () => {
    const subjects = [{ subject_id: 1 }, { subject_id: 1, id: null }, { subject_id: 9, id: null }]
    const days = mondays(...subjects, { subject_id: 1, id: 5 }, { subject_id: 9, id: '6' })
    expect(itemErrors(days, { studied, known })).toBeUndefined()
  })

  it('reports an item of the student’s own that is there twice, on one day or on two', () => {
    const sameDay = mondays({ subject_id: 1, id: 5 }, { subject_id: 1, id: '5' })
    expect(itemErrors(sameDay, { studied, known })).toEqual({
      'weeklyPlan.0.subjects.1.id': ['Item repetido: 5.'],
    })
    const twoDays = week({ 1: twice(5), 7: twice(5) })
    expect(itemErrors(twoDays, { studied, known })).toEqual({
      'weeklyPlan.6.subjects.0.id': ['Item repetido: 5.'],
    })
  })

  it('reports each subject that the student does not study', () => {
    const days = week({
      1: { subjects: [{ subject_id: 1 }, { subject_id: 9 }] },
      3: { subjects: [{ subject_id: 8 }] },
    })
    expect(itemErrors(days, { studied, known })).toEqual({
      'weeklyPlan.2.subjects.0.subject_id': ['Matéria não encontrada entre as suas: 8.'],
    })
    expect(itemErrors(days, { studied: new Set([1, 8, 9]), known })).toBeUndefined()
  })

  it('reports at most 20 errors', () => {
    const subjects = Array.from({ length: 50 }, () => ({ subject_id: 1, id: 5 }))
    expect(Object.keys(itemErrors(mondays(...subjects), { studied, known }) ?? {})).toHaveLength(20)
  })
})

describe('planChange', () => {
  const known = [
    { id: 1, subject_id: 10 },
    { id: 2, subject_id: 20 },
  ]

  it('keeps what stays or moves, adds the rest, and deletes what is missing', () => {
    const days = week({ 2: { subjects: [{ subject_id: 30 }, { id: 1, subject_id: 10 }] } })
    expect(planChange(days, known)).toEqual({
      retained: [{ id: 1, day_of_week: 2, position: 1, subject_id: 10 }],
      added: [{ day_of_week: 2, position: 0, subject_id: 30 }],
    })
  })

  it.each([
    ['of another subject', { id: 1, subject_id: 20 }],
    ['that is not the student’s', { id: 3, subject_id: 10 }],
    ['that is no number', { id: 'local', subject_id: 10 }],
    ['that is a time', { id: 1_763_712_345_678, subject_id: 10 }],
  ])('gives a new id to an item with an id %s', (_what, entry) => {
    expect(planChange(mondays(entry), known)).toMatchObject({
      retained: [],
      added: [{ subject_id: entry.subject_id }],
    })
  })

  it('reads an id that is sent as text', () => {
    expect(planChange(mondays({ id: '2', subject_id: 20 }), known).retained).toMatchObject([{ id: 2 }])
  })

  const entry = fc.record({
    id: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
    subject_id: fc.integer({ min: 1, max: 3 }),
  })
  const anyWeek = fc.array(fc.record({ subjects: fc.array(entry, { maxLength: 5 }) }), {
    minLength: 7,
    maxLength: 7,
  })
  const anyKnown = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 9 }), subject_id: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ id }) => id },
  )

  it('turns any known plan into exactly the sent one', () => {
    fc.assert(
      fc.property(anyWeek, anyKnown, (days, items) => {
        const { retained, added } = planChange(days, items)
        const result = SCHEDULE_WEEKDAYS.map((weekday) =>
          [...retained, ...added]
            .filter(({ day_of_week }) => day_of_week === weekday)
            .toSorted((a, b) => a.position - b.position)
            .map(({ subject_id }) => subject_id),
        )
        expect(result).toEqual(days.map(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))
        for (const { id, subject_id } of retained) expect(items).toContainEqual({ id, subject_id })
      }),
    )
  })
})

it('badgeOf gives first letters, and Sa for Saturday', () => {
  expect(SCHEDULE_WEEKDAYS.map(badgeOf)).toEqual(['S', 'T', 'Q', 'Q', 'S', 'Sa', 'D'])
})
