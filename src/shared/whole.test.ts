import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge, revisionOf } from './whole.ts'

const whole = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.integer({ max: 2, min: 0 }), fc.constant(null)),
)
const versions = fc.record({ base: whole, mine: whole, theirs: whole })

describe('two changes of one whole', () => {
  it('are both kept where they touch different parts', () => {
    const base = { goal: 60, from: 1, until: 2 }
    const merged = merge({ base, mine: { ...base, goal: 90 }, theirs: { ...base, until: 5 } })
    expect(merged).toEqual({ whole: { goal: 90, from: 1, until: 5 }, collisions: [] })
  })

  it('keep a part that one took out, and one that the other put in', () => {
    expect(merge({ base: { a: 1, b: 1 }, mine: { b: 1 }, theirs: { a: 1, b: 1, c: 1 } })).toEqual({
      whole: { b: 1, c: 1 },
      collisions: [],
    })
  })

  it('collide where they say the same part differently, also where one took it out', () => {
    expect(merge({ base: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 } }).collisions).toEqual(['a'])
    expect(merge({ base: { a: 1 }, mine: {}, theirs: { a: 3 } }).collisions).toEqual(['a'])
    expect(merge({ base: { a: 1 }, mine: { a: 2 }, theirs: { a: 2 } }).collisions).toEqual([])
  })

  it('are decided by the student’s choice of each part', () => {
    const sides = { base: { a: 1, b: 1 }, mine: { a: 2, b: 2 }, theirs: { a: 3, b: 3 } }
    expect(merge(sides, { a: 'theirs', b: 'mine' })).toEqual({ whole: { a: 3, b: 2 }, collisions: [] })
  })

  it('lose nothing: each part is as one of them said it, and as the changer said it where one did', () => {
    fc.assert(
      fc.property(versions, (sides) => {
        const { whole: merged, collisions } = merge(sides)
        for (const part of ['a', 'b', 'c', 'd']) {
          const [base, mine, theirs] = [sides.base[part], sides.mine[part], sides.theirs[part]]
          const isCollision = mine !== base && theirs !== base && mine !== theirs
          expect(collisions.includes(part)).toBe(isCollision)
          expect(merged[part]).toBe(mine === base ? theirs : mine)
        }
      }),
    )
  })

  it('give the same whole whichever device comes second, but for what collides', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [one, other] = [merge({ base, mine, theirs }), merge({ base, mine: theirs, theirs: mine })]
        expect(one.collisions).toEqual(expect.arrayContaining([...other.collisions]))
        if (one.collisions.length === 0) expect(one.whole).toEqual(other.whole)
      }),
    )
  })
})

describe('the revision of a whole', () => {
  it('is the same for the same values in another order of fields', () => {
    expect(revisionOf({ a: { x: 1, y: [2] }, b: null })).toBe(revisionOf({ b: null, a: { y: [2], x: 1 } }))
    expect(revisionOf({ a: 1, b: undefined })).toBe(revisionOf({ a: 1 }))
  })

  it('is another for other values, of which none in 200,000 fall together', () => {
    const revisions = new Set<string>()
    for (let minutes = 0; minutes < 200_000; minutes += 1) revisions.add(revisionOf({ minutes }))
    expect(revisions.size).toBe(200_000)
    expect(revisionOf({ a: [1, 2] })).not.toBe(revisionOf({ a: [2, 1] }))
  })
})
