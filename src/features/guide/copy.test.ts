import { expect, test } from 'vitest'
import { copy } from './copy.ts'

test.each([
  [59, 103, 'Faltam 59min a 1h 45min'],
  [20, 45, 'Faltam 20min a 45min'],
  [0, 45, 'Faltam até 45min'],
  [60, 80, 'Falta 1h'],
  [45, 240, 'Faltam 45min a 4h'],
  [700, 910, 'Faltam 12 a 15h'],
])('what is missing from %i to %i minutes is said as near as the student needs it', (low, high, words) => {
  const enough = {
    unknown: null,
    fits: 'tight',
    needed: { low, high },
    there: { low: 0, high: 0 },
    away_days: null,
    is_away: false,
  } as unknown as Parameters<typeof copy.enoughShort>[0]['enough']
  expect(copy.enoughShort({ enough, days_left: 9 })).toContain(` ${words};`)
})
