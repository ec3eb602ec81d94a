import { expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { FORMAT_LIMITS } from '../format/contract.ts'
import { documentOf } from '../format/tree-document.ts'
import { postsOf } from './posts.ts'

type Names = readonly (readonly [block: string, ...subjects: string[]])[]

function asked(names: Names): Record<string, string[]> {
  const topics = [{ text: 'Parte geral' }]
  const blocks = names.map(([name, ...subjects]) => ({
    name,
    subjects: subjects.map((subject) => ({ name: subject, topics })),
  }))
  const { blocos } = documentOf({ blocks })
  const nameOf = new Map(blocos.flatMap(({ disciplinas }) => disciplinas.map(({ id, nome }) => [id, nome])))
  const found = postsOf({ blocos }).map(({ name, subjects }) => [name, subjects.map((id) => nameOf.get(id))])
  return Object.fromEntries(found)
}

const EDITAIS: readonly [says: string, names: Names, posts: Record<string, string[]>][] = [
  [
    'parts of their own, each with subjects',
    [
      ['CONHECIMENTOS BÁSICOS', 'Língua Portuguesa'],
      ['CONHECIMENTOS ESPECÍFICOS – CARGO 1: CONTADOR', 'Contabilidade', 'Auditoria'],
      ['CARGO 2: ENFERMEIRO', 'Enfermagem'],
    ],
    {
      'CARGO 1: CONTADOR': ['Língua Portuguesa', 'Contabilidade', 'Auditoria'],
      'CARGO 2: ENFERMEIRO': ['Língua Portuguesa', 'Enfermagem'],
    },
  ],
  [
    'names among the subjects of one part, some that no list of occupations has',
    [
      ['Conhecimentos Gerais', 'Língua Portuguesa', 'Informática'],
      ['Conhecimentos Específicos', 'Advogado', 'Instrumentador cirúrgico', 'Psicólogo'],
    ],
    {
      Advogado: ['Língua Portuguesa', 'Informática', 'Advogado'],
      'Instrumentador cirúrgico': ['Língua Portuguesa', 'Informática', 'Instrumentador cirúrgico'],
      Psicólogo: ['Língua Portuguesa', 'Informática', 'Psicólogo'],
    },
  ],
  [
    'levels of schooling, each with what its posts have in common',
    [
      ['NÍVEL MÉDIO – CONHECIMENTOS BÁSICOS', 'Matemática'],
      ['CONHECIMENTOS ESPECÍFICOS', 'Agente de trânsito', 'Motorista'],
      ['NÍVEL SUPERIOR – CONHECIMENTOS BÁSICOS', 'Língua Portuguesa'],
      ['CONHECIMENTOS ESPECÍFICOS', 'Arquiteto', 'Contador'],
    ],
    {
      'Agente de trânsito': ['Matemática', 'Agente de trânsito'],
      Motorista: ['Matemática', 'Motorista'],
      Arquiteto: ['Língua Portuguesa', 'Arquiteto'],
      Contador: ['Língua Portuguesa', 'Contador'],
    },
  ],
  [
    'levels one after the other, which says not whose they are: nothing is left out',
    [
      ['CONHECIMENTOS BÁSICOS – NÍVEL MÉDIO', 'Matemática'],
      ['CONHECIMENTOS BÁSICOS – NÍVEL SUPERIOR', 'Língua Portuguesa'],
      ['CONHECIMENTOS ESPECÍFICOS', 'Motorista', 'Contador'],
    ],
    {
      Motorista: ['Matemática', 'Língua Portuguesa', 'Motorista'],
      Contador: ['Matemática', 'Língua Portuguesa', 'Contador'],
    },
  ],
  [
    'a part that several posts share, and others do not',
    [
      ['ANALISTA: DADOS e ANALISTA: REDES – CONHECIMENTOS BÁSICOS', 'Língua Inglesa'],
      ['ANALISTA: DADOS – CONHECIMENTOS ESPECÍFICOS', 'Estatística'],
      ['ANALISTA: REDES – CONHECIMENTOS ESPECÍFICOS', 'Protocolos'],
      ['MOTORISTA', 'Trânsito'],
    ],
    {
      'ANALISTA: DADOS': ['Língua Inglesa', 'Estatística'],
      'ANALISTA: REDES': ['Língua Inglesa', 'Protocolos'],
      MOTORISTA: ['Trânsito'],
    },
  ],
  [
    'one post in several parts',
    [
      ['PERFIL 1: DADOS – BLOCO I', 'Estatística'],
      ['PERFIL 1: DADOS – BLOCO II', 'Programação'],
      ['CONHECIMENTOS ESPECÍFICOS PARA O PERFIL 2: REDES', 'Protocolos'],
      ['PARA TODOS OS PERFIS', 'Língua Portuguesa'],
    ],
    {
      'PERFIL 1: DADOS': ['Estatística', 'Programação', 'Língua Portuguesa'],
      'PERFIL 2: REDES': ['Protocolos', 'Língua Portuguesa'],
    },
  ],
  [
    'names of which one is spelt twice',
    [
      ['CONHECIMENTOS BÁSICOS', 'Língua Portuguesa'],
      ['CARGO 1: CONTADOR', 'Contabilidade'],
      ['CARGO 2: ENFERMEIRO', 'Enfermagem'],
      ['Cargo 1: Contador', 'Auditoria'],
    ],
    {
      'CARGO 1: CONTADOR': ['Língua Portuguesa', 'Contabilidade', 'Auditoria'],
      'CARGO 2: ENFERMEIRO': ['Língua Portuguesa', 'Enfermagem'],
    },
  ],
  [
    'nothing to choose: one post, whose subjects are called nearly like occupations',
    [
      ['CONHECIMENTOS BÁSICOS', 'Língua Portuguesa', 'Controle externo'],
      ['CONHECIMENTOS ESPECÍFICOS', 'Auditoria governamental', 'Fiscalização', 'Direito Penal', 'Redes'],
    ],
    {},
  ],
  ['nothing to choose: one post by its name', [['CARGO: CONTADOR', 'Contabilidade', 'Auditoria']], {}],
]

it.each(EDITAIS)('a student chooses among %s', (_, names, posts) => {
  expect(asked(names)).toEqual(posts)
})

it('an edital in the open format names the posts of its parts', () => {
  const { blocos } = documentOf({
    blocks: ['Básicos', 'Primeira', 'Segunda'].map((name) => ({
      name,
      subjects: [{ name: `De ${name}`, topics: [{ text: 'Parte geral' }] }],
    })),
  })
  const posts = postsOf({
    blocos: blocos.map((block, at) => ({ ...block, cargo: [null, 'Praça', 'Oficial'][at] ?? null })),
  })
  expect(posts.map(({ name, subjects }) => [name, subjects.length])).toEqual([
    ['Praça', 2],
    ['Oficial', 2],
  ])
})

const long = (name: string) => name.padEnd(FORMAT_LIMITS.name, ' abcd efgh ijkl mnop')
const HOSTILE: [what: string, block: (at: number) => string, subject: (at: number) => string][] = [
  ['a post each', (at) => long(`CARGO ${at}: CONTADOR`), (at) => long(`Contador ${at}`)],
  [
    'parts for many, with long names',
    (at) =>
      at % 2 ? long(`CARGO ${at}: CONTADOR`) : `${long(`${at}`).slice(0, -30)} – CONHECIMENTOS BÁSICOS`,
    (at) => `Direito ${at}`,
  ],
  ['spaces and parentheses', () => `a${' '.repeat(498)}b`, () => `cargo${')'.repeat(495)}`],
]

it.each(HOSTILE)(
  'an edital of as many subjects as it may have, %s, keeps nobody waiting',
  (_, block, subject) => {
    const size = FORMAT_LIMITS.subjects / FORMAT_LIMITS.blocks
    const blocos = Array.from({ length: FORMAT_LIMITS.blocks }, (_, at) => ({
      id: `b${at}`,
      nome: block(at),
      disciplinas: Array.from({ length: size }, (_, of) => ({
        id: `s${at}.${of}`,
        nome: subject(at * size + of),
        topicos: [],
      })),
    }))
    expect(cpuMs(() => postsOf({ blocos }))).toBeLessThan(2000)
  },
)

it('a text with thousands of posts asks for no choice', () => {
  const disciplinas = Array.from({ length: 3000 }, (_, at) => ({
    id: `s${at}`,
    nome: `Contador ${at}`,
    topicos: [],
  }))
  expect(postsOf({ blocos: [{ id: 'b', nome: 'Parte', disciplinas }] })).toEqual([])
})
