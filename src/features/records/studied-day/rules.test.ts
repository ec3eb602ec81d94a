import { expect, test } from 'vitest'
import { dayError, studiedAt } from './rules.ts'

const TODAY = '2026-03-10'

test.each([
  [undefined, 'Informe a data.'],
  ['2026-02-30', 'Este dia não existe.'],
  ['10/03/2026', 'Este dia não existe.'],
  ['2026-03-11', 'A data não pode ser depois de hoje.'],
  ['1999-12-31', 'A data não pode ser anterior a 01/01/2000.'],
  ['2026-03-10', undefined],
  ['2026-03-09', undefined],
  ['2000-01-01', undefined],
])('of the day %j says %j', (day, text) => {
  expect(dayError(day, TODAY)).toBe(text)
})

test('a record keeps the day that it has where it is yesterday still', () => {
  expect(dayError('2026-03-11', TODAY, '2026-03-11')).toBeUndefined()
  expect(dayError('2026-03-12', TODAY, '2026-03-11')).toBe('A data não pode ser depois de hoje.')
})

test.each([
  [
    'yesterday, at the same time of day',
    '2026-03-10T15:00:00.000Z',
    '2026-03-09',
    '2026-03-09T15:00:00.000Z',
  ],
  [
    'its own day, which changes nothing',
    '2026-03-10T02:30:00.000Z',
    '2026-03-09',
    '2026-03-10T02:30:00.000Z',
  ],
  ['yesterday, late in the evening', '2026-03-10T14:00:00.000Z', '2026-03-08', '2026-03-08T14:00:00.000Z'],
  ['today, but no later than now', '2026-03-10T01:00:00.000Z', '2026-03-10', '2026-03-10T16:00:00.000Z'],
  ['the first day there is', '2026-03-10T15:00:00.000Z', '2000-01-01', '2000-01-01T14:00:00.000Z'],
])('a record is moved to %s', (_what, instant, day, moved) => {
  const at = { timeZone: 'America/Sao_Paulo', now: new Date('2026-03-10T16:00:00Z') }
  expect(studiedAt(new Date(instant), day, at).toISOString()).toBe(moved)
})

test('a record is never before the first instant there is, however far east the student lives', () => {
  const at = { timeZone: 'Asia/Tokyo', now: new Date('2026-03-10T16:00:00Z') }
  expect(studiedAt(new Date('2026-03-09T16:00:00Z'), '2000-01-01', at).toISOString()).toBe(
    '2000-01-01T00:00:00.000Z',
  )
})
