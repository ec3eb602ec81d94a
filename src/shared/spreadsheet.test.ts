import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, literal, readCsv, unmarked } from './spreadsheet.ts'

const UNSEEN: [name: string, text: string][] = [
  ['nothing', ''],
  ['a space', ' '],
  ['a tab', '\t'],
  ['a line break', '\r\n'],
  ['another control character', '\u0001'],
  ['a no-break space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['a byte order mark', '\ufeff'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['a right-to-left mark', '\u200f'],
  ['an override of the direction', '\u202e'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a combining grapheme joiner', '\u034f'],
  ['a variation selector', '\ufe0f'],
  ['an accent of its own', '\u0301'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['an empty Braille pattern', '\u2800'],
  ['a tag', '\u{e0020}'],
  ['a line separator', '\u2028'],
  ['half a character', '\ud83d'],
  ['several of them', '\ufeff \u00ad\u200b\t'],
]

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '=\u0338']

describe('a cell', () => {
  it.each(UNSEEN)('is no formula after %s', (_name, unseen) => {
    for (const sign of SIGNS) {
      const text = `${unseen}${sign}HYPERLINK("https://example.com")`
      expect(literal(text), JSON.stringify(text)).toBe(`'${text}`)
    }
  })

  it.each(['\tDireito', '\nDireito', '\rDireito', '\u0000Direito'])(
    'does not begin with a control character: %j',
    (text) => {
      expect(literal(text)).toBe(`'${text}`)
    },
  )

  it.each(['1.1', '1.10', '2.3.4', '1/2', '10-12', '2.', '8.666', '007', '1E5', '1234567890123456', '1 000'])(
    'is no number or date to a spreadsheet: %s',
    (text) => {
      expect(literal(text)).toBe(`'${text}`)
      expect(unmarked(literal(text))).toBe(text)
    },
  )

  it.each(['1', '12', '19:30', '1ª fase', 'Lei 8.112', "'90", '2026'])('is left as it is: %s', (text) => {
    expect(literal(text)).toBe(text)
    expect(unmarked(text)).toBe(text)
  })

  it.each([
    '',
    ' ',
    '\u200b',
    'Direito',
    ' Direito',
    '\u00a0Direito = dever',
    '1 = 1',
    '“=1”',
    '– Lei 8.112',
    '≠',
    '§ 1º',
    "'=1",
    '👩‍🏫',
    'Ética',
  ])('that runs nothing stays as it is: %j', (text) => {
    expect(literal(text)).toBe(text)
  })
})

it('csvLine quotes what would end a cell or a line', () => {
  expect(csvLine(['a', 'b;c', 'd"e', 'f\r\ng'])).toBe('a;"b;c";"d""e";"f\r\ng"\r\n')
})

it.each(['Crase,=1+1', 'Crase, =1+1', 'Crase\t@SOMA(1)'])(
  'csvLine begins no cell in the middle of %j where a spreadsheet parts at commas and tabs too',
  (text) => {
    expect(csvLine([text, '66,7'])).toBe(`"${text}";66,7\r\n`)
  },
)

describe('a table as a spreadsheet writes it', () => {
  it.each([
    ['semicolons', 'a;b,c\r\n1;2\r\n'],
    ['commas', 'a,"b,c"\n1,2'],
    ['tabs, and a mark in front', '\ufeffa\tb,c\r1\t2\r\r'],
  ])('is read with %s', (_name, text) => {
    expect(readCsv(text)).toEqual([
      ['a', 'b,c'],
      ['1', '2'],
    ])
  })

  it('is read again as it was written', () => {
    const cell = fc.constantFrom('', 'a', ';', '"', 'x"y', '\r\n', ',', 'á')
    const rows = fc.array(
      fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((one) => one !== '')),
    )
    fc.assert(
      fc.property(rows, (some) => {
        const text = [['a', 'b'], ...some].map(csvLine).join('')
        expect(readCsv(text)).toEqual([['a', 'b'], ...some])
      }),
    )
  })

  it('keeps a quote that nothing closes as what it is', () => {
    expect(readCsv('a;b\n"c;d\ne;f')).toEqual([
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f'],
    ])
  })
})
