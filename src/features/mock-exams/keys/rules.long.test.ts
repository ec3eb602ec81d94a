import { expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { readKeys } from './rules.ts'

it('a text that is no key is answered at once, however it repeats itself', () => {
  for (const shape of [
    '1 - A ',
    'x\n',
    '1\n',
    '1 2 3\n',
    'Questão ',
    '1 2 3\nA 1 2 3 ',
    '1 ',
    'A',
    '1 7',
    '- ',
    'Anulada ',
    '1 - A/B ou ',
    '1 - A 1 - B\n',
    '1 a 10 A B\n',
    '1 Português Gabarito A\n',
  ]) {
    const text = shape.repeat(20_000 / shape.length)
    expect(
      cpuMs(() => readKeys(text)),
      shape,
    ).toBeLessThan(300)
  }
})
