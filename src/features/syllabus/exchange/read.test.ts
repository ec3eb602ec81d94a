import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { FORMAT_LIMITS, type SyllabusDocument } from '../format/contract.ts'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { idsOf, topicsOf } from '../format/walk.ts'
import { IMPORT_NOTES, IMPORT_REFUSALS, type Imported } from './contract.ts'
import { kindOf, readFile } from './read.ts'

const topic = (id: string, texto: string, filhos: unknown[] = []) => ({ id, texto, filhos })

const file = (more: object = {}, topicos: unknown[] = [topic('t1', 'Crase')]) =>
  JSON.stringify({
    formato: 'edital-aberto/1',
    id: 'e',
    versao: 1,
    blocos: [{ id: 'b', nome: 'B', disciplinas: [{ id: 'd', nome: 'D', topicos }] }],
    ...more,
  })

function taken(read: Imported): { document: SyllabusDocument; notes: readonly string[] } {
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}

const outline = (text: string) => treeOf(taken(readFile(text)).document).blocks

describe('a file of the open format', () => {
  it('is imported unchanged, with fields that the format does not know', () => {
    const text = file({ extra: { a: [1, null] }, corteLegislacao: null }, [
      { ...topic('t1', 'Crase'), cor: 'azul' },
    ])
    expect(taken(readFile(text))).toEqual({ document: JSON.parse(text), notes: [] })
    expect(readFile(`\ufeff${text}\n`)).toEqual(readFile(text))
  })

  it('shows markup as the text that it is, and loses what cannot be seen', () => {
    const text = file({}, [topic('t1', '<script>alert(1)</script>'), topic('t2', 'Cra\u0007\u202ese')])
    const { document, notes } = taken(readFile(text))
    expect(topicsOf(document).map((one) => one.topic.texto)).toEqual(['<script>alert(1)</script>', 'Crase'])
    expect(notes).toEqual([IMPORT_NOTES.cleaned(1)])
  })

  it('written by hand without ids is given some', () => {
    const text =
      '{"formato":"edital-aberto/1","blocos":[{"nome":"B","peso":null,"disciplinas":[{"nome":"D","topicos":[{"texto":"Crase"}]}]}]}'
    const { document, notes } = taken(readFile(text))
    expect(notes).toEqual([IMPORT_NOTES.idsMade(3)])
    expect(idsOf(document).size).toBe(3)
    expect(document.blocos[0]).not.toHaveProperty('peso')
    expect(readFile(text)).toEqual(readFile(text))
  })

  it('of a newer version is read as far as possible, and the student is told what was not understood', () => {
    const { document, notes } = taken(readFile(file({ formato: 'edital-aberto/2', trilhas: [1] })))
    expect(notes).toEqual([IMPORT_NOTES.newer('edital-aberto/2', ['trilhas'])])
    expect(document).toMatchObject({ formato: 'edital-aberto/1', trilhas: [1] })
  })
})

const nested = (levels: number): unknown[] =>
  levels === 0 ? [] : [topic(`n${levels}`, `n${levels}`, nested(levels - 1))]

describe('a file that is not taken', () => {
  it.each<[string, string, string]>([
    ['empty', ' \n', IMPORT_REFUSALS.empty],
    ['too large', ' '.repeat(FORMAT_LIMITS.file + 1), IMPORT_REFUSALS.tooLarge],
    ['cut off', file().slice(0, -5), ''],
    ['of another format', '{"formato":"outro/1"}', IMPORT_REFUSALS.otherFormat('outro/1')],
    ['of no format', '{"a":1}', IMPORT_REFUSALS.unknownJson],
    ['a list of numbers', '[1,2]', IMPORT_REFUSALS.unknownJson],
    ['an empty list', '[]', IMPORT_REFUSALS.unknownJson],
    ['plain text', 'LÍNGUA PORTUGUESA: 1 Crase. 2 Pontuação.', IMPORT_REFUSALS.unknownText],
    [
      'nested without end',
      `{"formato":"edital-aberto/1","a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      IMPORT_REFUSALS.tooNested,
    ],
    ['of too many levels', file({}, nested(13)), IMPORT_REFUSALS.tooDeep('n1')],
    ['of 20,000 topics', file({}, new Array(20_000).fill(topic('t', 'x'))), IMPORT_REFUSALS.tooMany(20_000)],
    ['of thousands of headings', '# A\n- b\n'.repeat(150_000), IMPORT_REFUSALS.tooMany(150_000)],
    ['of thousands of blocks', file({ blocos: new Array(100_000).fill({}) }), IMPORT_REFUSALS.tooManyBlocks],
    ['of 20,000 lines', `- a\n${'- Crase\n'.repeat(19_999)}`, IMPORT_REFUSALS.tooMany(20_000)],
    [
      'with double ids',
      file({}, [topic('t1', 'Crase'), topic('t1', 'Pontuação')]),
      IMPORT_REFUSALS.doubleId('t1', 'Crase', 'Pontuação'),
    ],
    [
      'inside itself',
      file({}, [topic('t1', 'Crase', [topic('t2', 'a', [topic('t1', 'Crase')])])]),
      IMPORT_REFUSALS.insideItself('t1'),
    ],
    [
      'with an archive that goes round',
      file({
        arquivo: [
          { id: 'x', texto: 'x', pai: 'y' },
          { id: 'y', texto: 'y', pai: 'x' },
        ],
      }),
      IMPORT_REFUSALS.archiveCycle('x'),
    ],
    [
      'with wrong fields',
      file({}, [{ id: 't1' }, { id: 't 2', texto: 7 }]),
      'O arquivo não segue o formato: blocos[0].disciplinas[0].topicos[0]: falta “texto”;',
    ],
    ['without topics', '{"disciplinas":[{"nome":"D","topicos":[]}]}', IMPORT_REFUSALS.noTopics],
  ])('because it is %s says what to do', (_name, text, wrong) => {
    const read = readFile(text)
    expect(read).toHaveProperty('wrong')
    expect('wrong' in read && read.wrong).toContain(wrong)
  })

  it('because it is cut off says in which line', () => {
    expect(readFile('{\n"formato": "edital-aberto/1"\n"id": 1}')).toEqual({
      wrong: IMPORT_REFUSALS.broken(3),
    })
  })

  it('is refused at once, however large', () => {
    const many = Array.from({ length: 40_000 }, (_, at) => at)
    const topics = many.map((at) => topic(`t${at}`, 'x'))
    const texts = [
      file({}, topics),
      `texto;nivel\n${many.map((at) => `a;${at}`).join('\n')}`,
      `texto;nivel\n"${'a'.repeat(4_000_000)}`,
    ]
    expect(cpuMs(() => texts.map((text) => readFile(text)))).toBeLessThan(3_000)
  })
})

const CRASE = { num: '1', text: 'Crase', children: [{ num: '1.1', text: 'Casos' }] }

describe('a file of another program', () => {
  it('is read from disciplines with nested contents, whose number is apart', () => {
    const text = JSON.stringify({
      meta: { orgao: 'TRT', cargo: 'Técnico', versao: '1.0' },
      disciplinas: [
        {
          nome: 'Português',
          conteudo: [
            {
              id: 1,
              indice: '1',
              titulo: '1 Crase',
              tipo: 'topico',
              filhos: [{ indice: '1.1', titulo: 'Casos', filhos: [] }],
            },
          ],
        },
      ],
    })
    const { document, notes } = taken(readFile(text))
    expect(document).toMatchObject({ orgao: 'TRT', cargo: 'Técnico' })
    expect(notes).toEqual([IMPORT_NOTES.fromOther])
    expect(treeOf(document).blocks).toEqual([
      { name: '', subjects: [{ name: 'Português', topics: [CRASE] }] },
    ])
  })

  it('is read from disciplines with topics as texts', () => {
    const text = JSON.stringify({
      disciplinas: [{ nome: 'D', topicos: ['1. Crase', { titulo: 'Atos', subtopicos: ['a', '5 forças'] }] }],
    })
    expect(outline(text)[0]?.subjects[0]?.topics).toEqual([
      { num: '1', text: 'Crase' },
      { text: 'Atos', children: [{ text: 'a' }, { text: '5 forças' }] },
    ])
  })

  it('is read from lists with levels', () => {
    const text = JSON.stringify([
      {
        nome: 'D',
        itens: [
          { numero: '1', nivel: 1, texto: 'A' },
          { numero: '1.1', nivel: 2, texto: 'B' },
        ],
      },
    ])
    expect(outline(text)[0]?.subjects).toEqual([
      { name: 'D', topics: [{ num: '1', text: 'A', children: [{ num: '1.1', text: 'B' }] }] },
    ])
  })

  it('is read from a Markdown list', () => {
    const text =
      '# TRT\n\n## Básicos\n### Português\n- 1 Crase\n  - 1.1 Casos\n* [x] Pontuação\n### Ética\n- Código\n## Específicos\n### Direito\n- Atos'
    expect(outline(text)).toEqual([
      {
        name: 'Básicos',
        subjects: [
          { name: 'Português', topics: [CRASE, { text: 'Pontuação' }] },
          { name: 'Ética', topics: [{ text: 'Código' }] },
        ],
      },
      { name: 'Específicos', subjects: [{ name: 'Direito', topics: [{ text: 'Atos' }] }] },
    ])
  })

  it('is read from indented text', () => {
    expect(outline('Português\n\t1. Crase\n\t\tCasos\n\t2. Pontuação')[0]?.subjects).toEqual([
      {
        name: 'Português',
        topics: [
          { num: '1', text: 'Crase', children: [{ text: 'Casos' }] },
          { num: '2', text: 'Pontuação' },
        ],
      },
    ])
  })

  it('is read from a table', () => {
    expect(
      outline('Disciplina;Nível;Número;Texto\r\nPortuguês;1;1;"Crase; ""à"""\r\nPortuguês;2;1.1;Casos\r\n')[0]
        ?.subjects,
    ).toEqual([
      {
        name: 'Português',
        topics: [{ num: '1', text: 'Crase; "à"', children: [{ num: '1.1', text: 'Casos' }] }],
      },
    ])
    expect(
      outline('conteudo,estudado,revisado\nPORTUGUÊS:,0,0\n1.1 Crase,0,0\nÉTICA,,\nCódigo,,')[0]?.subjects,
    ).toEqual([
      { name: 'PORTUGUÊS', topics: [{ num: '1.1', text: 'Crase' }] },
      { name: 'ÉTICA', topics: [{ text: 'Código' }] },
    ])
  })

  it.each([
    ['{"a":1}', 'json'],
    ['nivel;texto\n1;a', 'table'],
    ['- a\n- b', 'outline'],
    ['<?xml version="1.0"?><opml/>', 'markup'],
    ['CONHECIMENTOS: 1 Crase; 2 Ponto', 'text'],
    ['[12/05/2026 09:12] Ana: oi', 'text'],
  ])('%j is a %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })
})

it('a document as read from a text is taken again', () => {
  const document = documentOf({ blocks: [{ name: '', subjects: [{ name: 'D', topics: [{ text: 'A' }] }] }] })
  expect(readFile(JSON.stringify(document))).toEqual({ document, notes: [] })
})

it.each(['["', '\\"', '{"a":'])(
  'a file of %s without end is refused in time that grows with it alone',
  (part) => {
    const text = `[${part.repeat(100_000)}`
    expect(readFile(text)).toEqual({ wrong: expect.stringMatching(/\p{L}{3}.*\.$/u) })
    expect(cpuMs(() => readFile(text))).toBeLessThan(1000)
  },
)
