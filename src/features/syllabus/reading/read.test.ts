import { describe, expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/board-texts.ts'
import { meanOf, scoreOf } from '../../../../harness/editais/score.ts'
import { outlined, STYLES } from '../../../../harness/editais/styles.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import type { Tree } from '../tree.ts'
import { type Reading, readSyllabus } from './read.ts'

const NOTHING: Tree = { blocks: [] }

const readings = new Map<string, Reading>()

function readingOf(text: string): Reading {
  const reading = readings.get(text) ?? readSyllabus(text)
  readings.set(text, reading)
  return reading
}

function treeOf(text: string): Tree {
  const reading = readingOf(text)
  return reading.recognised ? reading.tree : NOTHING
}

const texts = realTexts()
const boards = boardTexts()

describe('a student pastes a real edital', () => {
  it.each(texts)('$id is read as a person would read it', ({ text, tree }) => {
    const score = scoreOf(tree, treeOf(text))
    expect(score.subjects).toBe(1)
    expect(score.nodes).toBeGreaterThanOrEqual(0.99)
    expect(score.links).toBeGreaterThanOrEqual(0.98)
  })

  it.each(texts)('no letter of $id is lost, and none invented', ({ text }) => {
    expect(readingOf(text)).toMatchObject({ doubts: { letters: { lost: '', invented: '' } } })
  })
})

it('topics before the first subject’s name are kept', () => {
  const topics = 'Ortografia. Crase. Pontuação. Regência verbal. Concordância nominal. Vozes do verbo.'
  const { blocks } = treeOf(`Língua nossa ${topics}\nMATEMÁTICA: Razão. Proporção. Juros simples.`)
  expect(blocks.flatMap(({ subjects }) => subjects.map(({ topics }) => topics.length))).toEqual([6, 3])
})

it('a list without its first number begins with the words before the second', () => {
  const { blocks } = treeOf(`DIREITO PENAL
1. Crime. 2. Pena.
ÉTICA
Fundamentos da filosofia. 2. Filosofia moral. 3. Consciência crítica. 4. Cidadania.`)
  const topics = blocks.flatMap(({ subjects }) =>
    subjects.map((subject) => subject.topics.map(({ num }) => num)),
  )
  expect(topics).toEqual([
    ['1', '2'],
    [undefined, '2', '3', '4'],
  ])
})

it('a remark in parentheses is not part of a name, even if it names the edital', () => {
  const { blocks } = treeOf(`LÍNGUA PORTUGUESA – 10 QUESTÕES – (De acordo com o Novo Acordo Ortográfico):
Interpretação de texto. Sinônimos. Crase.
Conhecimento Específico(Totalmente de Acordo com Edital 2024)
Creche e família. O cuidar e o educar. Alfabetização e letramento.`)
  const read = blocks.flatMap(({ subjects }) => subjects.map(({ name, topics }) => [name, topics[0]?.text]))
  expect(read).toEqual([
    ['LÍNGUA PORTUGUESA', 'Interpretação de texto'],
    ['Conhecimento Específico', 'Creche e família'],
  ])
})

it('headings give a subject’s number of questions and their weight', () => {
  const { blocks } = treeOf(`CONHECIMENTOS BÁSICOS (PESO 1)
LÍNGUA PORTUGUESA (peso 2, 20 questões): 1. Crase. 2. Regência.
MATEMÁTICA – 10 questões – Peso 1,5
1. Razão. 2. Proporção.
ATUALIDADES: 1. Política. 2. Economia.`)
  const told = blocks.map(({ name, weight, subjects }) => [
    [name, weight],
    ...subjects.map((subject) => [subject.name, subject.questions, subject.weight, subject.topics.length]),
  ])
  expect(told).toEqual([
    [
      ['CONHECIMENTOS BÁSICOS', 1],
      ['LÍNGUA PORTUGUESA', 20, 2, 2],
      ['MATEMÁTICA', 10, 1.5, 2],
      ['ATUALIDADES', undefined, undefined, 2],
    ],
  ])
})

it('the author of a law is not a topic', () => {
  const list =
    'BRASIL. Lei nº 8.429/1992. RIO GRANDE DO SUL. Lei Complementar nº 10.098/1994. SUAS. Lei nº 8.742/1993.'
  const { blocks } = treeOf(`Crase:\nVogais. Acentos.\nLEGISLAÇÃO:\n${list}`)
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.topics))
  expect(topics.slice(-4).map(({ text }) => text)).toEqual([
    'BRASIL. Lei nº 8.429/1992',
    'RIO GRANDE DO SUL. Lei Complementar nº 10.098/1994',
    'SUAS',
    'Lei nº 8.742/1993',
  ])
})

it('an abbreviation ends no topic', () => {
  const { blocks } = treeOf('Legislação:\nDireitos sociais: arts. 6º a 11. Dec. Lei nº 200. Servidores.')
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.topics))
  expect(topics.map(({ text }) => text)).toEqual([
    'Direitos sociais: arts. 6º a 11',
    'Dec. Lei nº 200',
    'Servidores',
  ])
})

it('a line whose parenthesis closes in the next line is not a title', () => {
  const { blocks } = treeOf(`SEGURANÇA DO TRABALHO
1 Acidentes. 2 Princípios de gestão: atribuições da comissão de prevenção e da engenharia;
Sistemas de Gestão de Segurança e Saúde Ocupacional conforme a NR-1 (Norma Regulamentadora nº 1 –
Disposições Gerais e Gerenciamento de Riscos Ocupacionais).`)
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.topics))
  expect(topics.map(({ num }) => num)).toEqual(['1', '2'])
})

it('a list of posts on two full lines ends at a subject’s colon', () => {
  const { blocks } = treeOf(`CARGOS: AUXILIAR DE SERVIÇOS GERAIS, COVEIRO,
GARI, PEDREIRO, MERENDEIRA, PINTOR E VIGILANTE
PORTUGUÊS: Alfabeto: vogais e consoantes; Encontros
vocálicos; Gênero; Sinônimos e antônimos das
palavras; Regras de acentuação.
MATEMÁTICA: Operações com números naturais; Problemas;
Sentenças matemáticas; O Sistema Monetário Brasileiro;
As horas; As formas geométricas: triângulo, quadrado;
Algarismos romanos; Conjuntos.`)
  expect(blocks.flatMap(({ subjects }) => subjects.map(({ name }) => name))).toEqual([
    'PORTUGUÊS',
    'MATEMÁTICA',
  ])
})

it('a page’s title above a numbered subject is kept apart', () => {
  const { blocks } = treeOf(`Taxonomia completa do site

Língua Portuguesa (Português)

1 Ortografia
1.1 Inicial maiúscula

2 Morfologia`)
  const read = blocks.flatMap(({ subjects }) => subjects.map(({ name, topics }) => [name, topics.length]))
  expect(read).toEqual([['Língua Portuguesa (Português)', 2]])
})

it('an unclosed parenthesis does not hide a semicolon', () => {
  const list =
    'Currículo; Temas integradores (Leis nº 10.639 e 11.645; Educação Especial; Direitos (ECA); Avaliação.'
  const { blocks } = treeOf(`Didática: ${list}`)
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.topics))
  expect(topics.map(({ text }) => text)).toEqual(list.slice(0, -1).split('; '))
})

it('sentences without a space between them are separate topics', () => {
  const { blocks } = treeOf('Língua Portuguesa:\nElementos da comunicação.Variedades linguísticas. Crase.')
  const topics = blocks.flatMap(({ subjects }) => subjects.flatMap((subject) => subject.topics))
  expect(topics.map(({ text }) => text)).toEqual([
    'Elementos da comunicação',
    'Variedades linguísticas',
    'Crase',
  ])
})

describe('an edital in another board’s style', () => {
  it.each(boards)('$id', ({ text, tree }) => {
    const reading = readingOf(text)
    const score = scoreOf(tree, treeOf(text))
    expect(score.subjects).toBeGreaterThanOrEqual(0.8)
    expect(score.nodes).toBeGreaterThanOrEqual(0.88)
    expect(reading).toMatchObject({ doubts: { letters: { lost: '', invented: '' } } })
  })

  it('all together are read nearly as a person would read them', () => {
    const mean = meanOf(boards.map(({ text, tree }) => scoreOf(tree, treeOf(text))))
    expect(mean.subjects).toBeGreaterThanOrEqual(0.98)
    expect(mean.nodes).toBeGreaterThanOrEqual(0.99)
    expect(mean.links).toBeGreaterThanOrEqual(0.99)
  })

  it.each(STYLES)('$name', ({ text, tree }) => {
    const got = treeOf(text)
    expect(scoreOf(outlined(tree), got)).toMatchObject({ subjects: 1, nodes: 1, links: 1 })
  })
})
