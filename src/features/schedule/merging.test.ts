import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHEDULE_WEEKDAYS } from '../../shared/calendar.ts'
import { mergePlans, type PlanWhole, weekOfWhole, wholeOfWeek } from './merging.ts'

const saved = (id: number) => ({ id, subject_id: id, name: `Matéria ${id}` })
const fresh = (subject: number, key = `new-${subject}`) => ({
  id: null,
  key,
  subject_id: subject,
  name: `Matéria ${subject}`,
})
type Entry = PlanWhole[1][number]
const week = (...days: Entry[][]): PlanWhole =>
  Object.fromEntries(SCHEDULE_WEEKDAYS.map((day) => [day, days[day - 1] ?? []])) as unknown as PlanWhole
const subjects = (plan: PlanWhole) =>
  SCHEDULE_WEEKDAYS.map((day) => plan[day].map(({ subject_id }) => subject_id)).slice(0, 3)

const [A, B, C, D] = [saved(1), saved(2), saved(3), saved(4)]
const base = week([A, B, C], [D])

describe('a schedule that a student changed in two tabs', () => {
  it.each<[string, PlanWhole, PlanWhole, number[][]]>([
    [
      'added to, there and here',
      week([A, B, C, fresh(5)], [D]),
      week([A, B, C, saved(9)], [D]),
      [[1, 2, 3, 9, 5], [4], []],
    ],
    [
      'added to one way and taken from the other',
      week([A, C], [D]),
      week([A, B, C], [D, saved(9)]),
      [[1, 3], [4, 9], []],
    ],
    [
      'moved here and added to there',
      week([A, B], [D, C]),
      week([A, B, C], [saved(9), D]),
      [[1, 2], [9, 4, 3], []],
    ],
    [
      'put in another order there, and added to here',
      week([A, B, C, fresh(5)], [D]),
      week([C, B, A], [D]),
      [[3, 5, 2, 1], [4], []],
    ],
    [
      'added the same to on both',
      week([A, B, C], [D, fresh(8)]),
      week([A, B, C], [D, { ...saved(9), subject_id: 8 }]),
      [[1, 2, 3], [4, 8], []],
    ],
    ['emptied there and left alone here', base, week([], [D]), [[], [4], []]],
  ])('%s is merged', (_what, mine, theirs, merged) => {
    const { whole, collisions } = mergePlans({ base, mine, theirs })
    expect(collisions).toEqual([])
    expect(subjects(whole)).toEqual(merged)
  })

  it('asks where to put an item that both moved, or that one removed and the other moved', () => {
    const moved = { base, mine: week([B, C], [D], [A]), theirs: week([B, C], [D, A]) }
    expect(mergePlans(moved).collisions).toEqual(['item 1'])
    expect(subjects(mergePlans(moved, { 'item 1': 'theirs' }).whole)).toEqual([[2, 3], [4, 1], []])
    expect(subjects(mergePlans(moved, { 'item 1': 'mine' }).whole)).toEqual([[2, 3], [4], [1]])
    const gone = { base, mine: week([B, C], [D]), theirs: week([B, C], [D, A]) }
    expect(mergePlans(gone).collisions).toEqual(['item 1'])
    expect(subjects(mergePlans(gone, { 'item 1': 'mine' }).whole)).toEqual([[2, 3], [4], []])
  })

  it('asks for the order of a day that both reordered', () => {
    const versions = { base, mine: week([C, A, B], [D]), theirs: week([B, A, C, saved(9)], [D]) }
    expect(mergePlans(versions).collisions).toEqual(['order 1'])
    expect(subjects(mergePlans(versions, { 'order 1': 'theirs' }).whole)[0]).toEqual([2, 1, 3, 9])
    expect(subjects(mergePlans(versions, { 'order 1': 'mine' }).whole)[0]).toEqual([3, 9, 1, 2])
  })

  it('is editable after a merge', () => {
    const plan = week([A, fresh(7)], [D])
    expect(wholeOfWeek(weekOfWhole(plan))).toEqual(plan)
  })

  it('has everything once that one of them kept or added', () => {
    const days = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 })
    const planOf = (places: number[], added: Entry[]) =>
      week(
        ...[0, 1, 2].map((day) => [
          ...[A, B, C, D].filter((_, at) => places[at] === day),
          ...(day === 0 ? added : []),
        ]),
      )
    fc.assert(
      fc.property(days, days, days, (from, here, there) => {
        const versions = {
          base: planOf(from, []),
          mine: planOf(here, [fresh(8)]),
          theirs: planOf(there, [saved(9)]),
        }
        const { whole } = mergePlans(versions)
        const all = SCHEDULE_WEEKDAYS.flatMap((day) => whole[day])
        const expected = [1, 2, 3, 4].filter((_, at) => {
          if (from[at] === 3) return false
          return (here[at] === from[at] ? there[at] : here[at]) !== 3
        })
        const known = all.flatMap(({ id }) => (id !== null && id < 9 && from[id - 1] !== 3 ? [id] : []))
        expect(known.sort()).toEqual(expected)
        expect(all.filter(({ subject_id }) => subject_id > 4)).toHaveLength(2)
      }),
    )
  })
})
