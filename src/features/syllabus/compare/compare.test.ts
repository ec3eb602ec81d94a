import { describe, expect, it } from 'vitest'
import { comparedOf, difference, edital } from '../../../../harness/editais/difference.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'
import { amend } from './amend.ts'
import { compare } from './compare.ts'
import { DECISION_REFUSALS, summaryOf } from './contract.ts'

const portugues = edital(`
PORTUGUÊS:
1 Compreensão de textos
2 Ortografia oficial
3 Crase
`)

describe('an edital that is published again', () => {
  it.each([
    ['the same', 'PORTUGUÊS:\n1 Compreensão de textos\n2 Ortografia oficial\n3 Crase'],
    [
      'letters composed in another way',
      'PORTUGUÊS:\n1 Compreensão de textos\n2 Ortograﬁa oficial\n3 Crase'.normalize('NFD'),
    ],
    ['capitals and stops', 'Português:\n1 COMPREENSÃO DE TEXTOS.\n2 Ortografia oficial;\n3 Crase.'],
  ])('with %s changes nothing that is to be studied', (_name, text) => {
    const comparison = comparedOf(portugues, edital(text))
    expect(comparison).toMatchObject({ unchanged: true, counts: { same: 3 }, frame: [] })
  })

  it('with other numbers is renumbered; no number is taken for a topic', () => {
    const after = edital('PORTUGUÊS:\n1 Crase\n2 Compreensão de textos\n3 Ortografia oficial')
    expect(difference(portugues, after)).toEqual([
      'renumbered Compreensão de textos → Compreensão de textos',
      'renumbered Ortografia oficial → Ortografia oficial',
      'renumbered Crase → Crase',
    ])
    expect(comparedOf(portugues, after).unchanged).toBe(true)
  })

  it('with other topics under the old numbers has lost the old and gained new ones', () => {
    const after = edital('PORTUGUÊS:\n1 Figuras de linguagem\n2 Ortografia oficial\n3 Regência verbal')
    expect(difference(portugues, after)).toEqual([
      'removed Compreensão de textos',
      'removed Crase',
      'added Figuras de linguagem',
      'added Regência verbal',
    ])
  })
})

describe('a retificação', () => {
  it('words topics anew, and asks', () => {
    const before = edital(
      'DIREITO:\n1 Noções de licitações públicas e contratos\n2 Atos administrativos\n3 Servidores',
    )
    const after = edital(
      'DIREITO:\n1 Licitações públicas e contratos administrativos\n2 Atos administrativos: conceito e espécies\n3 Servidores',
    )
    expect(difference(before, after)).toEqual([
      'reworded Noções de licitações públicas e contratos → Licitações públicas e contratos administrativos ?',
      'reworded Atos administrativos → Atos administrativos: conceito e espécies ?',
    ])
  })

  it('mends a misprint, and asks', () => {
    expect(
      difference(
        edital('PORTUGUÊS:\n1 Análsie sintática da oração'),
        edital('PORTUGUÊS:\n1 Análise sintática da oração'),
      ),
    ).toEqual(['reworded Análsie sintática da oração → Análise sintática da oração ?'])
  })

  it('recognises a resolution by its number, whatever its words, place and neighbours', () => {
    const before = edital(`
LEGISLAÇÃO DE TRÂNSITO:
1 Código de Trânsito Brasileiro
2 Resoluções do CONTRAN
  2.1 Equipamentos
    2.1.1 Resolução CONTRAN nº 900/2022 – penalidades
    2.1.2 Resolução CONTRAN nº 14, de 6 de fevereiro de 1998 – equipamentos obrigatórios
  2.2 Fiscalização
    2.2.1 Resolução CONTRAN nº 432, de 23 de janeiro de 2013 – fiscalização do consumo de álcool
`)
    const after = edital(`
LEGISLAÇÃO DE TRÂNSITO:
1 Código de Trânsito Brasileiro
2 Resoluções do CONTRAN
  2.1 Equipamentos
    2.1.1 Resolução CONTRAN nº 1013, de 16 de outubro de 2024 – sistema de livre passagem
  2.2 Fiscalização
    2.2.1 Resolução CONTRAN nº 432/2013 – dispõe sobre os procedimentos a serem adotados
    2.2.2 Resolução CONTRAN nº 900, de 09 de março de 2022 – consolida as normas sobre a padronização
`)
    expect(difference(before, after).map((line) => line.replace(' ?', ''))).toEqual([
      'moved+reworded Resolução CONTRAN nº 900/2022 – penalidades → Resolução CONTRAN nº 900, de 09 de março de 2022 – consolida as normas sobre a padronização',
      'removed Resolução CONTRAN nº 14, de 6 de fevereiro de 1998 – equipamentos obrigatórios',
      'reworded Resolução CONTRAN nº 432, de 23 de janeiro de 2013 – fiscalização do consumo de álcool → Resolução CONTRAN nº 432/2013 – dispõe sobre os procedimentos a serem adotados',
      'added Resolução CONTRAN nº 1013, de 16 de outubro de 2024 – sistema de livre passagem',
    ])
  })

  it('does not pair two laws of the same words', () => {
    const before = edital(
      'LEGISLAÇÃO:\n1 Lei nº 8.666/1993 e alterações\n2 Ética\n3 Lei nº 10.520/2002 e alterações',
    )
    const after = edital(
      'LEGISLAÇÃO:\n1 Ética\n2 Lei nº 14.133/2021 e alterações\n3 Lei nº 13.303/2016 e alterações',
    )
    expect(difference(before, after).filter((line) => line.startsWith('reworded'))).toEqual([])
  })

  it('pairs a law with the one that replaced it if both name the matter, and asks', () => {
    const before = edital(`DIREITO:
1 Atos administrativos
2 Licitações e contratos administrativos: Lei nº 8.666/1993 e alterações
3 Improbidade administrativa: Lei nº 8.429/1992`)
    const after = edital(`DIREITO:
1 Atos administrativos
2 Agentes públicos
3 Licitações e contratos administrativos: Lei nº 14.133/2021 e alterações
4 Improbidade administrativa: Lei nº 8.429/1992, com as alterações da Lei nº 14.230/2021`)
    expect(difference(before, after)).toEqual([
      'reworded Licitações e contratos administrativos: Lei nº 8.666/1993 e alterações → Licitações e contratos administrativos: Lei nº 14.133/2021 e alterações ?',
      'reworded Improbidade administrativa: Lei nº 8.429/1992 → Improbidade administrativa: Lei nº 8.429/1992, com as alterações da Lei nº 14.230/2021 ?',
      'added Agentes públicos',
    ])
  })

  it('asks about the same law with other articles', () => {
    const law = (articles: string) => edital(`DIREITO:\n1 Lei nº 8.112/1990${articles}\n2 Ética`)
    expect(difference(law(', arts. 1º a 20'), law(', arts. 116 a 182'))).toEqual([
      'reworded Lei nº 8.112/1990, arts. 1º a 20 → Lei nº 8.112/1990, arts. 116 a 182 ?',
    ])
    expect(difference(law(', arts. 1º a 20'), law(' (artigos 1 a 20)'))).toEqual([
      'reworded Lei nº 8.112/1990, arts. 1º a 20 → Lei nº 8.112/1990 (artigos 1 a 20)',
    ])
  })

  it('rewords several lines in a row, and asks about each', () => {
    const before = edital('TECNOLOGIA:\n1 Redes\n2 COBIT 5\n3 Depreciação\n4 Scrum')
    const after = edital('TECNOLOGIA:\n1 Redes\n2 COBIT 2019\n3 Depreciação, amortização e exaustão\n4 Scrum')
    expect(difference(before, after)).toEqual([
      'reworded COBIT 5 → COBIT 2019 ?',
      'reworded Depreciação → Depreciação, amortização e exaustão ?',
    ])
  })

  it('moves a topic to another subject, and one below another topic', () => {
    const before = edital(
      'DIREITO:\n1 Atos\n2 Lei de acesso à informação\nÉTICA:\n1 Código\n2 Moral\n  2.1 Valores',
    )
    const after = edital(
      'DIREITO:\n1 Atos\nÉTICA:\n1 Código\n  1.1 Valores\n2 Moral\n3 Lei de acesso à informação',
    )
    expect(difference(before, after)).toEqual([
      'moved Lei de acesso à informação → Lei de acesso à informação',
      'moved Valores → Valores',
    ])
  })

  it('puts headings over a flat list: what stands below them did not move', () => {
    const before = edital('LOGÍSTICA:\nGestão de estoques\nCurva ABC\nArmazenagem de vacinas\nRede de frio')
    const after = edital(
      'LOGÍSTICA:\nEstoques\n  Gestão de estoques\n  Curva ABC\nArmazenagem\n  Armazenagem de vacinas\n  Rede de frio',
    )
    expect(difference(before, after)).toEqual(['added Estoques', 'added Armazenagem'])
  })

  it('renames a subject, whose topics stay', () => {
    const after = edital(
      'LÍNGUA PORTUGUESA E REDAÇÃO:\n1 Compreensão de textos\n2 Ortografia oficial\n3 Crase',
    )
    const comparison = comparedOf(portugues, after)
    expect(difference(portugues, after)).toEqual([])
    expect(comparison).toMatchObject({ unchanged: false, frame: [{ kind: 'subject', op: 'renamed' }] })
    expect(summaryOf(comparison)).toBe('Mudaram só nomes de disciplinas ou blocos; os tópicos são os mesmos.')
  })

  it('pairs no topic of one position’s block with the other position’s', () => {
    const blocks = (first: string, second: string): SyllabusDocument => {
      const document = edital(`== Específicos\nBANCÁRIOS:\n${first}\n== Específicos\nBANCÁRIOS:\n${second}`)
      const cargos = ['Agente de Tecnologia', 'Agente Comercial']
      return {
        ...document,
        blocos: document.blocos.map((block, index) => ({ ...block, cargo: cargos[index] ?? null })),
      }
    }
    expect(
      difference(blocks('1 Câmbio\n2 Juros', '1 Seguros'), blocks('1 Juros', '1 Seguros\n2 Câmbio')),
    ).toEqual(['removed Câmbio', 'renumbered Juros → Juros', 'added Câmbio'])
  })

  it('keeps texts that are there twice apart by what stands above them', () => {
    const before = edital('DIREITO:\n1 Posse\n  1.1 Conceito\n2 Propriedade\n  2.1 Conceito')
    const after = edital('DIREITO:\n1 Propriedade\n  1.1 Conceito\n2 Usucapião\n3 Posse\n  3.1 Conceito')
    const comparison = comparedOf(before, after)
    const [, concept] = topicsOf(before)
    const line = comparison.lines.find(({ before: ids }) => ids[0] === concept?.topic.id)
    expect(line).toMatchObject({ op: 'renumbered', after: [topicsOf(after)[4]?.topic.id] })
  })
})

describe('the student decides', () => {
  const before = edital('DIREITO:\n1 Atos administrativos\n2 Poderes\n3 Bens')
  const after = edital('DIREITO:\n1 Atos administrativos: conceito e espécies\n2 Domínio público')
  const id = (document: SyllabusDocument, at: number) => topicsOf(document)[at]?.topic.id ?? ''

  it('that similar topics differ, and that two without a common word are one', () => {
    expect(difference(before, after, { [id(before, 0)]: [], [id(before, 2)]: [id(after, 1)] })).toEqual([
      'removed Atos administrativos',
      'removed Poderes',
      'reworded Bens → Domínio público',
      'added Atos administrativos: conceito e espécies',
    ])
  })

  it('that two became one: the second goes to the archive and says into what', () => {
    const decisions = { [id(before, 1)]: [id(after, 1)], [id(before, 2)]: [id(after, 1)] }
    const amended = amend(before, after, decisions)
    if ('wrong' in amended) throw new Error(amended.wrong)
    expect(amended.document.arquivo).toMatchObject([{ id: id(before, 2), texto: 'Bens', ate: 1 }])
    expect(amended.document.mudancas).toContainEqual({
      versao: 2,
      op: 'unido',
      id: id(before, 2),
      para: [id(before, 1)],
    })
    expect(topicsOf(amended.document)[1]?.topic).toMatchObject({
      id: id(before, 1),
      texto: 'Domínio público',
    })
  })

  it('only about topics that exist', () => {
    expect(compare(before, after, { tx: [] })).toEqual({ wrong: DECISION_REFUSALS.unknown })
    expect(amend(before, after, { [id(before, 0)]: ['tx'] })).toEqual({ wrong: DECISION_REFUSALS.unknown })
  })
})
