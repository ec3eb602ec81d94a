import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  added,
  copied,
  type DraftEntry,
  entryFor,
  formatDraft,
  hasRoom,
  indexAt,
  isSamePlan,
  lacking,
  type PlannableSubject,
  parseDraft,
  plannedDays,
  planOf,
  refusalTexts,
  type Slot,
  slotOf,
  step,
  unplanned,
  type WeekPlan,
  weeklyPlanOf,
  weekOf,
  withEntryAt,
  without,
} from './draft.ts'

const entry = (key: string, subject_id = 1, id: number | null = null): DraftEntry => ({
  key,
  id,
  subject_id,
  name: `Matéria ${subject_id}`,
})
const week = (...days: DraftEntry[][]): WeekPlan => Array.from({ length: 7 }, (_, day) => days[day] ?? [])
const keys = (plan: WeekPlan) => plan.map((day) => day.map(({ key }) => key))
const abc = week([entry('a'), entry('b'), entry('c')], [], [entry('d')])

const item = (id: number, day_of_week: number, subject_id = 1) => ({
  id,
  day_of_week,
  subject_id,
  subject: { id: subject_id, name: `Matéria ${subject_id}` },
})

describe('a plan', () => {
  it('is made from the schedule and saved with its ids, in its order', () => {
    const plan = planOf([item(5, 7), item(4, 1, 2), item(9, 1)])
    const sent = weeklyPlanOf(withEntryAt(plan, entry('new', 3), { day: 0, index: 1 }))
    expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['Segunda-feira', 'Domingo']))
    expect(sent[0]?.subjects).toEqual([
      { id: 4, subject_id: 2 },
      { id: 'new', subject_id: 3 },
      { id: 9, subject_id: 1 },
    ])
    expect(sent[6]?.subjects).toEqual([{ id: 5, subject_id: 1 }])
  })

  it('is unchanged after an edit is reversed', () => {
    const plan = planOf([item(5, 7), item(4, 1)])
    const moved = withEntryAt(plan, { ...entry('saved-5', 1, 5) }, { day: 0, index: 0 })
    expect(isSamePlan(plan, moved)).toBe(false)
    expect(isSamePlan(plan, withEntryAt(moved, entry('saved-5', 1, 5), { day: 6, index: 0 }))).toBe(true)
  })

  it('lists each weekday of a subject once', () => {
    const plan = week([entry('a', 2), entry('b', 2)], [entry('c', 3)], [], [], [], [entry('d', 2)])
    expect(plannedDays(plan, 2)).toEqual([1, 6])
    expect(plannedDays(plan, 9)).toEqual([])
  })
})

describe('withEntryAt moves an entry', () => {
  it.each<[string, string, Slot, string[][]]>([
    ['down within a day', 'a', { day: 0, index: 2 }, [['b', 'c', 'a'], [], ['d']]],
    ['up within a day', 'c', { day: 0, index: 0 }, [['c', 'a', 'b'], [], ['d']]],
    ['to where it is', 'b', { day: 0, index: 1 }, [['a', 'b', 'c'], [], ['d']]],
    ['to an empty day', 'a', { day: 1, index: 0 }, [['b', 'c'], ['a'], ['d']]],
    ['among another day', 'a', { day: 2, index: 1 }, [['b', 'c'], [], ['d', 'a']]],
    ['as a copy', 'new', { day: 2, index: 0 }, [['a', 'b', 'c'], [], ['new', 'd']]],
  ])('%s', (_what, key, slot, expected) => {
    expect(keys(withEntryAt(abc, entry(key), slot)).slice(0, 3)).toEqual(expected)
  })

  it('adds nothing to a full day, but reorders its own entries', () => {
    const full = week(Array.from({ length: 50 }, (_, index) => entry(`${index}`)))
    expect(hasRoom(full, 0, 'new')).toBe(false)
    expect(withEntryAt(full, entry('new'), { day: 0, index: 0 })).toBe(full)
    expect(keys(withEntryAt(full, entry('0'), { day: 0, index: 49 }))[0]?.at(-1)).toBe('0')
  })
})

describe('a subject that the student plans by a day’s letter', () => {
  const saved = planOf([item(4, 1), item(5, 1, 2), item(6, 1)])

  it('is added at the day’s end, and removed with all its entries there', () => {
    const plan = added(saved, 0, entryFor({ week: saved, saved }, 0, { id: 3, name: 'Matéria 3' }, 'new'))
    expect(plan[0]?.map(({ subject_id }) => subject_id)).toEqual([1, 2, 1, 3])
    expect(unplanned(plan, 0, 1)[0]?.map(({ subject_id }) => subject_id)).toEqual([2, 3])
    expect(unplanned(plan, 1, 1)).toEqual(plan)
  })

  it('keeps its tick when it is removed and added again', () => {
    const gone = unplanned(saved, 0, 2)
    expect(entryFor({ week: gone, saved }, 0, { id: 2, name: 'Matéria 2' }, 'new').id).toBe(5)
    expect(entryFor({ week: gone, saved }, 1, { id: 2, name: 'Matéria 2' }, 'new').id).toBeNull()
    expect(entryFor({ week: saved, saved }, 0, { id: 2, name: 'Matéria 2' }, 'new').id).toBeNull()
  })
})

describe('a suggested week', () => {
  it('keeps the saved entries, with their ticks, that it has on the same day, and no others', () => {
    const saved = planOf([item(4, 1), item(5, 1, 2), item(6, 2)])
    const [one, two] = [1, 2].map((id) => ({ id, name: `Matéria ${id}` })) as [
      PlannableSubject,
      PlannableSubject,
    ]
    let last = 0
    const plan = weekOf([[two, one, two], [two]], saved, () => `new-${++last}`)
    expect(plan.map((day) => day.map(({ id, subject_id }) => [id, subject_id]))).toEqual([
      [
        [5, 2],
        [4, 1],
        [null, 2],
      ],
      [[null, 2]],
      ...[[], [], [], [], []],
    ])
    expect(new Set(keys(plan).flat()).size).toBe(4)
  })
})

describe('a day that the student copies to others', () => {
  const subjects = (plan: WeekPlan) => plan.map((day) => day.map(({ subject_id }) => subject_id))
  const numbered = () => {
    let last = 0
    return () => `copy-${++last}`
  }

  it('adds what they lack, keeps what they have, and adds nothing twice', () => {
    const plan = week([entry('a', 1), entry('b', 2), entry('c', 1)], [entry('d', 2), entry('e', 3)])
    const copy = (of: WeekPlan) => copied({ week: of, saved: planOf([]) }, 0, [1, 5], numbered())
    expect(subjects(copy(plan))).toEqual([[1, 2, 1], [2, 3, 1, 1], [], [], [], [1, 2, 1], []])
    expect(copy(copy(plan))).toEqual(copy(plan))
    const all = copy(plan).flat()
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  it('fills a day only up to its limit, and says what is missing', () => {
    const full = Array.from({ length: 49 }, (_, index) => entry(`${index}`, 9))
    const plan = copied(
      { week: week([entry('a', 1), entry('b', 2)], full), saved: planOf([]) },
      0,
      [1],
      numbered(),
    )
    expect(plan[1]).toHaveLength(50)
    expect(lacking(plan, 0, 1).map(({ subject_id }) => subject_id)).toEqual([2])
  })
})

describe('step', () => {
  it.each<[string, Slot | null, 'up' | 'down' | 'left' | 'right', Slot]>([
    ['a copy begins at the end of Monday', null, 'right', { day: 0, index: 3 }],
    ['down', { day: 0, index: 1 }, 'down', { day: 0, index: 2 }],
    ['not beyond the end', { day: 0, index: 3 }, 'down', { day: 0, index: 3 }],
    ['not above the start', { day: 0, index: 0 }, 'up', { day: 0, index: 0 }],
    ['right, as far down as the day goes', { day: 0, index: 2 }, 'right', { day: 1, index: 0 }],
    ['not before Monday', { day: 0, index: 1 }, 'left', { day: 0, index: 1 }],
    ['not after Sunday', { day: 6, index: 0 }, 'right', { day: 6, index: 0 }],
  ])('%s', (_what, slot, direction, expected) => {
    expect(step(abc, 'new', slot, direction)).toEqual(expected)
  })

  it('counts a day without the carried entry', () => {
    expect(step(abc, 'a', { day: 0, index: 2 }, 'down')).toEqual({ day: 0, index: 2 })
  })
})

it.each([
  [[], 10, 0],
  [[10, 20, 30], 5, 0],
  [[10, 20, 30], 25, 2],
  [[10, 20, 30], 99, 3],
])('indexAt %j at %i is %i', (middles, y, expected) => {
  expect(indexAt(middles, y)).toBe(expected)
})

it('refusalTexts say the day and the subject', () => {
  const errors = {
    'weeklyPlan.0.subjects.1.subject_id': ['Não.'],
    'weeklyPlan.2': ['Cheio.'],
    weeklyPlan: ['Sete.'],
  }
  const plan = week([entry('a', 1), entry('b', 2)])
  expect(refusalTexts(errors, plan)).toEqual([
    'Segunda-feira, Matéria 2: Não.',
    'Quarta-feira: Cheio.',
    'Sete.',
  ])
})

describe('a draft stored on the device', () => {
  it('is restored unchanged', () => {
    const draft = { week: abc, from: week([entry('a', 1)]) }
    expect(parseDraft(formatDraft(draft))).toEqual(draft)
    const suggested = { ...draft, before: week([entry('b', 2)]) }
    expect(parseDraft(formatDraft(suggested))).toEqual(suggested)
    expect(parseDraft(formatDraft(null))).toBeNull()
  })

  it('of the previous version is restored without the plan it began from', () => {
    expect(parseDraft(JSON.stringify({ version: 1, week: abc }))).toEqual({ week: abc, from: null })
  })

  it.each([
    '',
    'null',
    '[]',
    '{"version":1}',
    '{"version":2,"week":[[],[],[],[],[],[],[]]}',
    '{"version":1,"week":[[],[]]}',
    '{"version":1,"week":[[{}],[],[],[],[],[],[]]}',
    '{"version":1,"week":[[{"key":"a","id":"1","subject_id":1,"name":"x"}],[],[],[],[],[],[]]}',
  ])('that is %j counts as none', (text) => {
    expect(parseDraft(text)).toBeNull()
  })
})

const anyPlan = fc
  .array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 })
  .map((days) =>
    week(
      ...Array.from({ length: 7 }, (_, day) =>
        days.flatMap((at, index) => (at === day ? [entry(`${index}`)] : [])),
      ),
    ),
  )
const anySlot = fc.record({ day: fc.integer({ min: 0, max: 6 }), index: fc.integer({ min: 0, max: 12 }) })

describe('in any plan', () => {
  it('a moved entry is there once, and all others keep their order', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 14 }), anySlot, (plan, which, slot) => {
        const key = `${which}`
        const index = Math.min(slot.index, without(plan, key)[slot.day]?.length ?? 0)
        const after = withEntryAt(plan, entry(key), { ...slot, index })
        expect(slotOf(after, key)).toEqual({ day: slot.day, index })
        expect(keys(without(after, key))).toEqual(keys(without(plan, key)))
      }),
    )
  })

  it('arrow keys reach every place', () => {
    fc.assert(
      fc.property(anyPlan, anySlot, (plan, target) => {
        let slot = step(plan, 'new', null, 'down')
        for (let press = 0; press < target.day; press++) slot = step(plan, 'new', slot, 'right')
        for (let press = 0; press < 13; press++) slot = step(plan, 'new', slot, 'up')
        for (let press = 0; press < target.index; press++) slot = step(plan, 'new', slot, 'down')
        expect(slot).toEqual({
          day: target.day,
          index: Math.min(target.index, plan[target.day]?.length ?? 0),
        })
      }),
    )
  })
})
