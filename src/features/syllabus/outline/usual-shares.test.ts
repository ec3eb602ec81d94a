import { describe, expect, it } from 'vitest'
import { catalogueEditais } from '../../../../harness/first-week.ts'
import type { DocumentBlock } from '../format/contract.ts'
import { PAPERS } from './papers.ts'
import { usualShares } from './usual-shares.ts'

const sharesOf = (names: readonly string[], exam = {}, block = '') => {
  const shares = usualShares(
    names.map((name) => ({ name, block, size: 12 })),
    exam,
  )
  return new Map(names.map((name, at) => [name, shares[at] ?? Number.NaN]))
}

const pointsOf = ({ peso, disciplinas, questoes }: DocumentBlock) => {
  const told = disciplinas.reduce((sum, one) => sum + (one.questoes ?? 0) * (one.peso ?? peso ?? 1), 0)
  return told || (questoes ?? 0) * (peso ?? 1)
}

describe('the share of a subject in papers', () => {
  const known = catalogueEditais().filter(({ id }) => PAPERS.some(({ source }) => source === id))

  it('is as in the editais of the catalogue', () => {
    expect(known.length).toBeGreaterThanOrEqual(7)
    for (const { id, blocos } of known) {
      // How much each axis weighs there differs from post to post.
      if (id.startsWith('cnu')) continue
      const all = blocos.reduce((sum, block) => sum + pointsOf(block), 0)
      const own = blocos
        .filter(({ nome }) => /ESPEC/.test(nome))
        .reduce((sum, block) => sum + pointsOf(block), 0)
      const paper = PAPERS.find(({ source }) => source === id)
      expect(paper?.own, id).toBeCloseTo((100 * own) / all, 0)
      const portuguese = blocos.flatMap((block) =>
        block.disciplinas
          .filter(({ nome, questoes }) => /PORTUGUESA/i.test(nome) && questoes)
          .map(({ questoes = 0, peso }) => (100 * questoes * (peso ?? block.peso ?? 1)) / all),
      )
      if (portuguese[0] !== undefined) expect(paper?.asks.portuguese, id).toBeCloseTo(portuguese[0], 0)
    }
  })
})

describe('the usual share of a subject', () => {
  it('is largest for the career’s own subjects, then Portuguese, and small for the town’s history', () => {
    const shares = sharesOf(['História de Campina Grande', 'Língua Portuguesa', 'Legislação de Trânsito'], {
      position: 'Agente de Trânsito',
    })
    const [history = 0, portuguese = 0, traffic = 0] = shares.values()
    expect(traffic).toBeGreaterThan(2 * portuguese)
    expect(portuguese).toBeGreaterThan(3 * history)
  })

  it.each([
    ['Matemática', 'Professor de Matemática', 'Soldado'],
    ['Noções de Informática', 'Técnico em Informática', 'Escrivão'],
    ['Direito Administrativo', 'Analista – Direito', 'Enfermeiro'],
  ])('of %s is more for a %s than for a %s', (subject, its, other) => {
    const of = (position: string) => {
      const shares = sharesOf([subject, 'Língua Portuguesa', 'Atualidades', 'Ética'], { position })
      const all = [...shares.values()].reduce((sum, one) => sum + one, 0)
      return (shares.get(subject) ?? 0) / all
    }
    expect(of(its)).toBeGreaterThan(1.5 * of(other))
  })

  it('follows the papers of the edital’s own board more than others', () => {
    const portuguese = (board: string) =>
      sharesOf(['Língua Portuguesa', 'Direito Penal'], { board }).get('Língua Portuguesa') ?? 0
    expect(portuguese('Fundação Vunesp')).toBeGreaterThan(portuguese('Idecan'))
  })

  it('goes to the block of the career’s own subjects, whatever their names', () => {
    const [general, own] = usualShares([
      { name: 'Língua Portuguesa', block: 'CONHECIMENTOS BÁSICOS', size: 20 },
      { name: 'Informática', block: 'CONHECIMENTOS ESPECÍFICOS', size: 20 },
    ])
    expect(own).toBeGreaterThan(3 * (general ?? 0))
  })

  it('is the root of the subject’s size if its name says nothing', () => {
    expect(
      usualShares([
        { name: 'A', block: '', size: 4 },
        { name: 'B', block: '', size: 16 },
      ]),
    ).toEqual([2, 4])
  })
})
