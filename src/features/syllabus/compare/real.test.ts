import { Compile } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import banco from '../../../../harness/retificacoes/bb-2022-retificacao-04-01.json' with { type: 'json' }
import dataprev from '../../../../harness/retificacoes/dataprev-2026-retificacao-29-07.json' with {
  type: 'json',
}
import { type DocumentTopic, PUBLISHED_SCHEMA, type SyllabusDocument } from '../format/contract.ts'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import type { Topic, Tree } from '../tree.ts'
import { amend } from './amend.ts'
import { compare } from './compare.ts'
import { type Comparison, summaryOf } from './contract.ts'

const schema = Compile(PUBLISHED_SCHEMA)

interface Truth {
  blocks: (Tree['blocks'][number] & { cargo?: string })[]
}

/** The document of a tree whose topics have ids of their own, and those ids by the document's. */
function read({ blocks }: Truth) {
  const plain = documentOf({ blocks })
  const document: SyllabusDocument = {
    ...plain,
    blocos: plain.blocos.map((block, index) => {
      const { cargo } = blocks[index] ?? {}
      return cargo ? { ...block, cargo } : block
    }),
  }
  const walk = (topics: readonly Topic[]): string[] =>
    topics.flatMap((topic) => [(topic as Topic & { id: string }).id, ...walk(topic.children ?? [])])
  const own = blocks.flatMap(({ subjects }) => subjects.flatMap(({ topics }) => walk(topics)))
  return {
    document,
    own: new Map(topicsOf(document).map(({ topic }, index) => [topic.id, own[index] ?? ''])),
  }
}

function compared(before: SyllabusDocument, after: SyllabusDocument): Comparison {
  const comparison = compare(before, after)
  if ('wrong' in comparison) throw new Error(comparison.wrong)
  return comparison
}

const sorted = (lines: { op: string; before: string[]; after: string[] }[]) =>
  lines.map(({ op, before, after }) => `${op} ${before.join()} ${after.join()}`).sort()

describe.each([
  ['Banco do Brasil 2022, published again with other dates', banco],
  ['Dataprev 2026, published again with one norm changed', dataprev],
])('the retificação of %s', (_name, truth) => {
  const before = read(truth.antes as Truth)
  const after = read(truth.depois as Truth)
  const comparison = compared(before.document, after.document)

  it('is what the act says, topic by topic', () => {
    const lines = comparison.lines.map(({ op, before: one, after: other }) => ({
      op,
      before: one.map((id) => before.own.get(id) ?? id),
      after: other.map((id) => after.own.get(id) ?? id),
    }))
    expect(sorted(lines)).toEqual(sorted(truth.diff as typeof lines))
  })

  it('makes a version of the format in which every topic kept its id', () => {
    const amended = amend(before.document, after.document, {}, { nome: 'Retificação', data: '2026-07-29' })
    if ('wrong' in amended) throw new Error(amended.wrong)
    expect(schema.Errors(amended.document)[1]).toEqual([])
    const ids = (of: SyllabusDocument) => topicsOf(of).map(({ topic }: { topic: DocumentTopic }) => topic.id)
    expect(ids(amended.document)).toEqual(ids(before.document))
    expect(topicsOf(amended.document).map(({ topic }) => topic.texto)).toEqual(
      topicsOf(after.document).map(({ topic }) => topic.texto),
    )
    expect(amended.document.atos).toEqual([{ n: 1, nome: 'Retificação', data: '2026-07-29' }])
  })
})

it('says that nothing changed to be studied', () => {
  const same = compared(read(banco.antes as Truth).document, read(banco.depois as Truth).document)
  expect(same.unchanged).toBe(true)
  expect(summaryOf(same)).toBe('Nada mudou para estudar.')
})

it('asks about the norm that is another', () => {
  const changed = compared(read(dataprev.antes as Truth).document, read(dataprev.depois as Truth).document)
  expect(changed.lines.filter(({ op }) => op !== 'same')).toMatchObject([{ asks: true, other_norm: true }])
  expect(summaryOf(changed)).toBe('1 com texto mudado (confira).')
})
