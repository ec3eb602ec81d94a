import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../harness/cpu-time.ts'
import { documents } from '../harness/syllabus.ts'
import { amend } from '../src/features/syllabus/compare/amend.ts'
import { compare } from '../src/features/syllabus/compare/compare.ts'
import type { Decisions } from '../src/features/syllabus/compare/contract.ts'
import { readFile } from '../src/features/syllabus/exchange/read.ts'
import type { SyllabusDocument } from '../src/features/syllabus/format/contract.ts'
import { documentOf, treeOf } from '../src/features/syllabus/format/tree-document.ts'
import { idsOf, topicsOf } from '../src/features/syllabus/format/walk.ts'

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
    const runs = fc.property(
      twoWithDecisions,
      ({ before, after, decisions: { nenhum: _none, ...decisions } }) => {
        const { document, comparison } = amended(before, after, decisions)
        expect(comparison.lines.flatMap((line) => line.before).sort()).toEqual(idsIn(before).sort())
        expect(comparison.lines.flatMap((line) => line.after).sort()).toEqual(idsIn(after).sort())
        expect([...idsOf(before)].filter((id) => !idsOf(document).has(id))).toEqual([])
        expect(topicsOf(document).map(({ topic: { num, texto } }) => [num, texto])).toEqual(
          topicsOf(after).map(({ topic: { num, texto } }) => [num, texto]),
        )
        expect(readFile(JSON.stringify(document))).toEqual({ document, notes: [] })
      },
    )
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

/** Topics of three words each that no other has, of which some that follow each other are made one. */
const joinable = fc
  .record({
    count: fc.integer({ min: 4, max: 12 }),
    size: fc.integer({ min: 2, max: 4 }),
    seed: fc.nat(1_000),
  })
  .chain(({ count, size, seed }) =>
    fc.record({ from: fc.nat(count - size), ...constants({ count, size, seed }) }),
  )

const constants = <T extends Record<string, number>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<number>
  }

const SYLLABLES = ['ba', 'cro', 'di', 'fle', 'gu', 'mor', 'ni', 'pla', 'so', 'tri', 'va', 'zel']
const word = (at: number) =>
  [at, at * 5 + 1, at * 7 + Math.floor(at / 12)].map((one) => SYLLABLES[one % SYLLABLES.length]).join('')

const ofTexts = (texts: readonly string[]) =>
  documentOf({
    blocks: [{ name: '', subjects: [{ name: 'Direito', topics: texts.map((text) => ({ text })) }] }],
  })

describe('topics that are made one, or of which several are made', () => {
  const runs = (check: (apart: SyllabusDocument, together: SyllabusDocument, parts: string[]) => void) =>
    fc.assert(
      fc.property(joinable, ({ count, size, seed, from }) => {
        const texts = Array.from({ length: count }, (_, at) =>
          [0, 1, 2].map((one) => word(seed + at * 3 + one)).join(' '),
        )
        const parts = texts.slice(from, from + size)
        const apart = ofTexts(texts)
        check(apart, ofTexts([...texts.slice(0, from), parts.join(', '), ...texts.slice(from + size)]), parts)
      }),
      { numRuns: 60 },
    )

  it('joined, the line asks, and the new one is the first of them and says what came into it', () => {
    runs((apart, together, parts) => {
      const { document, comparison } = amended(apart, together)
      const [line, ...more] = comparison.lines.filter(({ op }) => op !== 'same')
      expect(more).toEqual([])
      expect(line).toMatchObject({ op: 'joined', asks: true })
      expect(line?.before).toHaveLength(parts.length)
      const [kept = '', ...into] = line?.before ?? []
      expect(idsIn(document)).toContain(kept)
      expect(document.arquivo?.map(({ id }) => id)).toEqual(into)
      const joined = document.mudancas?.filter(({ op }) => op === 'unido')
      expect(joined?.map(({ id, para }) => [id, para])).toEqual(into.map((id) => [id, [kept]]))
    })
  })

  it('split, the line asks, one part goes on with its id and all are said to come of it', () => {
    runs((apart, together, parts) => {
      const { document, comparison } = amended(together, apart)
      const [line, ...more] = comparison.lines.filter(({ op }) => op !== 'same')
      expect(more).toEqual([])
      expect(line).toMatchObject({ op: 'split', asks: true })
      expect(line?.after).toHaveLength(parts.length)
      const [whole = ''] = line?.before ?? []
      expect(idsIn(document)).toContain(whole)
      expect(document.mudancas).toMatchObject([{ op: 'dividido', id: whole }])
      expect(document.mudancas?.[0]?.para).toHaveLength(parts.length)
    })
  })
})

describe('3,000 topics', () => {
  const topic = (at: number, more = '') => ({
    num: `${at}`,
    text: `Tópico ${at * 7919} sobre ${WORDS[at % WORDS.length]} e ${WORDS[(at * 31) % WORDS.length]} nº ${at}${more}`,
  })
  const WORDS =
    'licitações contratos servidores orçamento auditoria redes dados ética sintaxe crase juros'.split(' ')
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
    [
      'of which a tenth is worded anew',
      edital((at) => topic(at, at % 10 === 0 ? ' e suas alterações recentes' : '')),
    ],
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
    // Three times what an idle machine takes: neighbours on the machine cost processor time too.
    expect(Math.min(...times)).toBeLessThan(1_000)
  })
})
