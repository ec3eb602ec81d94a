import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completedOn,
  daysOf,
  itemsOf,
  newlyTicked,
  type ProgressFacts,
  subjectsOf,
  TICK_PATH,
  toggled,
  wordsOf,
} from './rules.ts'

/** A Monday. */
const DAY = '2026-03-09'
const law = (id: number, day_of_week = 1) => ({ id, day_of_week, key: 'direito penal' })
const known = (facts: Partial<ProgressFacts>): ProgressFacts => ({
  items: [],
  ticks: [],
  studied: [],
  ...facts,
})
const studied = (records: number, key = 'direito penal', day = DAY) => [{ day, key, records }]
const tick = (id: number, done: boolean, day = DAY) => [{ day, id, done }]
const done = (facts: Partial<ProgressFacts>, day = DAY) =>
  itemsOf(day, known(facts))
    .filter((one) => one.done)
    .map(({ item }) => item.id)

describe('a planned item is done', () => {
  it.each<[string, Partial<ProgressFacts>, number[]]>([
    ['nothing was studied', { items: [law(1)] }, []],
    ['a record of its subject exists', { items: [law(1)], studied: studied(1) }, [1]],
    ['a record of another subject exists', { items: [law(1)], studied: studied(1, 'redacao') }, []],
    [
      'the record is of the day before',
      { items: [law(1)], studied: studied(1, 'direito penal', '2026-03-08') },
      [],
    ],
    ['there is one record for two items', { items: [law(1), law(2)], studied: studied(1) }, [1]],
    ['there are two records for two items', { items: [law(1), law(2)], studied: studied(2) }, [1, 2]],
    ['there are more records than items', { items: [law(1)], studied: studied(9) }, [1]],
    ['it was ticked by hand', { items: [law(1)], ticks: tick(1, true) }, [1]],
    ['it was ticked by hand yesterday', { items: [law(1)], ticks: tick(1, true, '2026-03-08') }, []],
    ['it was unticked against a record', { items: [law(1)], ticks: tick(1, false), studied: studied(1) }, []],
    [
      'it was unticked, and the proof does not move on',
      { items: [law(1), law(2)], ticks: tick(1, false), studied: studied(1) },
      [],
    ],
    [
      'the other was ticked by hand',
      { items: [law(1), law(2)], ticks: tick(2, true), studied: studied(1) },
      [1, 2],
    ],
    ['it is of another weekday', { items: [law(1, 2)], ticks: tick(1, true), studied: studied(1) }, []],
  ])('when %s', (_when, facts, expected) => {
    expect(done(facts)).toEqual(expected)
  })

  it('counts for each day on its own', () => {
    const week = known({
      items: [law(1), law(2, 2)],
      ticks: tick(2, true, '2026-03-10'),
      studied: studied(1),
    })
    expect(completedOn(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-16'], week)).toEqual([
      { completion_date: '2026-03-09', schedule_item_id: 1 },
      { completion_date: '2026-03-10', schedule_item_id: 2 },
    ])
  })
})

describe('a student’s click', () => {
  it.each([
    ['ticks what is open', { done: false, proved: false }, true],
    ['ticks what was unticked against a record', { done: false, proved: true }, true],
    ['takes a tick back without a trace', { done: true, proved: false }, null],
    ['keeps what a record proves unticked', { done: true, proved: true }, false],
  ] as const)('%s', (_what, item, expected) => {
    expect(toggled(item)).toBe(expected)
  })
})

const items = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
  .map((keys) => keys.map((key, index) => ({ id: index + 1, day_of_week: 1, key })))
const words = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), done: fc.boolean() }), {
  selector: ({ id }) => id,
})
const counts = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), records: fc.integer({ min: 1, max: 4 }) }),
  { selector: ({ key }) => key },
)
const facts = fc.record({ items, ticks: words, studied: counts }).map((one) => ({
  items: one.items,
  ticks: one.ticks.map((word) => ({ ...word, day: DAY })),
  studied: one.studied.map((count) => ({ ...count, day: DAY })),
}))
const wordsAfter = (all: ProgressFacts['ticks'], id: number, word: boolean | null) => [
  ...all.filter((one) => one.id !== id),
  ...(word === null ? [] : [{ day: DAY, id, done: word }]),
]

describe('on any day', () => {
  it('records prove as many items of a subject as there are of both', () => {
    fc.assert(
      fc.property(facts, (some) => {
        for (const key of ['a', 'b', 'c']) {
          const all = itemsOf(DAY, some).filter(({ item }) => item.key === key)
          const records = some.studied.find((one) => one.key === key)?.records ?? 0
          expect(all.filter(({ proved }) => proved)).toHaveLength(Math.min(all.length, records))
        }
      }),
    )
  })

  it('a click changes only one item, and a second click reverses it', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (some, pick) => {
        const before = itemsOf(DAY, some)
        const clicked = before[pick % Math.max(before.length, 1)]
        if (!clicked) return
        const { id } = clicked.item
        const once = itemsOf(DAY, { ...some, ticks: wordsAfter(some.ticks, id, toggled(clicked)) })
        expect(once.map((one) => one.done)).toEqual(before.map((one) => one.done !== (one.item.id === id)))
        const again = once.find(({ item }) => item.id === id) ?? clicked
        const twice = itemsOf(DAY, { ...some, ticks: wordsAfter(some.ticks, id, toggled(again)) })
        expect(twice.map((one) => one.done)).toEqual(before.map((one) => one.done))
      }),
    )
  })

  it('a list never unticks, and adds only items without proof or tick', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.integer({ min: 1, max: 8 })), (some, list) => {
        const before = itemsOf(DAY, some)
        const ticks = newlyTicked(list, before).map((id) => ({ day: DAY, id, done: true }))
        const after = itemsOf(DAY, { ...some, ticks: [...some.ticks, ...ticks] })
        expect(after.map((one) => one.done)).toEqual(
          before.map((one) => one.done || (list.includes(one.item.id) && one.ticked === undefined)),
        )
      }),
    )
  })
})

it('subjectsOf counts each subject of the day once, in its order', () => {
  const item = (id: number, subject_id: number, done: boolean) => ({
    id,
    subject_id,
    name: `Matéria ${subject_id}`,
    done,
  })
  expect(subjectsOf([item(1, 8, true), item(2, 5, false), item(3, 8, false)])).toEqual([
    { id: 8, name: 'Matéria 8', done: 1, count: 2 },
    { id: 5, name: 'Matéria 5', done: 0, count: 1 },
  ])
  expect(subjectsOf([])).toEqual([])
})

describe('daysOf', () => {
  it('counts both ends', () => {
    expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysOf(DAY, DAY)).toEqual([DAY])
    expect(daysOf('2026-01-01', '2026-03-03')).toHaveLength(62)
  })

  it.each([
    ['2026-02-30', '2026-03-01', 'startDate'],
    ['2026-02-01', '2026-02-29', 'endDate'],
    ['2026-13-01', '2026-13-02', 'startDate'],
    ['2026-03-02', '2026-03-01', 'endDate'],
    ['2026-01-01', '2026-03-04', 'endDate'],
    ['0001-01-01', '9999-12-31', 'endDate'],
  ])('refuses %s to %s at %s', (start, end, field) => {
    expect(daysOf(start, end)).toMatchObject({ [field]: [expect.any(String)] })
  })
})

it('the last waiting tick of each item counts', () => {
  const say = (
    completion_date: string,
    schedule_item_id: number,
    done: boolean,
    state = 'waiting',
    user_id = 'ana',
  ) => ({
    path: TICK_PATH,
    body: { user_id, schedule_item_id, completion_date, done },
    state,
  })
  const [day, other] = ['2026-03-10', '2026-03-11']
  const writes = [
    say(day, 1, true),
    say(day, 12, true),
    say(day, 1, false),
    say(other, 3, true),
    say(day, 4, true, 'rejected'),
    say(day, 5, true, 'waiting', 'bia'),
  ]
  expect([
    ...wordsOf([...writes, { path: '/user-study-records', body: {}, state: 'waiting' }], 'ana', day),
  ]).toEqual([
    [1, false],
    [12, true],
  ])
})
