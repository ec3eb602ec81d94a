import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { text } from './contract.ts'
import { capitalise, fold, isBlank, plain, tidy } from './text.ts'

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
])('plain(%j) is %j', (typed, kept) => {
  expect(plain(typed)).toBe(kept)
})

test('whatever was typed can be sent once it is plain', () => {
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
