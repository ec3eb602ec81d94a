import { describe, expect, it } from 'vitest'
import { difference, edital } from '../../../../harness/editais/difference.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'

describe('a retificação', () => {
  it('splits a topic, and asks', () => {
    const before = edital('LOGÍSTICA:\n1 Armazenagem, transporte e distribuição de medicamentos\n2 Compras')
    const after = edital(
      'LOGÍSTICA:\n1 Armazenagem de medicamentos\n2 Transporte de medicamentos\n3 Distribuição\n4 Compras',
    )
    expect(difference(before, after)).toEqual([
      'split Armazenagem, transporte e distribuição de medicamentos → Armazenagem de medicamentos + Transporte de medicamentos + Distribuição ?',
      'renumbered Compras → Compras',
    ])
  })

  it('splits a short different part off a topic, and asks', () => {
    const before = edital(
      'PORTUGUÊS:\n1 Compreensão e interpretação de textos de gêneros variados; crase\n2 Ortografia',
    )
    const after = edital(
      'PORTUGUÊS:\n1 Compreensão e interpretação de textos de gêneros variados\n2 Crase\n3 Ortografia',
    )
    expect(difference(before, after)).toEqual([
      'split Compreensão e interpretação de textos de gêneros variados; crase → Compreensão e interpretação de textos de gêneros variados + Crase ?',
      'renumbered Ortografia → Ortografia',
    ])
  })

  it('makes one of two or three that follow each other, and asks', () => {
    const before = edital(
      'DIREITO:\n1 Atos administrativos\n2 Poderes\n3 Licitações\n4 Contratos administrativos\n5 Bens',
    )
    const after = edital(
      'DIREITO:\n1 Atos administrativos\n2 Poderes\n3 Licitações e contratos administrativos\n4 Bens',
    )
    expect(difference(before, after)).toEqual([
      'joined Licitações + Contratos administrativos → Licitações e contratos administrativos ?',
      'renumbered Bens → Bens',
    ])
    const names = 'Juros simples, juros compostos e descontos'
    expect(
      difference(
        edital('MATEMÁTICA:\n1 Juros simples\n2 Juros compostos\n3 Descontos\n4 Funções'),
        edital(`MATEMÁTICA:\n1 ${names}\n2 Funções`),
      ),
    ).toEqual([
      `joined Juros simples + Juros compostos + Descontos → ${names} ?`,
      'renumbered Funções → Funções',
    ])
  })

  it('makes one of three that begin with the same word, and asks', () => {
    const whole = 'Poder Legislativo, Poder Executivo e Poder Judiciário'
    expect(
      difference(
        edital('DIREITO:\n1 Poder Legislativo\n2 Poder Executivo\n3 Poder Judiciário\n4 Bens'),
        edital(`DIREITO:\n1 ${whole}\n2 Bens`),
      ),
    ).toEqual([
      `joined Poder Legislativo + Poder Executivo + Poder Judiciário → ${whole} ?`,
      'renumbered Bens → Bens',
    ])
  })

  it('joins no topic that shares only a word with the new one', () => {
    const before = edital('DIREITO:\n1 Crimes contra a pessoa\n2 Crimes contra o patrimônio')
    const after = edital('DIREITO:\n1 Crimes contra a administração pública e lavagem de dinheiro')
    expect(difference(before, after).filter((line) => line.startsWith('joined'))).toEqual([])
  })
})

describe('the student decides', () => {
  const id = (document: SyllabusDocument, at: number) => topicsOf(document)[at]?.topic.id ?? ''

  it('that one of two topics that seem joined left; the other still asks', () => {
    const two = edital('DIREITO:\n1 Licitações\n2 Contratos administrativos')
    const one = edital('DIREITO:\n1 Licitações e contratos administrativos')
    expect(difference(two, one, { [id(two, 0)]: [] })).toEqual([
      'removed Licitações',
      'reworded Contratos administrativos → Licitações e contratos administrativos ?',
    ])
    expect(difference(two, one, { [id(two, 0)]: [id(one, 0)], [id(two, 1)]: [id(one, 0)] })).toEqual([
      'joined Licitações + Contratos administrativos → Licitações e contratos administrativos',
    ])
  })
})
