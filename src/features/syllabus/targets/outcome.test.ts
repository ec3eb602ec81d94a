import { describe, expect, it } from 'vitest'
import type { PendingWrite } from '../../records/pending.ts'
import { formatPoints, knownOutcome, outcomePath, readOutcome } from './outcome.ts'

describe('how the exam went', () => {
  it.each([
    ['72,5', 72.5],
    [' 72.50 ', 72.5],
    ['-3', -3],
    ['0', 0],
    ['9999,99', 9999.99],
    ['1.000', 1000],
    ['1.000,5', 1000.5],
    ['', null],
  ])('is told in points as they are written: %s', (points, read) => {
    expect(readOutcome({ points, went: '  Foi   bem ' })).toEqual({ points: read, went: 'Foi bem' })
  })

  it.each(['setenta', '72,555', '10000', '7 2'])('is no number in %s', (points) => {
    expect(readOutcome({ points, went: '' })).toBeUndefined()
  })

  it('is shown as it is typed', () => {
    expect(formatPoints(72.5)).toBe('72,5')
    expect(formatPoints(-3)).toBe('-3')
  })

  it('is the last outcome saved for this exam, even while it waits on the device', () => {
    const said = (id: number, went: string): PendingWrite => ({
      id: went,
      userId: 'ana',
      method: 'POST',
      path: outcomePath(id),
      body: { points: null, went },
      createdAt: 0,
      label: '',
      state: 'waiting',
    })
    const target = { id: 1, points: 60, went: '' }
    expect(knownOutcome(target, [said(2, 'outra')])).toEqual({ points: 60, went: '' })
    const refused = { ...said(1, 'não'), state: 'rejected' as const }
    expect(knownOutcome(target, [said(1, 'uma'), said(1, 'duas'), refused])).toMatchObject({ went: 'duas' })
  })
})
