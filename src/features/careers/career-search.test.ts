import { expect, test } from 'vitest'
import { found } from '../../shared/find.ts'
import { careerOfExam, rankCareer } from './career-search.ts'
import { SYNONYMS } from './synonyms.ts'

const careers = Object.keys(SYNONYMS)
  .sort((a, b) => a.localeCompare(b, 'pt-BR'))
  .map((name) => ({ name }))
const findings = (typed: string) => found(careers, typed, rankCareer).map(({ name }) => name)

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
  ['auditor', 'Fiscal Estadual'],
  ['fiscal', 'Fiscal Estadual'],
  ['ISS', 'Fiscal Municipal'],
  ['PMERJ', 'Polícia Militar'],
  ['secretário', 'Administrativa'],
  ['veterinário', 'Fiscalização Agropecuária'],
  ['educação', 'Magistério'],
  ['profesor', 'Magistério'],
  ['enfermero', 'Enfermagem'],
  ['delagado', 'Delegado de Polícia'],
  ['polica federal', 'Polícia Federal'],
  ['recieta', 'Receita Federal'],
  ['concurso do INSS', 'Previdência Social'],
  ['área fiscal', 'Fiscal Estadual'],
  ['carreiras policiais', 'Delegado de Polícia'],
  ['oficial de justiça tjsp', 'Oficial de Justiça'],
  ['analista inss', 'Previdência Social'],
  ['bombeiro militar', 'Corpo de Bombeiros'],
  ['delegado pf', 'Delegado de Polícia'],
  ['juiz federal', 'Magistratura'],
  ['caixa econômica', 'Bancária'],
  ['BRB', 'Bancária'],
  ['banco do nordeste', 'Bancária'],
  ['cabo', 'Polícia Militar'],
  ['nível médio', 'Administrativa'],
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

test('a student who names a field finds its careers', () => {
  expect(findings('segurança pública')).toEqual(
    expect.arrayContaining(['Polícia Federal', 'Polícia Militar', 'Guarda Municipal']),
  )
  expect(findings('SUS').slice(0, 4)).toEqual(expect.arrayContaining(['Enfermagem', 'Medicina']))
})

test('a career that a student created is found by its name', () => {
  expect(rankCareer('Guarda portuária', 'portuaria guarda')).toBe(2)
  expect(rankCareer('Guarda portuária', 'prf')).toBeUndefined()
})

test.each([
  [
    'Tribunal de Contas da União (TCU) Auditor Federal de Controle Externo – Auditoria de TI',
    'Tribunais de Contas',
  ],
  ['Tribunal de Contas da União (TCU) Auditor – Tecnologia da Informação', 'Tribunais de Contas'],
  ['Tribunal de Justiça do Estado de São Paulo Escrevente Técnico Judiciário', 'Tribunais de Justiça'],
  ['Banco do Brasil S.A. Escriturário – Agente de Tecnologia', 'Bancária'],
  ['Caixa Econômica Federal Médico do Trabalho', 'Medicina'],
  [
    'Empresa de Tecnologia e Informações da Previdência (Dataprev) Analista de Tecnologia da Informação',
    'Tecnologia da Informação',
  ],
  ['Petrobras Profissional de Nível Técnico Júnior – Inspeção de Equipamentos', 'Empresas Estatais'],
  ['Ministério da Gestão (CPNU) Bloco 7 – Gestão Governamental (pesos de EPPGG)', 'Gestão Pública'],
  ['SEAP/PR – Agência de Defesa Agropecuária do Paraná (Adapar) Fiscal', 'Fiscalização Agropecuária'],
  ['Secretaria de Estado da Saúde de Goiás (SES/GO) Fiscal de Saúde Pública', 'Vigilância Sanitária'],
  ['Polícia Federal Agente', 'Polícia Federal'],
  ['Prefeitura de Niterói Assistente', 'Administrativa'],
  ['Fundação Casa Monitor', 'Administrativa'],
])('the exam “%s” is of the career %s', (exam, career) => {
  expect(careerOfExam(exam, careers)?.name).toBe(career)
})
