import fc from 'fast-check'
import { expect, test } from 'vitest'
import { found, nameMatcher } from './find.ts'

const NAMES = [
  'Direito Administrativo',
  'Direito do Trabalho',
  'Governança de TI',
  'Tecnologia da Informação',
  'Estatística',
]
const choices = NAMES.map((name) => ({ name }))
const answer = nameMatcher({
  synonyms: { 'Tecnologia da Informação': ['TI', 'Lei 8.112'], 'Direito do Trabalho': ['CLT', 'TR'] },
  regions: new Set(['sp', 'rj']),
})
const findings = (typed: string) => found(choices, typed, answer).map(({ name }) => name)

test.each([
  ['beginnings of words', 'dir adm', ['Direito Administrativo']],
  ['words in another order', 'trabalho direito', ['Direito do Trabalho']],
  ['no regard to accents and case', 'ESTATISTICA', ['Estatística']],
  ['a synonym', 'clt', ['Direito do Trabalho']],
  ['a synonym and a word of the name', 'clt direito', ['Direito do Trabalho']],
  ['small words that the name has not', 'direito de administrativo', ['Direito Administrativo']],
  ['a part within a word, if it is long enough', 'balho', ['Direito do Trabalho']],
  ['a law, with or without its point', '8112', ['Tecnologia da Informação']],
  ['the same', 'lei 8.112', ['Tecnologia da Informação']],
  ['a region behind the letters', 'trsp', ['Direito do Trabalho']],
  ['a region apart', 'tr-rj', ['Direito do Trabalho']],
  ['a number behind the letters', 'TR2', ['Direito do Trabalho']],
  ['a letter that is missing', 'estatitica', ['Estatística']],
  ['a letter too many', 'trabbalho', ['Direito do Trabalho']],
  ['another letter', 'direito trobalho', ['Direito do Trabalho']],
  ['letters that changed places', 'informaçoa', ['Tecnologia da Informação']],
  ['two slips in a long word', 'admistrativo', ['Direito Administrativo']],
])('finds by %s', (_how, typed, names) => {
  expect(findings(typed)).toEqual(names)
})

test('whole matches come before mere beginnings', () => {
  expect(findings('TI')).toEqual(['Tecnologia da Informação', 'Governança de TI'])
  expect(findings('direito')).toEqual(['Direito Administrativo', 'Direito do Trabalho'])
})

test('slips are forgiven only where nothing is found as it is written, and never in short words', () => {
  expect(findings('trabalha')).toEqual(['Direito do Trabalho'])
  expect(found([{ name: 'Macro' }, { name: 'Micro' }], 'micro', answer)).toEqual([{ name: 'Micro' }])
  expect(found([{ name: 'Macro' }], 'micro', answer)).toEqual([{ name: 'Macro' }])
  expect(found([{ name: 'Vaga' }], 'voga', answer)).toEqual([])
})

test.each(['xadrez', 'sp', '7', 'direito xadrez', '+++', 'tx', 'de'])('finds nothing by %s', (typed) => {
  expect(findings(typed)).toEqual([])
})

test('nothing typed leaves all as it is', () => {
  expect(findings('')).toEqual(NAMES)
  expect(findings('  ')).toEqual(NAMES)
})

test('every name is found by itself and by its words turned round, whatever it is, and comes first', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdéãçxyz'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), (words) => {
      const mine = nameMatcher({ synonyms: {} })
      expect(mine(words.join(' '), words.join(' '))).toBe(0)
      expect(mine(words.join(' '), words.toReversed().join(' '))).toBeLessThanOrEqual(2)
    }),
  )
})
