import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import { PRESETS } from '../scoring/presets.ts'
import type { Syllabus } from '../syllabus/contract.ts'
import { readFile as readEdital } from '../syllabus/exchange/read.ts'
import { exportAs } from '../syllabus/exchange/write.ts'
import { ruleFor } from './fitting.ts'
import { blocksOfEdital, examKeyOf, plainRuleOf, ruleOfEdital, targetIn } from './paper-from-edital.ts'

const edital = (blocos: unknown[], more: object = {}) =>
  ({
    target: { id: 7, position: 'Escriturário' },
    document: { formato: 'edital-aberto/1', id: 'x', versao: 1, blocos, ...more },
    subjects: [{ item: 'lp', subject_id: 3 }],
  }) as unknown as Syllabus

const BASIC = {
  id: 'cb',
  nome: 'Básicos',
  peso: 1.5,
  minimo: 50,
  disciplinas: [
    { id: 'lp', nome: 'Língua Portuguesa', questoes: 10, topicos: [] },
    { id: 'en', nome: 'Inglês', questoes: 5, topicos: [] },
  ],
}
const SPECIFIC = {
  id: 'ce',
  nome: 'Específicos',
  questoes: 20,
  disciplinas: [{ id: 'ti', nome: 'TI', topicos: [] }],
}

describe('the paper of an edital', () => {
  it('has its subjects with their questions, and a block as one subject if only the block has a number', () => {
    expect(
      blocksOfEdital(edital([BASIC, SPECIFIC]))?.map(({ name, group, subject_id, first, last }) => [
        name,
        group,
        subject_id,
        first,
        last,
      ]),
    ).toEqual([
      ['Língua Portuguesa', 'Básicos', 3, 1, 10],
      ['Inglês', 'Básicos', null, 11, 15],
      ['Específicos', '', null, 16, 35],
    ])
  })

  it('leaves out other positions’ subjects', () => {
    const other = { ...SPECIFIC, id: 'x', cargo: 'Médico' }
    const own = { ...SPECIFIC, cargo: 'ESCRITURÁRIO' }
    expect(blocksOfEdital(edital([BASIC, other, own]))?.at(-1)?.id).toBe('ce')
  })

  it('is unknown if the edital gives no number of questions', () => {
    expect(blocksOfEdital(edital([{ ...SPECIFIC, questoes: undefined }]))).toBeUndefined()
  })

  it('is scored by points and minimums if the edital has no rule', () => {
    const known = edital([BASIC, SPECIFIC])
    const rule = plainRuleOf(known, blocksOfEdital(known) ?? [], 'A-E')
    expect(rule.partes.map(({ valor, itens }) => [valor.certo, itens])).toEqual([
      [150, 15],
      [100, 20],
    ])
    expect(rule.minimos).toEqual([{ em: ['p1'], medida: 'percentual', valor: 5000 }])
  })

  it('is scored by the edital’s rule, unless it is unknown', () => {
    const prova = PRESETS[0]?.rule
    expect(ruleOfEdital(edital([], { prova }).document)).toBe(prova)
    for (const other of [undefined, 'x', {}, { partes: [] }, { partes: [{}], nota: {}, minimos: [] }])
      expect(ruleOfEdital(edital([], { prova: other }).document)).toBeUndefined()
  })
})

test.each(PRESETS)(
  'the rule of $name is the same in an edital that was exported and read again',
  ({ rule }) => {
    const { document } = edital(
      [{ id: 'b', nome: 'B', disciplinas: [{ id: 'd', nome: 'D', topicos: [{ id: 't', texto: 'Crase' }] }] }],
      { prova: rule },
    )
    const read = readEdital(exportAs('edital', document).text)
    expect('document' in read && ruleOfEdital(read.document)).toEqual(rule)
  },
)

it('a target has one paper of its real exam', () => {
  expect(targetIn(examKeyOf({ id: 7 }))).toBe(7)
  expect(targetIn('01890000-0000-7000-8000-000000000001')).toBeUndefined()
})

const documents = await Promise.all(
  (await readdir('catalogue')).map(async (name) => JSON.parse(await readFile(`catalogue/${name}`, 'utf8'))),
)
const ruled = documents.filter(({ prova }) => prova)

test.each(ruled)('the paper of $id is scored by all of its rule', (document) => {
  const { blocos, ...more } = document
  const known = { ...edital(blocos, more), target: { id: 7, position: document.cargo } } as Syllabus
  const rule = ruleOfEdital(document)
  const paper = { blocks: blocksOfEdital(known) ?? [], sheet: 'A-E' as const }
  const scored = ruleFor(paper, { whole: 'Prova', noSource: '' }, rule)
  expect(scored.partes.map(({ id, itens, valor }) => [id, itens, valor])).toEqual(
    rule?.partes.map(({ id, itens, valor }) => [id, itens, valor]),
  )
  expect(scored.minimos.map(({ valor }) => valor)).toEqual(rule?.minimos.map(({ valor }) => valor))
})
