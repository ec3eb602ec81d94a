import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { FORMAT_LIMITS, type SyllabusDocument } from '../format/contract.ts'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { applyChange, applyChanges, newTopicIds } from './apply.ts'
import { REFUSALS, TreeChange } from './contract.ts'

const changeSchema = Compile(TreeChange)

const base = documentOf({
  blocks: [
    {
      name: 'Básicos',
      questions: 30,
      subjects: [
        {
          name: 'Português',
          topics: [
            { num: '1', text: 'Crase', children: [{ num: '1.1', text: 'Casos' }] },
            { num: '2', text: 'Pontuação' },
          ],
        },
        { name: 'Direito', topics: [{ text: 'Lei nº 8.112/1990' }] },
      ],
    },
    { name: 'Específicos', subjects: [] },
  ],
})

const idOf = (text: string, document = base): string => {
  const node = [
    ...document.blocos.flatMap((block) =>
      [block, ...block.disciplinas].map(({ id, nome }) => ({ id, text: nome })),
    ),
    ...topicsOf(document).map(({ topic: { id, texto } }) => ({ id, text: texto })),
  ].find((one) => one.text === text)
  return node?.id ?? `no ${text}`
}

function changed(change: TreeChange, document = base): SyllabusDocument {
  expect(changeSchema.Errors(change)[1]).toEqual([])
  const outcome = applyChange(document, change)
  if ('wrong' in outcome) throw new Error(outcome.wrong)
  return outcome.document
}

const outline = (document: SyllabusDocument) =>
  document.blocos.map(({ nome, disciplinas }) => [
    nome,
    ...disciplinas.map((subject) => [
      subject.nome,
      ...topicsOf({ blocos: [{ id: 'x', nome: '', disciplinas: [subject] }] }).map(
        ({ topic, depth }) => `${'  '.repeat(depth)}${[topic.num, topic.texto].filter(Boolean).join(' ')}`,
      ),
    ]),
  ])

describe('a student who mends the tree', () => {
  it('rewords a topic, which keeps its id', () => {
    const document = changed({ op: 'rename', id: idOf('Crase'), text: ' Crase e\nacento ', num: null })
    expect(topicsOf(document)[0]?.topic).toMatchObject({ id: idOf('Crase'), texto: 'Crase e acento' })
    expect(topicsOf(document)[0]?.topic).not.toHaveProperty('num')
    expect(topicsOf(document)[0]?.topic.filhos).toHaveLength(1)
    expect(
      changed({ op: 'rename', id: idOf('Direito'), text: 'Direito Administrativo' }).blocos[0]?.disciplinas[1]
        ?.nome,
    ).toBe('Direito Administrativo')
  })

  it('moves a topic with the topics below it: to a subject, into a topic, up and down', () => {
    const moved = changed({ op: 'move', id: idOf('Crase'), to: idOf('Direito'), at: 0 })
    expect(outline(moved)[0]).toEqual([
      'Básicos',
      ['Português', '2 Pontuação'],
      ['Direito', '1 Crase', '  1.1 Casos', 'Lei nº 8.112/1990'],
    ])
    const down = changed({ op: 'move', id: idOf('Crase'), to: idOf('Português'), at: 1 })
    expect(outline(down)[0]?.[1]).toEqual(['Português', '2 Pontuação', '1 Crase', '  1.1 Casos'])
    const inside = changed({ op: 'move', id: idOf('Pontuação'), to: idOf('Casos') })
    expect(outline(inside)[0]?.[1]).toEqual(['Português', '1 Crase', '  1.1 Casos', '    2 Pontuação'])
  })

  it('joins a torn topic, and the archive names the topic that it went into', () => {
    const document = changed({ op: 'join', id: idOf('Pontuação'), other: idOf('Crase') })
    expect(outline(document)[0]?.[1]).toEqual(['Português', '2 Pontuação. Crase', '  1.1 Casos'])
    expect(document.arquivo).toMatchObject([{ id: idOf('Crase'), texto: 'Crase', disciplina: 'Português' }])
    expect(document.mudancas).toEqual([
      { versao: 1, op: 'unido', id: idOf('Crase'), para: [idOf('Pontuação')] },
    ])
    const subjects = changed({ op: 'join', id: idOf('Português'), other: idOf('Direito'), text: 'Tudo' })
    expect(subjects.blocos[0]?.disciplinas.map(({ nome, topicos }) => [nome, topicos.length])).toEqual([
      ['Tudo', 3],
    ])
  })

  it('splits a topic: the first part keeps the id and the children', () => {
    const [first = '', second = ''] = newTopicIds(base, 'Português', ['Crase', 'Ponto'])
    expect(first).toBe(`${idOf('Crase')}-2`)
    const document = changed({
      op: 'split',
      id: idOf('Crase'),
      text: 'Crases',
      parts: [
        { id: first, text: 'Crase' },
        { id: second, num: '3', text: 'Ponto' },
      ],
    })
    expect(outline(document)[0]?.[1]).toEqual([
      'Português',
      '1 Crases',
      '  1.1 Casos',
      'Crase',
      '3 Ponto',
      '2 Pontuação',
    ])
  })

  it('weighs a subject and a topic, and takes the weights back', () => {
    const weighed = changed({ op: 'weigh', id: idOf('Direito'), questoes: 12, peso: 1.5, minimo: 50 })
    expect(weighed.blocos[0]?.disciplinas[1]).toMatchObject({ questoes: 12, peso: 1.5, minimo: 50 })
    expect(
      changed({ op: 'weigh', id: idOf('Direito'), questoes: null, peso: null, minimo: null }, weighed),
    ).toEqual(base)
    const high = changed({ op: 'weigh', id: idOf('Casos'), importancia: 'alta' })
    expect(topicsOf(high)[1]?.topic.importancia).toBe('alta')
  })

  it('takes a subject out and brings it back as it was', () => {
    const out = changed({ op: 'remove', id: idOf('Português') })
    expect(out.arquivo?.map(({ texto, tipo }) => [texto, tipo])).toEqual([
      ['Português', 'disciplina'],
      ['Crase', undefined],
      ['Casos', undefined],
      ['Pontuação', undefined],
    ])
    expect(changed({ op: 'restore', id: idOf('Português'), to: idOf('Básicos'), at: 0 }, out)).toEqual({
      ...base,
      arquivo: [],
    })
  })

  it('does not bring back a topic that had left before', () => {
    const out = changed({ op: 'remove', id: idOf('Crase') }, changed({ op: 'remove', id: idOf('Casos') }))
    const back = changed({ op: 'restore', id: idOf('Crase'), to: idOf('Português'), at: 0 }, out)
    expect(outline(back)[0]?.[1]).toEqual(['Português', '1 Crase', '2 Pontuação'])
    expect(back.arquivo?.map(({ texto }) => texto)).toEqual(['Casos'])
  })

  it('adds topics, subjects and blocks', () => {
    const made = applyChanges(base, [
      { op: 'add', kind: 'block', id: 'novo', text: 'Novo', to: null },
      { op: 'add', kind: 'subject', id: 'inf', text: 'Informática', to: 'novo' },
      { op: 'add', kind: 'topic', id: 'rede', num: '1', text: 'Redes', to: 'inf' },
    ])
    expect('document' in made && outline(made.document)[2]).toEqual(['Novo', ['Informática', '1 Redes']])
  })

  const deep = (levels: number) =>
    documentOf({
      blocks: [{ name: 'B', subjects: [{ name: 'S', topics: [{ text: 'solto' }, ...nested(levels)] }] }],
    })
  const nested = (levels: number): { text: string; children?: never[] }[] =>
    levels === 0 ? [] : [{ text: `n${levels}`, children: nested(levels - 1) as never[] }]

  it.each<[string, TreeChange, string]>([
    ['something that is gone', { op: 'rename', id: 'x', text: 'a' }, REFUSALS.gone],
    ['no text', { op: 'rename', id: idOf('Crase'), text: ' \u200b ' }, REFUSALS.noText],
    ['characters of no text', { op: 'rename', id: idOf('Crase'), text: 'a\u0007' }, REFUSALS.control],
    ['too long a name', { op: 'rename', id: idOf('Direito'), text: 'a'.repeat(501) }, REFUSALS.tooLong(500)],
    ['a subject into a topic', { op: 'move', id: idOf('Direito'), to: idOf('Crase') }, REFUSALS.badPlace],
    ['a topic among blocks', { op: 'move', id: idOf('Crase'), to: null }, REFUSALS.badPlace],
    ['a topic into itself', { op: 'move', id: idOf('Crase'), to: idOf('Casos') }, REFUSALS.intoItself],
    ['a topic to a place that is gone', { op: 'move', id: idOf('Crase'), to: 'x' }, REFUSALS.gone],
    ['a topic to a subject', { op: 'join', id: idOf('Crase'), other: idOf('Direito') }, REFUSALS.joinKinds],
    ['a topic to one below it', { op: 'join', id: idOf('Casos'), other: idOf('Crase') }, REFUSALS.joinAbove],
    [
      'a subject',
      { op: 'split', id: idOf('Direito'), text: 'a', parts: [{ id: 'y', text: 'b' }] },
      REFUSALS.splitKind,
    ],
    ['half a question', { op: 'weigh', id: idOf('Direito'), questoes: 1.5 }, REFUSALS.badQuestions],
    ['questions of a topic', { op: 'weigh', id: idOf('Crase'), questoes: 1 }, REFUSALS.weighKind],
    ['a minimum beyond all', { op: 'weigh', id: idOf('Direito'), minimo: 101 }, REFUSALS.badMinimum],
    [
      'a number too long',
      { op: 'rename', id: idOf('Crase'), text: 'a', num: '1'.repeat(41) },
      REFUSALS.badNumber,
    ],
    ['a bad id', { op: 'add', kind: 'topic', id: '<b>', text: 'a', to: idOf('Crase') }, REFUSALS.badId],
  ])('is told what is wrong with %s', (_name, change, wrong) => {
    expect(applyChange(base, change)).toEqual({ wrong })
  })

  it('is told that an id is taken, that there are too many levels, and that one block must stay', () => {
    const out = changed({ op: 'remove', id: idOf('Crase') })
    expect(
      applyChange(out, { op: 'add', kind: 'topic', id: idOf('Crase'), text: 'a', to: idOf('Direito') }),
    ).toEqual({
      wrong: REFUSALS.takenId,
    })
    const full = deep(FORMAT_LIMITS.depth)
    expect(applyChange(full, { op: 'move', id: idOf('solto', full), to: idOf('n1', full) })).toEqual({
      wrong: REFUSALS.tooDeep,
    })
    expect(changed({ op: 'move', id: idOf('solto', full), to: idOf('n2', full) }, full)).toBeDefined()
    expect(applyChange(full, { op: 'remove', id: idOf('B', full) })).toEqual({ wrong: REFUSALS.lastBlock })
  })
})

describe('a document that is changed', () => {
  it('keeps fields that the format does not know', () => {
    const [block] = base.blocos
    const document = {
      ...base,
      extra: { a: [1] },
      blocos: [{ ...block, cor: 'azul' }, ...base.blocos.slice(1)],
    } as SyllabusDocument
    const out = changed(
      { op: 'remove', id: idOf('Básicos') },
      changed({ op: 'rename', id: idOf('Crase'), text: 'Acento' }, document),
    )
    const back = changed({ op: 'restore', id: idOf('Básicos'), to: null, at: 0 }, out)
    expect(back).toMatchObject({ extra: { a: [1] }, blocos: [{ cor: 'azul' }, {}] })
  })

  it('may have 3,000 topics', () => {
    const topics = Array.from({ length: 3_000 }, (_, index) => ({ text: `Tópico ${index}` }))
    const big = documentOf({ blocks: [{ name: 'B', subjects: [{ name: 'S', topics }] }] })
    const move = { op: 'move', id: idOf('Tópico 2999', big), to: idOf('S', big), at: 0 } as const
    expect(cpuMs(() => changed(move, big))).toBeLessThan(100)
  })
})
