import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../../harness/cpu-time.ts'
import { documents } from '../../../../harness/syllabus.ts'
import { readFile } from '../exchange/read.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { documentOf, treeOf } from '../format/tree-document.ts'
import { idsOf, topicsOf } from '../format/walk.ts'
import { amend } from './amend.ts'
import { compare } from './compare.ts'
import type { Decisions } from './contract.ts'

const idsIn = (document: SyllabusDocument) => topicsOf(document).map(({ topic }) => topic.id)

function amended(before: SyllabusDocument, after: SyllabusDocument, decisions: Decisions = {}) {
  const result = amend(before, after, decisions)
  if ('wrong' in result) throw new Error(result.wrong)
  return result
}

const twoWithDecisions = fc.tuple(documents, documents).chain(([before, after]) =>
  fc.record({
    before: fc.constant(before),
    after: fc.constant(after),
    decisions: fc.dictionary(fc.constantFrom(...idsIn(before), 'nenhum'), fc.subarray(idsIn(after)), {
      maxKeys: 4,
    }),
  }),
)

describe('whichever two editais are compared', () => {
  it('each topic stands in one line, and the new version has the new text and every id there ever was', () => {
    const runs = fc.property(twoWithDecisions, ({ before, after, decisions: { nenhum: _none, ...decisions } }) => {
      const { document, comparison } = amended(before, after, decisions)
      expect(comparison.lines.flatMap((line) => line.before).sort()).toEqual(idsIn(before).sort())
      expect(comparison.lines.flatMap((line) => line.after).sort()).toEqual(idsIn(after).sort())
      expect([...idsOf(before)].filter((id) => !idsOf(document).has(id))).toEqual([])
      expect(topicsOf(document).map(({ topic: { num, texto } }) => [num, texto])).toEqual(
        topicsOf(after).map(({ topic: { num, texto } }) => [num, texto]),
      )
      expect(readFile(JSON.stringify(document))).toEqual({ document, notes: [] })
    })
    fc.assert(runs, { numRuns: 60 })
  })

  it('an edital against itself, also once it was amended, has nothing new to be studied', () => {
    const runs = fc.property(documents, documents, (before, after) => {
      expect(compare(before, before)).toMatchObject({ unchanged: true })
      const { document } = amended(before, after)
      expect(compare(document, document)).toMatchObject({ unchanged: true })
      const again = amended(document, documentOf(treeOf(document)))
      expect(idsIn(again.document)).toEqual(idsIn(document))
      expect(again.document.versao).toBe(document.versao)
    })
    fc.assert(runs, { numRuns: 60 })
  })
})

describe('3,000 topics', () => {
  const topic = (at: number, more = '') => ({
    num: `${at}`,
    text: `Tópico ${at * 7919} sobre ${WORDS[at % WORDS.length]} e ${WORDS[(at * 31) % WORDS.length]} nº ${at}${more}`,
  })
  const WORDS = 'licitações contratos servidores orçamento auditoria redes dados ética sintaxe crase juros'.split(' ')
  const edital = (text: (at: number) => { num: string; text: string }) =>
    documentOf({
      blocks: [
        {
          name: 'B',
          subjects: Array.from({ length: 30 }, (_, subject) => ({
            name: `Disciplina ${subject}`,
            topics: Array.from({ length: 100 }, (_, at) => text(subject * 100 + at)),
          })),
        },
      ],
    })

  it.each([
    ['of which a tenth is worded anew', edital((at) => topic(at, at % 10 === 0 ? ' e suas alterações recentes' : ''))],
    [
      'of which each third is worded anew',
      edital((at) => topic(at, at % 3 === 0 ? ' e suas alterações recentes' : '')),
    ],
    ['all of them worded anew', edital((at) => topic(at, ' e suas alterações recentes'))],
    [
      'all of them others',
      edital((at) => ({ num: `${at}`, text: `Assunto ${at} de ${WORDS[(at * 7) % WORDS.length]}` })),
    ],
  ])('%s are compared without a wait', (_name, after) => {
    const before = edital(topic)
    // The first one in a process waits for the code to be compiled.
    compare(before, after)
    const times = [1, 2, 3, 4, 5].map(() => cpuMs(() => compare(before, after)))
    expect(Math.min(...times)).toBeLessThan(300)
  })
})
