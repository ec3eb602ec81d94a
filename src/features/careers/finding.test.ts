import { expect, test } from 'vitest'
import { found } from '../../shared/find.ts'
import { careerAnswers } from './finding.ts'
import { SYNONYMS } from './synonyms.ts'

const careers = Object.keys(SYNONYMS)
  .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  .map((name) => ({ name }))
const findings = (typed: string) => found(careers, typed, careerAnswers).map(({ name }) => name)

test.each([
  ['PRF', 'Polícia Rodoviária Federal'],
  ['pf', 'Polícia Federal'],
  ['INSS', 'Previdência Social'],
  ['TJ', 'Tribunais de Justiça'],
  ['tjsp', 'Tribunais de Justiça'],
  ['TJ-SP', 'Tribunais de Justiça'],
  ['escrevente tj sp', 'Tribunais de Justiça'],
  ['TRT', 'Tribunais do Trabalho'],
  ['TRT 2', 'Tribunais do Trabalho'],
  ['trt15', 'Tribunais do Trabalho'],
  ['técnico trt', 'Tribunais do Trabalho'],
  ['juiz', 'Magistratura'],
  ['juíza', 'Magistratura'],
  ['PC-MG', 'Polícia Civil'],
  ['PMDF', 'Polícia Militar'],
  ['delegado', 'Delegado de Polícia'],
  ['promotor', 'Ministério Público'],
  ['banco do brasil', 'Bancária'],
  ['professor', 'Magistério'],
  ['CACD', 'Diplomacia'],
  ['TI', 'Tecnologia da Informação'],
  ['federal policia', 'Polícia Federal'],
  ['civil pol', 'Polícia Civil'],
])('%s is first of all %s', (typed, career) => {
  expect(findings(typed)[0]).toBe(career)
})

test('policial is every police, and little else', () => {
  expect(findings('policial').toSorted()).toEqual(
    [
      'Delegado de Polícia',
      'Polícia Civil',
      'Polícia Federal',
      'Polícia Legislativa',
      'Polícia Militar',
      'Polícia Penal',
      'Polícia Rodoviária Federal',
    ].toSorted(),
  )
})

test('a career that a student created is found by its name', () => {
  expect(careerAnswers('Guarda portuária', 'portuaria guarda')).toBe(2)
  expect(careerAnswers('Guarda portuária', 'prf')).toBeUndefined()
})
