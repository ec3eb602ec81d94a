import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberIn, wholeIn } from './typed-number.ts'

describe('a number as people type it', () => {
  it.each([
    ['12', 12, 12],
    [' 12 ', 12, 12],
    ['007', 7, 7],
    ['0', 0, 0],
    ['1.000', 1000, 1000],
    ['1 000', 1000, 1000],
    ['1\u00a0000', 1000, 1000],
    ['12.345.678', 12_345_678, 12_345_678],
    ['12,5', 12.5, undefined],
    ['12.5', 12.5, undefined],
    ['12,50', 12.5, undefined],
    ['12,0', 12, undefined],
    ['1,000', 1, undefined],
    ['1.234,5', 1234.5, undefined],
    ['0.125', 0.125, undefined],
    ['2,125', 2.125, undefined],
    ['', undefined, undefined],
    ['-3', undefined, undefined],
    ['+3', undefined, undefined],
    ['1e3', undefined, undefined],
    ['٣', undefined, undefined],
    ['12,', undefined, undefined],
    [',5', undefined, undefined],
    ['1.00', 1, undefined],
    ['1.0000', 1, undefined],
    ['1.000.00', undefined, undefined],
    ['1.000 000', undefined, undefined],
    ['0x10', undefined, undefined],
    ['Infinity', undefined, undefined],
    ['12 min', undefined, undefined],
  ])('"%s" is %s, as a whole one %s', (text, number, whole) => {
    expect([numberIn(text), wholeIn(text)]).toEqual([number, whole])
  })

  it('is the one that the app writes', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        const ways = [String(number), number.toLocaleString('pt-BR'), number.toLocaleString('fr-FR')]
        expect(ways.map(wholeIn)).toEqual([number, number, number])
        expect(numberIn((number / 100).toLocaleString('pt-BR'))).toBe(number / 100)
      }),
    )
  })
})
