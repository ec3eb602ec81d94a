import { expect, test } from 'vitest'
import { found } from '../../shared/find.ts'
import { AREAS } from './catalogue.ts'
import { byArea, isSubjectFound, rankSubject, suggestedFor } from './subject-search.ts'
import { SUGGESTED } from './suggested.ts'

const subjects = Object.values(AREAS)
  .flatMap((area) => Object.keys(area))
  .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  .map((name, nth) => ({ id: nth + 1, name }))
const findings = (typed: string) => found(subjects, typed, rankSubject).map(({ name }) => name)

test.each([
  ['AFO', 'Administração Financeira e Orçamentária'],
  ['LGPD', 'Lei Geral de Proteção de Dados'],
  ['RLM', 'Raciocínio Lógico'],
  ['dir adm', 'Direito Administrativo'],
  ['adm dir', 'Direito Administrativo'],
  ['TI', 'Tecnologia da Informação'],
  ['português', 'Língua Portuguesa'],
  ['noções de direito constitucional', 'Direito Constitucional'],
  ['processo penal', 'Direito Processual Penal'],
  ['ECA', 'Direito da Criança e do Adolescente'],
  ['8112', 'Regime Jurídico dos Servidores Públicos'],
  ['lei nº 14.133', 'Licitações e Contratos'],
  ['inglês', 'Língua Inglesa'],
  ['civil', 'Direito Civil'],
  ['contabilidade', 'Contabilidade Geral'],
  ['d. adm', 'Direito Administrativo'],
  ['português e interpretação', 'Língua Portuguesa'],
  ['licitação', 'Licitações e Contratos'],
  ['constituicional', 'Direito Constitucional'],
  ['adminstrativo', 'Direito Administrativo'],
  ['lingua portugesa', 'Língua Portuguesa'],
  ['dto const', 'Direito Constitucional'],
  ['matemática básica', 'Matemática'],
  ['lei seca', 'Legislação de Trânsito'],
  ['pt', 'Língua Portuguesa'],
  ['crase', 'Língua Portuguesa'],
  ['lei 8429', 'Direito Administrativo'],
  ['11343', 'Legislação Penal Especial'],
  ['protocolo', 'Arquivologia'],
  ['geometria', 'Matemática'],
])('%s is first of all %s', (typed, subject) => {
  expect(findings(typed)[0]).toBe(subject)
})

test('a law is found by its number, and no other with it', () => {
  expect(findings('lei 8.112')).toEqual(['Regime Jurídico dos Servidores Públicos'])
})

test('the subject field finds by the same words', () => {
  expect(isSubjectFound('Raciocínio Lógico', 'rlm')).toBe(true)
  expect(isSubjectFound('Raciocínio Lógico', 'lgpd')).toBe(false)
  expect(isSubjectFound('Raciocínio Lógico', '')).toBe(true)
  expect(isSubjectFound('Macroeconomia', 'micro')).toBe(false)
})

test('every subject stands in one area, one’s own before all', () => {
  const own = { id: 999, name: 'Xadrez' }
  const groups = byArea([...subjects, own])
  expect(groups[0]).toEqual({ area: undefined, subjects: [own] })
  expect(groups.slice(1).map(({ area }) => area)).toEqual(Object.keys(AREAS))
  expect(groups.flatMap((group) => group.subjects)).toHaveLength(subjects.length + 1)
  expect(byArea([{ name: 'Auditoria' }]).map(({ area }) => area)).toEqual([
    'Contabilidade, controle e economia',
  ])
})

test('each career suggests some subjects of everybody, each once', () => {
  for (const [career, names] of Object.entries(SUGGESTED)) {
    const suggested = suggestedFor(career, subjects)
    expect(suggested.length, career).toBeGreaterThanOrEqual(5)
    expect(suggested.map(({ name }) => name)).toEqual([...new Set(names)])
  }
  expect(suggestedFor('Guarda portuária', subjects)).toEqual([])
  expect(suggestedFor(null, subjects)).toEqual([])
})
