import { describe, expect, it } from 'vitest'
import {
  boardEdital,
  catalogueEditais,
  daysOf,
  materialOf,
  withoutCounts,
} from '../../../harness/first-week.ts'
import { guideFrom } from './answer.ts'

const DAY = '2026-03-02'

const BOARDS = [
  boardEdital('as-fgv-sefaz', 'Auditor Fiscal da Receita Estadual', 'FGV'),
  boardEdital('as-fcc-revenue', 'Auditor Fiscal', 'FCC'),
  boardEdital('as-police-lead', 'Soldado'),
  boardEdital('as-city-guard-slashes', 'Guarda Municipal'),
  boardEdital('as-idecan-traffic', 'Agente de Trânsito', 'Idecan'),
  boardEdital('tjdft-2022-fgv', 'Analista Judiciário', 'FGV'),
  boardEdital('senado-2022-policial-fgv', 'Policial Legislativo', 'FGV'),
  boardEdital('as-vunesp', 'Oficial Administrativo', 'Vunesp'),
]
const UNTOLD = [...catalogueEditais(), ...BOARDS].map(withoutCounts)

const sharesIn = (material: ReturnType<typeof materialOf>) =>
  new Map(material.topics.map(({ subject, part_share }) => [subject, part_share]))

describe.each(UNTOLD.map((document) => [document.id, document] as const))(
  'the first advice for %s, which says no weights',
  (_id, document) => {
    const material = materialOf(document)
    const week = daysOf(material, DAY, 7)

    it('begins with a subject of which no other is likely to count much more', () => {
      const shares = sharesIn(material)
      expect(shares.get(week[0]?.subject ?? '')).toBeGreaterThan(0.7 * Math.max(...shares.values()))
    })

    it('has more than one subject on the first day, and never the same twice in a row', () => {
      const first = week.filter(({ day }) => day === 0).map(({ subject }) => subject)
      expect(first).toEqual(first.filter((subject, at) => subject !== first[at - 1]))
      expect(new Set(first).size).toBeGreaterThan(1)
    })

    it('gives each of its large subjects a turn within the week', () => {
      const large = [...sharesIn(material)].filter(([, share]) => share > 0.12)
      const seen = new Set(week.map(({ subject }) => subject))
      for (const [subject] of large) expect(seen).toContain(subject)
    })

    it.skipIf(sharesIn(material).size < 3)('offers other subjects to who wants something else', () => {
      const { steps, others } = guideFrom(material, { day: DAY, minutes: 120 })
      const subjects = others.map(({ subject }) => subject).filter((one) => one !== steps[0]?.subject)
      expect(new Set(subjects).size).toBe(2)
      expect(others.length - subjects.length).toBeLessThanOrEqual(1)
    })
  },
)

describe('the reasons of a first week', () => {
  const all = [...UNTOLD, ...catalogueEditais()]

  it('are each given three times at most, to the student of one edital and to those of twenty', () => {
    const weeks = all.map((document) => daysOf(materialOf(document), DAY, 7))
    for (const week of weeks) expect(mostOften(week)).toBeLessThanOrEqual(3)
    // Two positions of one body ask nearly the same, and so do two years.
    const exams = UNTOLD.filter((one, at) => UNTOLD.findIndex(({ orgao }) => orgao === one.orgao) === at)
    const days = exams.slice(0, 20).map((document) => daysOf(materialOf(document), DAY, 7).slice(0, 5))
    expect(days.flat().length).toBe(100)
    expect(mostOften(days.flat())).toBeLessThanOrEqual(3)
  })

  it('have a figure or a cause, and never say of a topic that it is next as it is next', () => {
    for (const document of all) {
      for (const { reason } of daysOf(materialOf(document), DAY, 7)) {
        expect(reason).not.toMatch(/é o próximo|visto ainda|vistos$/)
        expect(reason).toMatch(/\d|único|o edital não diz/)
      }
    }
  })
})

function mostOften(said: readonly { readonly reason: string }[]): number {
  const counts = Map.groupBy(said, ({ reason }) => reason)
  return Math.max(...[...counts.values()].map(({ length }) => length))
}
