import { expect, it, test } from 'vitest'
import type { DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { faultsOf } from './faults.ts'

const topic = (id: string, texto: string, more: Partial<DocumentTopic> = {}) => ({ id, texto, ...more })

function edital(topicos: DocumentTopic[], more: Partial<SyllabusDocument> = {}): SyllabusDocument {
  return {
    formato: 'edital-aberto/1',
    id: 'e',
    orgao: 'Tribunal',
    cargo: 'Técnico',
    ano: 2026,
    atos: [{ n: 1, nome: 'Edital nº 1', data: '2026-01-02' }],
    fonte: { como: 'texto extraído do PDF' },
    versao: 1,
    blocos: [{ id: 'b', nome: 'Básicos', disciplinas: [{ id: 'd', nome: 'Português', topicos }] }],
    ...more,
  }
}

const CRASE = topic('t0', 'Crase')

it('an edital in order has nothing to mend', () => {
  expect(faultsOf(edital([CRASE, topic('t2', 'Vírgula', { filhos: [topic('t3', 'Crase')] })]))).toEqual([])
})

test.each<[string, DocumentTopic[], RegExp]>([
  ['an empty topic', [topic('t1', ' ')], /^Português: um tópico sem texto\.$/],
  ['a doubled topic', [CRASE, topic('t2', '2. CRASE;')], /^Português: “2\. CRASE;” está duas vezes/],
  [
    'one doubled further down',
    [topic('t9', 'Sinais', { filhos: [CRASE, topic('t2', 'crase')] })],
    /está duas vezes/,
  ],
  ['one as long as several', [topic('t1', 'a'.repeat(301))], /tem 301 letras: divida, ou diga literal: true/],
  ['a subject without topics', [], /^Português: nenhum tópico\.$/],
])('%s is told with its place', (_, topics, told) => {
  expect(faultsOf(edital(topics))).toEqual([expect.stringMatching(told)])
})

it.each<[string, Partial<SyllabusDocument>, RegExp]>([
  [
    'a newer edital of a year before',
    { seguinte: 2025 },
    /^seguinte: 2025 é antes do ano deste edital, 2026\.$/,
  ],
  [
    'a newer one that is out and is not',
    { seguinte: 2027, ultimo: '2026-05-01' },
    /^ultimo e seguinte: ou já saiu/,
  ],
])('%s is told', (_, more, told) => {
  expect(faultsOf(edital([CRASE], more))).toEqual([expect.stringMatching(told)])
  expect(faultsOf(edital([CRASE], { seguinte: 2026 }))).toEqual([])
})

it('a long or repeated topic is no fault if the official act has it so', () => {
  const long = topic('t1', 'a'.repeat(301), { literal: true })
  expect(faultsOf(edital([long, CRASE, topic('t2', 'Crase', { literal: true })]))).toEqual([])
})

it('a block whose questions are not the sum of its subjects’ is a fault, if every subject has a number', () => {
  const [own] = edital([CRASE]).blocos
  const blocks = (questions: (number | undefined)[]) => ({
    blocos: [
      {
        id: 'b',
        nome: 'Básicos',
        questoes: 20,
        disciplinas: questions.map((questoes, at) => ({
          id: `d${at}`,
          nome: `D${at}`,
          topicos: own?.disciplinas[0]?.topicos ?? [],
          ...(questoes === undefined ? {} : { questoes }),
        })),
      },
    ],
  })
  expect(faultsOf(edital([], blocks([10, 10])))).toEqual([])
  expect(faultsOf(edital([], blocks([10, undefined])))).toEqual([])
  expect(faultsOf(edital([], blocks([10, 9])))).toEqual([
    'Básicos: 20 questões, mas as disciplinas somam 19.',
  ])
})

it('a block of another position is a fault', () => {
  const [own] = edital([CRASE]).blocos
  const asked = (cargo: string) => faultsOf(edital([], { blocos: own ? [{ ...own, cargo }] : [] }))
  expect(asked('TÉCNICO')).toEqual([])
  expect(asked('Técnico, área 2')).toEqual(['Básicos: é de outro cargo, “Técnico, área 2”.'])
})

it('an edital without its body, act or source has a fault for each', () => {
  const { orgao: _, ...without } = edital([CRASE], { atos: [{ n: 1, nome: 'Edital' }], fonte: {} })
  expect(faultsOf(without)).toEqual([
    'Falta orgao.',
    'Falta atos, com o nome e a data do edital.',
    'Falta fonte.como, de onde veio o texto.',
  ])
})
