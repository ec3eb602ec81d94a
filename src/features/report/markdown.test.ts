import fc from 'fast-check'
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../harness/cpu-time.ts'
import { runs } from '../../../harness/runs.ts'
import { settled, withoutLinks } from './markdown.ts'

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

  it('shown ordinary text is never taken back', () => {
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

describe('of what a model links to', () => {
  it.each([
    ['Veja [aqui](https://a.b/c "já").', 'Veja aqui (`https://a.b/c`).'],
    ['![i](https://a.b/i.png)', 'i (`https://a.b/i.png`)'],
    ['[](https://a.b)', '`https://a.b`'],
    ['[https://a.b](https://c.d)', '`https://a.b` (`https://c.d`)'],
    ['[![i](https://a.b)](https://c.d)', '\\[i (`https://a.b`)\\](`https://c.d`)'],
    ['[x](javascript:alert)', 'x (`javascript:alert`)'],
    ['Em https://a.b/c?d=1, ou www.a.b. Ou a@b.c!', 'Em `https://a.b/c?d=1`, ou `www.a.b`. Ou `a@b.c`!'],
    ['<https://a.b> <img src=x>', '\\<`https://a.b`> \\<img src=x>'],
    ['[a]: https://a.b\n\n[a] [b][a]', '\\[a\\]: `https://a.b`\n\n\\[a\\] \\[b\\]\\[a\\]'],
    ['`art. 5`, **P&D** e \\[isto\\]', 'art. 5, **P&D** e \\[isto\\]'],
    ['| 1 | 2 |\n|---|---|\n| a | b |', '| 1 | 2 |\n|---|---|\n| a | b |'],
  ])('%j shows %j', (text, shown) => {
    expect(withoutLinks(text)).toBe(shown)
  })

  it('nothing leads anywhere, is a picture or is HTML, in whatever reader', () => {
    const reader = new Marked({ gfm: true })
    const pieces = [
      'https://a.b',
      'www.a.b',
      'a@b.c',
      '](',
      '[a]',
      '[a]: ',
      '![',
      '<img src=x>',
      '&#64;',
      '    ',
      '```\n',
    ]
    const text = fc.array(
      fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...'ab []()!<>`\\"\'\n*_&:/.|-')),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(text, (parts) => {
        const html = reader.parse(withoutLinks(parts.join('')), { async: false })
        expect(html).not.toMatch(/<(a|img)\b/)
      }),
      { numRuns: runs(300, 3000) },
    )
  })

  it.each(['a', '[', '[a](', '[a]( ', ' ', '`', '\\', '@', 'a@', '://', 'a.', '"'])(
    'of many of %j is told within a second',
    (piece) => {
      expect(cpuMs(() => withoutLinks(piece.repeat(100_000)))).toBeLessThan(1000)
    },
  )
})
