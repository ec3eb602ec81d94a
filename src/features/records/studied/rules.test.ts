import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeStudied, type StudiedInAll, type StudiedOnDevice, secondsOf } from './rules.ts'

const MINUTE = 60_000
const SAVES = ['phone', 'notebook', 'tablet'] as const

const inAll = (savings: readonly StudiedOnDevice[]): StudiedInAll | null =>
  savings.reduce<StudiedInAll | null>((known, saving) => mergeStudied(known, saving), null)

const saving = (save: string, stretches: readonly (readonly [number, number])[]): StudiedOnDevice => ({
  save,
  stretches: stretches.map(([from, until]) => ({ from: from * MINUTE, until: until * MINUTE })),
  added: [],
})

test('a stretch that two devices counted is there once, and what only one of them had is there too', () => {
  const phone = saving('phone', [[0, 20]])
  const notebook = saving('notebook', [
    [0, 20],
    [40, 50],
  ])
  expect(mergeStudied(mergeStudied(null, phone), notebook)).toMatchObject({ stretches: notebook.stretches })
  expect(secondsOf(mergeStudied(mergeStudied(null, notebook), phone))).toBe(30 * 60)
})

test('minutes added on one device before they parted are there once, those added later too', () => {
  const before = { id: 'before', seconds: 300 }
  const later = { id: 'later', seconds: 120 }
  const savings = [
    { save: 'phone', stretches: [], added: [before] },
    { save: 'notebook', stretches: [], added: [before, later] },
  ]
  expect(inAll(savings)).toMatchObject({ added: [before, later] })
})

test('a saving that comes again changes nothing', () => {
  const known = mergeStudied(null, saving('phone', [[0, 20]]))
  expect(mergeStudied(known, saving('phone', [[0, 20]]))).toBe(known)
})

test('every minute that any device counted is there once, in whichever order they come', () => {
  const minutes = fc.array(fc.tuple(fc.nat(60), fc.nat(30)), { maxLength: 8 })
  fc.assert(
    fc.property(
      fc.tuple(minutes, minutes, minutes),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (all, order) => {
        const savings = all.map((spans, device) =>
          saving(
            SAVES[device] ?? '',
            spans.map(([from, length]) => [from, from + length] as const),
          ),
        )
        const counted = new Set(
          all.flat().flatMap(([from, length]) => Array.from({ length }, (_, minute) => from + minute)),
        )
        const known = inAll(order.flatMap((device) => savings[device] ?? []))
        expect(known && secondsOf(known)).toBe(60 * counted.size)
      },
    ),
  )
})
