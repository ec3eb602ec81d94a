import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { expect, test, vi } from 'vitest'
import { EQUAL_SPELLINGS } from '../../harness/equal-spellings.ts'
import { text } from './contract.ts'
import {
  capitalise,
  firstLetters,
  fold,
  isBlank,
  letterCount,
  overLimit,
  plain,
  tidy,
  tidyLines,
} from './text.ts'

test.each([
  ['  Direito   Penal ', 'direito penal'],
  ['LÍNGUA PORTUGUESA', 'lingua portuguesa'],
  ['Administração Pública', 'administracao publica'],
  ['Administrac\u0327a\u0303o', 'administracao'],
  ['Noções\u00a0de\tInformática\n', 'nocoes de informatica'],
  ['   ', ''],
])('fold(%j) is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['polícia FEDERAL', 'Polícia federal'],
  ['  ÁREA   fiscal ', 'Área fiscal'],
  ['é', 'É'],
  ['𐐨x', '𐐀x'],
  ['  ', ''],
])('capitalise(%j) is %j', (text, name) => {
  expect(capitalise(text)).toBe(name)
})

test.each([
  ['', true],
  [' \t\n\u00a0', true],
  ['\u200b\u2060\u0301', true],
  ['-', false],
  [' 1º ', false],
  ['é', false],
])('isBlank(%j) is %j', (text, blank) => {
  expect(isBlank(text)).toBe(blank)
})

test.each([
  ['Crase\u0002\f e\vregência', 'Crase  e regência'],
  ['Funções de 𝑥', 'Funções de 𝑥'],
  ['Funções de \ud835', 'Funções de '],
])('plain(%j) is %j', (typed, expected) => {
  expect(plain(typed)).toBe(expected)
})

test('any typed text can be sent once it is plain', () => {
  const sendable = Compile(text(1000))
  const bits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
  fc.assert(fc.property(bits, (typed) => sendable.Check(plain(typed))))
})

test('folding twice is folding once, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test('a tidy text has no outer, double or odd spaces', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tidy(text)).not.toMatch(/^\s|\s$|\s\s|[\t\n]/)
    }),
  )
})

test('texts that look alike are one', () => {
  expect(EQUAL_SPELLINGS.map(fold)).toEqual(EQUAL_SPELLINGS.map(() => "lei n 8.112 - regime d'agua, afim"))
})

test.each([
  ['C', 'C++'],
  ['C', 'C#'],
  ['10²', '102'],
  ['8.112', '81.12'],
  ['P&D', 'PD'],
  ['e', 'é a'],
])('%j is not %j', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test.each([
  ['\u200bDireito\u202e\u00ad Penal\u200f', 'Direito Penal'],
  ['Ana\u0000\u0007 \u2028\u0085 Silva\u3164', 'Ana Silva'],
  ['a\u0301gua', 'água'],
  ['👨\u200d👩\u200d👧 em \u200dcasa', '👨\u200d👩\u200d👧 em casa'],
  [
    '❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['\ud800x', 'x'],
])('tidy(%j) is %j', (typed, expected) => {
  expect(tidy(typed)).toBe(expected)
})

test('several lines keep their ends, and nothing else that is not seen', () => {
  expect(tidyLines('  Olá,\r\n\r\n\u202eeu  sou\tAna.\u200b\rTchau \n')).toBe('Olá,\n\neu  sou\tAna.\nTchau')
})

test.each([
  ['Direito', 7],
  ['a\u0301\u0303gua', 4],
  ['👨\u200d👩\u200d👧\u200d👦🇧🇷❤\ufe0f', 3],
  [`a${'\u0301'.repeat(99)}`, 100],
])('%j has as many letters as people see', (text, count) => {
  expect(letterCount(text)).toBe(count)
  expect(letterCount(firstLetters(text, 2))).toBe(count === 100 ? 0 : 2)
})

test('a text that is too long once it is tidy is told by how much', () => {
  expect(overLimit(`  ${'é'.repeat(25)}\u200b  `, 25)).toBeUndefined()
  expect(overLimit(`${'e\u0301'.repeat(31)}`, 25)).toBe('Tem 31 letras; cabem 25.')
})

test('a browser that cannot tell letters apart by itself counts them nearly as others do', async () => {
  const words = ['ação', 'a\u0327c\u0303ao', '\u0301a', '👨‍👩‍👧 e 👍🏽', 'Direito']
  const counted = words.map(letterCount)
  const { Segmenter } = Intl
  try {
    Reflect.deleteProperty(Intl, 'Segmenter')
    vi.resetModules()
    const older = await import('./text.ts')
    expect(words.map(older.letterCount)).toEqual(counted)
    expect(words.map((word) => older.firstLetters(word, 2))).toEqual(
      words.map((word) => firstLetters(word, 2)),
    )
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
