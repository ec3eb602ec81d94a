import { expect, it, test } from 'vitest'
import type { SyllabusDocument } from '../format/contract.ts'
import { ruleFaults } from './rule-faults.ts'

const valor = { certo: 100, errado: -100, branco: 0, dupla: 0 }
const PART = { id: 'P1', nome: 'Básicos', itens: 10, formato: 'certo-errado', valor }
const EXAMPLE = { acertos: { P1: 6 }, erros: { P1: 2 }, pontos: 400, resultado: 'aprovado' }
const RULE = {
  partes: [PART],
  nota: { tipo: 'soma' },
  minimos: [{ em: ['P1'], medida: 'pontos', valor: 400 }],
  anulada: 'a-todos',
  fonte: 'Edital nº 1, 8.11',
  conferido: false,
  exemplos: [EXAMPLE],
}

const faults = (prova: object | undefined, questoes = 10) =>
  ruleFaults({
    prova,
    blocos: [{ id: 'b', nome: 'Básicos', questoes, disciplinas: [] }],
  } as unknown as SyllabusDocument)

it('an edital has no fault without a scoring rule, or if the rule’s worked examples are right', () => {
  expect(faults(undefined)).toEqual([])
  expect(faults(RULE)).toEqual([])
})

test.each<[string, object, string]>([
  ['what is no rule', { ...RULE, nota: 'soma' }, 'prova: não é uma regra de pontuação deste formato.'],
  [
    'a rule that nobody worked by hand',
    { ...RULE, exemplos: [] },
    'Falta prova.exemplos, provas calculadas à mão.',
  ],
  [
    'other points than those worked by hand',
    { ...RULE, exemplos: [{ ...EXAMPLE, pontos: 600 }] },
    'prova, exemplo 1: dá 400 centésimos, e não 600.',
  ],
  [
    'another verdict',
    { ...RULE, exemplos: [EXAMPLE, { ...EXAMPLE, resultado: 'eliminado' }] },
    'prova, exemplo 2: dá aprovado, e não eliminado.',
  ],
  [
    'answers to what the rule does not have',
    { ...RULE, exemplos: [{ ...EXAMPLE, erros: { P1: 2, P2: 1 } }] },
    'prova, exemplo 1: a regra não tem P2.',
  ],
  [
    'more answers than questions',
    { ...RULE, exemplos: [{ acertos: { P1: 11 }, pontos: 1100, resultado: 'aprovado' }] },
    'prova, exemplo 1: mais respostas que questões em P1.',
  ],
  [
    'disciplines that do not add up',
    { ...RULE, partes: [{ ...PART, disciplinas: [{ id: 'P1', nome: 'Português', itens: 9 }] }] },
    'prova, Básicos: 10 questões, e não 9.',
  ],
])('%s is told', (_, prova, told) => {
  expect(faults(prova)).toEqual([told])
})

it('parts of the rule with other sizes than the edital’s blocks are a fault', () => {
  expect(faults(RULE, 12)).toEqual(['prova, Básicos: 10 questões, e não 12.'])
})
