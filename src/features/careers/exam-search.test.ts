import { expect, it, test } from 'vitest'
import { NEARLY } from '../../shared/find.ts'
import { rankExam } from './exam-search.ts'

test.each([
  ['Concurso PRF 2026', 'polícia rodoviária federal'],
  ['Polícia Rodoviária Federal abre vagas', 'PRF'],
  ['INSS: técnico do seguro social', 'técnico do inss'],
  ['Concurso TJSP abre 500 vagas', 'tribunal de justiça'],
  ['Concurso TJ-SP abre 500 vagas', 'tjsp'],
  ['Concurso TJSP abre 500 vagas', 'tj-sp'],
  ['TRT 2 SP analista', 'trt-sp'],
  ['Tribunal Regional do Trabalho da 2ª Região', 'trt 2'],
  ['Prefeitura de Campinas SP', 'campinas são paulo'],
  ['Câmara Municipal de Recife Pernambuco', 'recife pe'],
])('“%s” answers to “%s”', (exam, typed) => {
  expect(rankExam(exam, typed)).toBeLessThan(NEARLY)
})

it('a state is not meant by the letters of another word', () => {
  expect(rankExam('Prefeitura de Sabará', 'TJ-SE')).toBeUndefined()
  expect(rankExam('Tribunal de Justiça se prepara', 'sergipe')).toBeUndefined()
})
