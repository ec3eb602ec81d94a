import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeAddress, settled } from './markdown.ts'

describe('of a text still being written', () => {
  it.each([
    ['Texto', 'Texto'],
    ['Um **neg', 'Um '],
    ['Um **negrito** e', 'Um **negrito** e'],
    ['Um *it', 'Um '],
    ['Linha\n- ', 'Linha\n'],
    ['Linha\n- item **a', 'Linha\n- item '],
    ['Linha\n* item', 'Linha\n* item'],
    ['Linha\n##', 'Linha\n'],
    ['Linha\n1', 'Linha\n'],
    ['Linha\n1. item', 'Linha\n1. item'],
    ['Veja [o link](https://a', 'Veja '],
    ['Veja [o link](https://a.b/c) e', 'Veja [o link](https://a.b/c) e'],
    ['um\\_modelo', 'um\\_modelo'],
    ['um\\', 'um'],
    ['<img src', ''],
  ])('%j shows %j', (text, shown) => {
    expect(settled(text)).toBe(shown)
  })

  it('only its last line is ever held back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab *_`[]()#-\n1.\\<~') }), (text) => {
        const shown = settled(text)
        expect(text.startsWith(shown)).toBe(true)
        expect(shown.length).toBeGreaterThanOrEqual(text.lastIndexOf('\n') + 1)
      }),
    )
  })

  it('what was shown of ordinary text is never taken back', () => {
    const text =
      'Foque em **Direito Penal**: refaça *Crimes* e `art. 5`.\n\n1. Comece [aqui](https://a.b/c) já.\n- e **depois** siga'
    let before = ''
    for (let end = 0; end <= text.length; end += 1) {
      const shown = settled(text.slice(0, end))
      expect(shown.startsWith(before) || before.startsWith(shown)).toBe(true)
      before = shown.length > before.length ? shown : before
    }
    expect(before).toBe(text)
  })
})

it.each([
  ['https://exemplo.com.br/x', 'https://exemplo.com.br/x'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['/area-do-aluno', undefined],
  ['', undefined],
])('a link to %j leads to %j', (href, address) => {
  expect(safeAddress(href)).toBe(address)
})
