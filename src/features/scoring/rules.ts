import type { Minimum, QuestionValues, ScoringRule } from './contract.ts'

/** Counts of one block (a discipline, or a part without disciplines); they add up to its questions. */
export interface Tally {
  readonly right: number
  readonly wrong: number
  readonly blank: number
  readonly double: number
  readonly annulled: number
}

/** The mean and standard deviation of the candidates' right answers, as the board publishes them. */
export interface GroupFigures {
  readonly mean: number
  readonly deviation: number
}

export interface Answered {
  readonly tallies: Readonly<Record<string, Tally>>
  /** Points of stages as typed, in hundredths, by id. */
  readonly typed?: Readonly<Record<string, number>>
  readonly group?: Readonly<Record<string, GroupFigures>>
  /** The list whose minimums count instead of the general ones. */
  readonly list?: string
}

/** Points in hundredths. `right` is not whole where an annulled question is shared out in proportion. */
export interface Figures {
  readonly id: string
  readonly name: string
  readonly items: number
  readonly right: number
  readonly points: number
  readonly max: number
}

export interface BrokenRule {
  readonly kind: 'minimum' | 'zero'
  /** The part, discipline or stage that the rule is about; empty for the final score. */
  readonly names: readonly string[]
  readonly measure: Minimum['medida']
  /** In the measure's own unit, as is `needed`. */
  readonly had: number
  readonly needed: number
}

export interface Score {
  /** In hundredths; null where it depends on figures of the group that are not known. */
  readonly total: number | null
  readonly max: number | null
  readonly parts: readonly Figures[]
  readonly blocks: readonly Figures[]
  /** `open` where only the group's figures, or a stage that was not typed, can tell. */
  readonly verdict: 'approved' | 'out' | 'open'
  readonly broken: readonly BrokenRule[]
}

/** Scores answers by the edital's own rule. A block without a tally counts as left blank. */
export function score(rule: ScoringRule, answered: Answered): Score {
  const sheet = figuresOf(rule, answered)
  const total = totalOf(rule, answered, sheet.parts)
  const minimums = rule.listas?.[answered.list ?? '']?.minimos ?? rule.minimos
  const checks = [
    ...zeroChecks(rule, answered, sheet.blocks),
    ...minimums.map((minimum) => checkOf(minimum, measured(minimum, rule, { answered, total, ...sheet }))),
  ]
  const broken = checks.flatMap((check) =>
    check.had !== null && isBelow(check) ? [check as BrokenRule] : [],
  )
  const isOpen = checks.some(({ had }) => had === null)
  const undecided = isOpen ? 'open' : 'approved'
  return {
    ...sheet,
    total,
    max: maxOf(rule, sheet.parts),
    broken,
    verdict: broken.length > 0 ? 'out' : undecided,
  }
}

/** Sums of fractions are a hair off: what is less than a millionth short is enough. */
const isBelow = ({ had, needed }: { had: number | null; needed: number }) => (had ?? 0) < needed - 1e-6

interface Block {
  readonly id: string
  readonly name: string
  readonly items: number
  readonly values: QuestionValues
}

interface Sheet {
  readonly parts: readonly Figures[]
  readonly blocks: readonly Figures[]
}

/** The blocks of a part: its disciplines, or itself. */
export const blocksOf = (part: ScoringRule['partes'][number]): readonly Block[] =>
  (part.disciplinas ?? [part]).map(({ id, nome, itens, valor }) => ({
    id,
    name: nome,
    items: itens,
    values: valor ?? part.valor,
  }))

function figuresOf(rule: ScoringRule, { tallies }: Answered): Sheet {
  const parts = rule.partes.map((part) => {
    const blocks = blocksOf(part).map((block) => blockFigures(block, tallies[block.id], rule.anulada))
    const sum = (of: (block: Figures) => number) => blocks.reduce((all, block) => all + of(block), 0)
    const figures: Figures = {
      id: part.id,
      name: part.nome,
      items: sum(({ items }) => items),
      right: sum(({ right }) => right),
      points: sum(({ points }) => points),
      max: sum(({ max }) => max),
    }
    return { figures, blocks }
  })
  return { parts: parts.map(({ figures }) => figures), blocks: parts.flatMap(({ blocks }) => blocks) }
}

const NOTHING: Tally = { right: 0, wrong: 0, blank: 0, double: 0, annulled: 0 }

function blockFigures(
  { id, name, items, values }: Block,
  tally: Tally | undefined,
  annulment: ScoringRule['anulada'],
): Figures {
  const { right, wrong, blank, double, annulled } = tally ?? { ...NOTHING, blank: items }
  const points = right * values.certo + wrong * values.errado + blank * values.branco + double * values.dupla
  const max = items * values.certo
  if (annulment === 'a-todos') {
    return { id, name, items, max, right: right + annulled, points: points + annulled * values.certo }
  }
  const scale = annulled < items ? items / (items - annulled) : 0
  return { id, name, items, max, right: right * scale, points: points * scale }
}

const weightOf = (rule: ScoringRule, id: string) => (rule.nota.pesos?.[id] ?? 100) / 100

const standardised = ({ right }: Figures, group: GroupFigures | undefined) =>
  group ? (10 * (right - group.mean)) / (group.deviation || 1) + 50 : null

const shareOf = ({ points, max }: { points: number; max: number }) => (max > 0 ? points / max : 0)

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((all, value) => (all === null || value === null ? null : all + value), 0)

function totalOf(rule: ScoringRule, { typed, group }: Answered, parts: readonly Figures[]): number | null {
  const { tipo, maximo = 1000 } = rule.nota
  if (tipo === 'media') return (maximo * parts.reduce((all, part) => all + shareOf(part), 0)) / parts.length
  if (tipo === 'percentual') return maximo * shareOf(added(parts))
  const ofPart = (part: Figures) => {
    if (tipo === 'soma') return part.points
    const value = standardised(part, group?.[part.id])
    return value === null ? null : value * 100
  }
  const weighed = (id: string, points: number | null) =>
    points === null ? null : points * weightOf(rule, id)
  return sumOf([
    ...parts.map((part) => weighed(part.id, ofPart(part))),
    ...(rule.etapas ?? []).map(({ id }) => weighed(id, typed?.[id] ?? 0)),
  ])
}

function maxOf(rule: ScoringRule, parts: readonly Figures[]): number | null {
  const { tipo, maximo = 1000 } = rule.nota
  if (tipo === 'padronizada') return null
  if (tipo !== 'soma') return maximo
  const all = [...parts, ...(rule.etapas ?? [])]
  return all.reduce((sum, { id, max }) => sum + max * weightOf(rule, id), 0)
}

function added(figures: readonly Figures[]) {
  const sum = (of: (one: Figures) => number) => figures.reduce((all, one) => all + of(one), 0)
  return { right: sum(({ right }) => right), points: sum(({ points }) => points), max: sum(({ max }) => max) }
}

interface Check extends Omit<BrokenRule, 'had'> {
  readonly had: number | null
}

function zeroChecks(rule: ScoringRule, { typed }: Answered, blocks: readonly Figures[]): Check[] {
  const { zeraEm, etapas = [] } = rule
  if (!zeraEm) return []
  const check = (name: string, had: number | null): Check => ({
    kind: 'zero',
    names: [name],
    measure: zeraEm === 'disciplina' ? 'acertos' : 'pontos',
    had,
    needed: 1,
  })
  if (zeraEm === 'disciplina') return blocks.map(({ name, right }) => check(name, right))
  return zeraEm.flatMap((id) => {
    const block = blocks.find((one) => one.id === id)
    const stage = etapas.find((one) => one.id === id)
    if (block) return [check(block.name, block.points)]
    return stage ? [check(stage.nome, typed?.[id] ?? null)] : []
  })
}

interface Measured {
  readonly names: readonly string[]
  readonly had: number | null
}

const checkOf = ({ medida, valor }: Minimum, { names, had }: Measured): Check => ({
  kind: 'minimum',
  names,
  measure: medida,
  had,
  needed: valor,
})

function measured(
  { em, medida }: Minimum,
  rule: ScoringRule,
  { parts, blocks, answered, total }: Sheet & { answered: Answered; total: number | null },
): Measured {
  if (!em) return { names: [], had: wholeIn(medida, added(parts), total) }
  const known = [
    ...parts,
    ...blocks.filter(({ id }) => !parts.some((part) => part.id === id)),
    ...stagesOf(rule, answered),
  ]
  const found = em.flatMap((id) => known.find((one) => one.id === id) ?? [])
  const names = found.map(({ name }) => name)
  if (medida === 'np') {
    const values = found.map((one) => standardised(one, answered.group?.[one.id]))
    const sum = sumOf(values)
    return { names, had: sum === null ? null : sum * 100 }
  }
  if (found.some(({ points }) => Number.isNaN(points))) return { names, had: null }
  return { names, had: wholeIn(medida, added(found), added(found).points) }
}

/** A stage without typed points is not known yet. */
const stagesOf = ({ etapas = [] }: ScoringRule, { typed }: Answered): Figures[] =>
  etapas.map(({ id, nome, max }) => ({
    id,
    name: nome,
    max,
    items: 0,
    right: 0,
    points: typed?.[id] ?? Number.NaN,
  }))

function wholeIn(
  measure: Minimum['medida'],
  sums: { right: number; points: number; max: number },
  points: number | null,
): number | null {
  if (measure === 'acertos') return sums.right
  if (measure === 'percentual') return 10_000 * shareOf(sums)
  return points
}
