import { describe, expect, it } from 'vitest'
import { comparedOf, edital } from '../../../../harness/editais/difference.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'
import { amend } from './amend.ts'
import type { Decisions } from './contract.ts'

const called = (name: string) =>
  edital(`${name}:\n1 Compreensão de textos\n2 Itens gramaticais\nÉTICA:\n1 Moral`)

function askedOf(before: SyllabusDocument, after: SyllabusDocument, decisions: Decisions = {}) {
  const { frame, lines } = comparedOf(before, after, decisions)
  return {
    subjects: frame.filter(({ asks }) => asks).length,
    topics: lines.filter(({ asks }) => asks).length,
  }
}

describe('a subject that has another name', () => {
  it.each([
    ['LÍNGUA INGLESA', 'LÍNGUA ESPANHOLA'],
    ['NOÇÕES DE DIREITO PENAL', 'NOÇÕES DE DIREITO CIVIL'],
    ['GESTÃO AGROPECUÁRIA', 'GESTÃO PESQUEIRA'],
    ['ZOOTECNIA', 'EXTENSÃO RURAL'],
    ['LEGISLAÇÃO DO CEARÁ', 'LEGISLAÇÃO DO PARÁ'],
  ])('asks once whether it is the same: %s → %s', (before, after) => {
    expect(askedOf(called(before), called(after))).toEqual({ subjects: 1, topics: 2 })
  })

  it.each([
    ['LÍNGUA INGLESA', 'INGLÊS'],
    ['NOÇÕES DE INFORMÁTICA', 'INFORMÁTICA'],
    ['LEGISLAÇÃO ESPECÍFICA DO IBGE', 'LEGISLAÇÃO APLICADA AO IBGE'],
    ['GEOPROCESAMENTO', 'GEOPROCESSAMENTO'],
    ['ZOOTECNIA', 'Zootecnia e extensão rural'],
  ])('is the same without a question: %s → %s', (before, after) => {
    expect(askedOf(called(before), called(after))).toEqual({ subjects: 0, topics: 0 })
  })
})

describe('a subject of a wider or narrower name', () => {
  const AUDIT = ['Normas de auditoria', 'Amostragem', 'Papéis de trabalho', 'Achados']
  const CONTROL = ['Sistemas de controle', 'Controle social', 'Tribunais de contas', 'Tomada de contas']
  const of = (name: string, topics: readonly string[]) =>
    edital(`${name}:\n${topics.join('\n')}\nÉTICA:\n1 Moral`)
  const [narrow, wide] = [of('AUDITORIA', AUDIT), of('AUDITORIA E CONTROLE', [...AUDIT, ...CONTROL])]

  it('asks once whether it is the same, where many of its topics came or left', () => {
    expect(askedOf(narrow, wide)).toEqual({ subjects: 1, topics: 4 })
    expect(askedOf(wide, narrow)).toEqual({ subjects: 1, topics: 4 })
  })

  it('is the same without a question if its topics stayed', () => {
    expect(askedOf(narrow, of('AUDITORIA E CONTROLE', [...AUDIT, 'Controle social']))).toEqual({
      subjects: 0,
      topics: 0,
    })
    expect(askedOf(wide, of('AUDITORIA', [...AUDIT, ...CONTROL.slice(1)]))).toEqual({
      subjects: 0,
      topics: 0,
    })
  })

  it('leaves where the student says that it is another', () => {
    const ids = topicsOf(narrow).filter(({ subject }) => subject.nome === 'AUDITORIA')
    const decisions = Object.fromEntries(ids.map(({ topic }) => [topic.id, []]))
    expect(comparedOf(narrow, wide, decisions).frame).toMatchObject([
      { kind: 'subject', op: 'removed' },
      { kind: 'subject', op: 'added' },
    ])
  })
})

describe('the student decides', () => {
  const [before, after] = [called('ZOOTECNIA'), called('EXTENSÃO RURAL')]
  const [first = '', second = ''] = topicsOf(before).map(({ topic }) => topic.id)
  const [text = '', grammar = ''] = topicsOf(after).map(({ topic }) => topic.id)
  const amended = (decisions: Decisions) => {
    const outcome = amend(before, after, decisions)
    if ('wrong' in outcome) throw new Error(outcome.wrong)
    return outcome.document
  }
  const idOf = ({ blocos }: SyllabusDocument) => blocos[0]?.disciplinas[0]?.id

  it('that it is the same: nothing is asked any more, and it stays', () => {
    const decisions = { [first]: [text], [second]: [grammar] }
    expect(askedOf(before, after, decisions)).toEqual({ subjects: 0, topics: 0 })
    expect(idOf(amended(decisions))).toBe(idOf(before))
  })

  it('that it is another: the old one goes to the archive with its topics', () => {
    const decisions = { [first]: [], [second]: [] }
    expect(comparedOf(before, after, decisions).frame).toMatchObject([{ op: 'removed' }, { op: 'added' }])
    const document = amended(decisions)
    expect(idOf(document)).not.toBe(idOf(before))
    expect(document.arquivo?.map(({ texto }) => texto)).toEqual([
      'ZOOTECNIA',
      'Compreensão de textos',
      'Itens gramaticais',
    ])
  })

  it('that it is the same except for one topic', () => {
    const decisions = { [first]: [] }
    expect(askedOf(before, after, decisions)).toEqual({ subjects: 1, topics: 1 })
    expect(idOf(amended(decisions))).toBe(idOf(before))
  })
})
