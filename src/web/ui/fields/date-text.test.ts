import { describe, expect, it } from 'vitest'
import { asTyped, dayTyped } from './date-text.ts'

const type = (keys: string, start = '') => [...keys].reduce((text, key) => asTyped(text + key, text), start)

describe('a day as it is typed', () => {
  it.each([
    ['01032026', '01/03/2026'],
    ['01/03/2026', '01/03/2026'],
    ['010', '01/0'],
    ['1/3', '1/3'],
    ['ab', ''],
  ])('%s stands as %s', (keys, text) => {
    expect(type(keys)).toBe(text)
  })

  it('is taken whole when it is pasted, in the one way or the other', () => {
    expect(asTyped(' 01/03/2026 ', '')).toBe('01/03/2026')
    expect(asTyped('2026-03-01', '')).toBe('2026-03-01')
    expect(asTyped('01.03.2026', '')).toBe('01/03/2026')
  })

  it('is shortened without a slash coming back', () => {
    expect(asTyped('01/', '01/0')).toBe('01/')
    expect(asTyped('01', '01/')).toBe('01')
    expect(asTyped('0103/2026', '01/03/2026')).toBe('0103/2026')
  })

  it('is a day once it is complete and exists', () => {
    expect(['01/03/2026', '2026-03-01', '31/02/2026', '01/03/202', '1/3/2026', ''].map(dayTyped)).toEqual([
      '2026-03-01',
      '2026-03-01',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
