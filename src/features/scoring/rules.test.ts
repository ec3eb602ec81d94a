import { describe, expect, it, test } from 'vitest'
import type { ScoringRule } from './contract.ts'
import { PRESETS } from './presets.ts'
import { type Answered, blocksOf, score, type Tally } from './rules.ts'
import { brokenText, verdictText } from './verdict.ts'
import { worthOfBlanks, worthOfDoubts } from './worth.ts'

const ruleOf = (id: string): ScoringRule => {
  const found = PRESETS.find((preset) => preset.id === id)
  if (!found) throw new Error(`no preset ${id}`)
  return found.rule
}

/** Questions neither right nor wrong are blank, as on a sheet. */
function answers(rule: ScoringRule, counts: Record<string, number | [number, number]>): Answered {
  const tallies = rule.partes.flatMap(blocksOf).map(({ id, items }): [string, Tally] => {
    const count = counts[id] ?? 0
    const [right, wrong] = typeof count === 'number' ? [count, 0] : count
    return [id, { right, wrong, blank: items - right - wrong, double: 0, annulled: 0 }]
  })
  return { tallies: Object.fromEntries(tallies) }
}

const hundredths = (points: number) => Math.round(points * 100)

interface Example {
  readonly rule: string
  readonly when: string
  readonly counts: Record<string, number | [number, number]>
  readonly more?: Omit<Answered, 'tallies'>
  readonly total: number | null
  readonly out?: readonly string[]
}

const EXAMPLES: Example[] = [
  {
    rule: 'tcu-2025',
    when: '60 in all but 28 in P2',
    counts: { P1: [62, 30], P2: [60, 32] },
    total: 60,
    out: ['Conhecimentos Específicos'],
  },
  {
    rule: 'petrobras-2023',
    when: 'exactly on every minimum',
    counts: { P1: [20, 12], P2: [36, 14] },
    total: 30,
  },
  {
    rule: 'dataprev-2026',
    when: 'on the line',
    counts: { lp: 8, en: 5, rl: 2, at: 3, leg: 2, M2: 15 },
    total: 57.5,
  },
  {
    rule: 'dataprev-2026',
    when: 'zero in one discipline',
    counts: { lp: 8, en: 6, rl: 0, at: 4, leg: 2, M2: 15 },
    total: 57.5,
    out: ['Raciocínio Lógico'],
  },
  {
    rule: 'tjsc-2026',
    when: '59 right, one short in the specific part',
    counts: { G: 30, E: 29 },
    total: 59,
    out: ['Conhecimentos Específicos'],
  },
  {
    rule: 'tjsc-2026',
    when: 'the same on the quota list',
    counts: { G: 30, E: 29 },
    more: { list: 'cotas' },
    total: 59,
  },
  {
    rule: 'alrr-2026',
    when: 'the specific part is below the group',
    counts: { G: 25, E: 23 },
    more: { group: { G: { mean: 22, deviation: 6 }, E: { mean: 24, deviation: 5 } } },
    total: 103,
    out: ['Conhecimentos Específicos'],
  },
  { rule: 'sefaz-go-2025', when: 'above 60 % in both', counts: { CB: 50, CE: 49 }, total: 148 },
  { rule: 'sefaz-go-2025', when: 'exactly 60 %', counts: { CB: 50, CE: 48 }, total: 146 },
  {
    rule: 'sefaz-go-2025',
    when: 'one question below 60 %',
    counts: { CB: 50, CE: 47 },
    total: 144,
    out: ['Conhecimentos Específicos'],
  },
  {
    rule: 'bb-2022',
    when: 'every minimum is met',
    counts: { lp: 6, en: 1, mat: 3, mf: 2, prob: 2, ban: 3, ti: 19 },
    total: 52.5,
  },
  {
    rule: 'bb-2022',
    when: 'zero in English alone',
    counts: { lp: 7, en: 0, mat: 3, mf: 2, prob: 2, ban: 3, ti: 19 },
    total: 53,
    out: ['Língua Inglesa'],
  },
  {
    rule: 'caixa-2024',
    when: '14 of 30 in the basics',
    counts: { B: 14, E: 30 },
    total: 44,
    out: ['Conhecimentos Básicos'],
  },
  {
    rule: 'bndes-2024',
    when: 'English helps the rank, not the minimum',
    counts: { T: 12, LP: 6, EN: 5, E: 20 },
    total: 43,
    out: ['Conhecimentos Transversais', 'Língua Portuguesa', 'Conhecimentos Específicos'],
  },
  { rule: 'bndes-2024', when: 'one more in Portuguese', counts: { T: 12, LP: 7, EN: 5, E: 20 }, total: 44 },
  {
    rule: 'cnu-2024-b7',
    when: 'weights of axes and of stages',
    counts: { P1: 12, eixo1: 6, eixo2: 7, eixo3: 5, eixo4: 4, eixo5: 3 },
    more: { typed: { redacao: 7000, titulos: 4000 } },
    total: 58,
  },
  { rule: 'adapar-2025', when: 'every minimum at once', counts: { lp: 2, rl: 2, leg: 5, E: 16 }, total: 45 },
  {
    rule: 'campina-grande-2026',
    when: 'on the line',
    counts: { lp: 4, inf: 2, hist: 1, leg: 1, adm: 2, const: 1, esp: 18 },
    total: 50,
  },
  {
    rule: 'campina-grande-2026',
    when: 'zero in History',
    counts: { lp: 5, inf: 2, hist: 0, leg: 1, adm: 2, const: 1, esp: 18 },
    total: 50,
    out: ['História'],
  },
  { rule: 'tjro-2024', when: '36 right', counts: { O: 36 }, total: 90 },
  { rule: 'tjro-2024', when: '35 right', counts: { O: 35 }, total: 87.5, out: [] },
  {
    rule: 'tjro-2024',
    when: '29 right on the quota list',
    counts: { O: 29 },
    more: { list: 'cotas' },
    total: 72.5,
  },
  {
    rule: 'tjro-2024',
    when: '28 right on the quota list',
    counts: { O: 28 },
    more: { list: 'cotas' },
    total: 70,
    out: [],
  },
  { rule: 'ses-go-2026', when: 'half of both parts', counts: { G: 15, E: 25 }, total: 65 },
  {
    rule: 'fiocruz-2023',
    when: 'stages weigh twice and seven times',
    counts: { G: 20, E: 20 },
    more: { typed: { discursiva: 10_000, titulos: 10_000 } },
    total: 1000,
  },
]

describe('an exam scored by its own rule', () => {
  it.each(EXAMPLES)('$rule, $when', ({ rule: id, counts, more, total, out }) => {
    const rule = ruleOf(id)
    const result = score(rule, { ...answers(rule, counts), ...more })
    expect(result.total === null ? null : Math.round(result.total)).toBe(
      total === null ? null : hundredths(total),
    )
    expect(result.verdict).toBe(out ? 'out' : 'approved')
    expect(result.broken.flatMap(({ names }) => names)).toEqual(out ?? [])
  })
})

test('a wrong answer whose question is annulled swings by two where an error costs a point', () => {
  const rule = ruleOf('tcu-2025')
  const before = answers(rule, { P1: [62, 30], P2: [60, 32] })
  const annulled = { right: 60, wrong: 31, blank: 8, double: 0, annulled: 1 }
  const after = score(rule, { tallies: { ...before.tallies, P2: annulled } })
  expect(after.total).toBe(6200)
  expect(after.verdict).toBe('approved')
  expect(after.parts[1]?.points).toBe(3000)
})

test('the other questions are worth more where they make up for an annulled one', () => {
  const rule: ScoringRule = { ...ruleOf('ses-go-2026'), anulada: 'proporcional' }
  const tally = { right: 10, wrong: 15, blank: 0, double: 0, annulled: 5 }
  const { parts } = score(rule, { tallies: { G: tally } })
  expect(parts[0]?.points).toBe(1200)
})

describe('a standardised score', () => {
  const rule: ScoringRule = {
    partes: [
      {
        id: 'G',
        nome: 'Gerais',
        itens: 40,
        formato: 'A-E',
        valor: { certo: 100, errado: 0, branco: 0, dupla: 0 },
      },
      {
        id: 'E',
        nome: 'Específicos',
        itens: 40,
        formato: 'A-E',
        valor: { certo: 100, errado: 0, branco: 0, dupla: 0 },
      },
    ],
    nota: { tipo: 'padronizada', pesos: { G: 100, E: 200 } },
    minimos: [{ medida: 'pontos', valor: 15_000 }],
    anulada: 'a-todos',
    fonte: 'made up',
    conferido: false,
  }

  it('leaves the verdict open without the figures of the group', () => {
    const result = score(rule, answers(rule, { G: 25, E: 23 }))
    expect([result.total, result.verdict]).toEqual([null, 'open'])
  })

  it('takes a deviation of zero for one, and weighs the parts', () => {
    const group = { G: { mean: 25, deviation: 0 }, E: { mean: 23, deviation: 5 } }
    const result = score(rule, { ...answers(rule, { G: 25, E: 23 }), group })
    expect([result.total, result.verdict]).toEqual([15_000, 'approved'])
  })
})

describe('the plain mean of grades from 0 to 10', () => {
  const ids = ['D1', 'D2', 'D3']
  const rule: ScoringRule = {
    partes: ids.map((id) => ({
      id,
      nome: id,
      itens: 100,
      formato: 'A-E',
      valor: { certo: 100, errado: 0, branco: 0, dupla: 0 },
    })),
    nota: { tipo: 'media', maximo: 1000 },
    minimos: [
      ...ids.map((id) => ({ em: [id], medida: 'percentual' as const, valor: 4000 })),
      { medida: 'pontos', valor: 600 },
    ],
    anulada: 'a-todos',
    fonte: 'made up',
    conferido: false,
  }

  it('is enough at 4,0 in a discipline and 6,0 in the mean', () => {
    const result = score(rule, answers(rule, { D1: 80, D2: 70, D3: 40 }))
    expect([Math.round(result.total ?? 0), result.verdict]).toEqual([633, 'approved'])
  })

  it('puts out who has 3,9 in one discipline', () => {
    const result = score(rule, answers(rule, { D1: 80, D2: 70, D3: 39 }))
    expect(result.broken).toMatchObject([{ names: ['D3'], measure: 'percentual', needed: 4000 }])
  })
})

describe('a grade from 0 to 10 by blocks', () => {
  const rule: ScoringRule = {
    partes: [24, 40, 36].map((itens, at) => ({
      id: `B${at + 1}`,
      nome: `Bloco ${at + 1}`,
      itens,
      formato: 'A-E',
      valor: { certo: 100, errado: 0, branco: 0, dupla: 0 },
    })),
    nota: { tipo: 'percentual', maximo: 1000 },
    minimos: [
      { em: ['B1'], medida: 'percentual', valor: 5000 },
      { em: ['B2'], medida: 'percentual', valor: 5000 },
      { medida: 'pontos', valor: 500 },
    ],
    anulada: 'a-todos',
    fonte: 'made up',
    conferido: false,
  }

  it('puts out who has 6,1 but less than half of one block', () => {
    const result = score(rule, answers(rule, { B1: 12, B2: 19, B3: 30 }))
    expect(Math.round(result.total ?? 0)).toBe(610)
    expect(result.broken).toMatchObject([{ names: ['Bloco 2'], had: 4750, needed: 5000 }])
  })
})

test('points of two parts below their minimum, as a general and a specific test', () => {
  const rule: ScoringRule = {
    ...ruleOf('ses-go-2026'),
    minimos: [
      { em: ['G'], medida: 'pontos', valor: 1000 },
      { em: ['E'], medida: 'pontos', valor: 4000 },
    ],
  }
  const result = score(rule, answers(rule, { G: 10, E: 19 }))
  expect(result.broken).toMatchObject([{ had: 3800, needed: 4000 }])
})

test('a minimum of a stage is open until its points are typed', () => {
  const rule = ruleOf('fiocruz-2023')
  expect(score(rule, answers(rule, { G: 20, E: 20 })).verdict).toBe('open')
  const typed = score(rule, { ...answers(rule, { G: 20, E: 20 }), typed: { discursiva: 4900, titulos: 0 } })
  expect(typed.broken).toMatchObject([{ names: ['Discursiva'], had: 4900, needed: 5000 }])
})

test('two marks on one question are worth what the edital says of them', () => {
  const rule = ruleOf('tcu-2025')
  const tally = { right: 10, wrong: 0, blank: 89, double: 1, annulled: 0 }
  expect(score(rule, { tallies: { P1: tally } }).parts[0]?.points).toBe(1000)
})

describe.each(PRESETS)('the preset $name', ({ rule }) => {
  const { partes, etapas = [], minimos, listas = {} } = rule
  const blocks = partes.flatMap(blocksOf)

  it('sets minimums for nothing but what it has', () => {
    const ids = [...partes, ...blocks, ...etapas].map(({ id }) => id)
    const all = [...minimos, ...Object.values(listas).flatMap((list) => list.minimos)]
    expect(ids).toEqual(expect.arrayContaining(all.flatMap(({ em = [] }) => em)))
  })

  it('has as many questions in a part as in its disciplines', () => {
    const sums = partes.map((part) => blocksOf(part).reduce((sum, { items }) => sum + items, 0))
    expect(sums).toEqual(partes.map(({ itens }) => itens))
  })

  it('gives all points for a whole paper', () => {
    const typed = Object.fromEntries(etapas.map(({ id, max }) => [id, max]))
    const whole = score(rule, {
      ...answers(rule, Object.fromEntries(blocks.map(({ id, items }) => [id, items]))),
      typed,
    })
    expect(whole.total).toBe(whole.max)
    expect(whole.verdict).toBe(rule.nota.tipo === 'padronizada' ? 'open' : 'approved')
  })
})

describe('the result in words', () => {
  const wordsOf = (id: string, counts: Parameters<typeof answers>[1]) => {
    const rule = ruleOf(id)
    const result = score(rule, answers(rule, counts))
    return [verdictText(rule, result), ...result.broken.map((broken) => brokenText(broken).missing)]
  }

  it.each([
    [
      'tcu-2025',
      { P1: [62, 30], P2: [60, 32] },
      'Eliminado: 28 em Conhecimentos Específicos, mínimo 30.',
      'Faltaram 2 pontos em Conhecimentos Específicos.',
    ],
    [
      'tjsc-2026',
      { G: 30, E: 29 },
      'Eliminado: 29 em Conhecimentos Específicos, mínimo 30.',
      'Faltou 1 acerto em Conhecimentos Específicos.',
    ],
    [
      'bb-2022',
      { lp: 7, en: 0, mat: 3, mf: 2, prob: 2, ban: 3, ti: 19 },
      'Eliminado: nenhum acerto em Língua Inglesa.',
      'Faltou 1 acerto em Língua Inglesa.',
    ],
    ['tjro-2024', { O: 35 }, 'Eliminado: 87,5 no total, mínimo 90.', 'Faltaram 2,5 pontos no total.'],
    [
      'sefaz-go-2025',
      { CB: 50, CE: 47 },
      'Eliminado: 58,75 % em Conhecimentos Específicos, mínimo 60 %.',
      'Faltaram 1,25 % dos pontos em Conhecimentos Específicos.',
    ],
  ] as const)('%s %j', (id, counts, ...said) => {
    expect(wordsOf(id, counts as unknown as Parameters<typeof answers>[1])).toEqual(said)
  })

  it('says when every minimum is met', () => {
    expect(wordsOf('petrobras-2023', { P1: [20, 12], P2: [36, 14] })).toEqual([
      'Você passou de todos os mínimos deste edital.',
    ])
  })
})

test('says nothing of minimums that a rule does not have', () => {
  const rule: ScoringRule = { ...ruleOf('ses-go-2026'), minimos: [] }
  expect(verdictText(rule, score(rule, answers(rule, { G: 1 })))).toBeUndefined()
})

test('the cost of wrong answers, and the gain of answers in doubt', () => {
  const rule = ruleOf('tcu-2025')
  const { tallies } = answers(rule, { P1: [62, 30], P2: [60, 32] })
  expect(worthOfBlanks(rule, tallies)).toBe(6200)
  expect(worthOfDoubts(rule, { P1: { right: 5, wrong: 7 } })).toBe(-200)
  expect(worthOfBlanks(ruleOf('tjro-2024'), answers(ruleOf('tjro-2024'), { O: [30, 30] }).tallies)).toBe(0)
})
