import { fold } from '../../shared/text.ts'
import type { Minimum, ScoredPart, ScoringRule } from '../scoring/contract.ts'
import type { MockExamBody, PaperBlock } from './contract.ts'
import { partsOf } from './paper.ts'
import { questionsOf } from './rules.ts'

const ONE_POINT: ScoredPart['valor'] = { certo: 100, errado: 0, branco: 0, dupla: 0 }

interface Worded {
  /** Name of a paper without parts. */
  readonly whole: string
  /** Source of a rule that is from no edital. */
  readonly noSource: string
}

type Paper = Pick<MockExamBody, 'blocks' | 'sheet'>

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const sizeOf = ({ first, last }: PaperBlock) => last - first + 1
const sizesOf = (known: ScoringRule) => known.partes.map(({ itens }) => itens)

/** The rule's disciplines in order, each with its part; a part without disciplines counts as one. */
const disciplinesOf = (known: ScoringRule) =>
  known.partes.flatMap((part) => (part.disciplinas ?? [part]).map((discipline) => ({ part, discipline })))

/**
 * Divides a paper into blocks by a known rule. A single block with as many questions is cut into the rule's
 * disciplines; several blocks with the same edges as the rule's parts are grouped. Any other paper stays.
 */
export function blocksFor(blocks: readonly PaperBlock[], known: ScoringRule): PaperBlock[] {
  const sizes = sizesOf(known)
  const isCut = partsOf(blocks).length === sizes.length
  if (isCut || questionsOf(blocks) !== sum(sizes) || known.nota.tipo === 'media') return [...blocks]
  return blocks.length === 1 ? cutBlocks(known) : groupedBlocks(blocks, known)
}

function cutBlocks(known: ScoringRule): PaperBlock[] {
  let last = 0
  return disciplinesOf(known).map(({ part, discipline }, i) => {
    const first = last + 1
    last += discipline.itens
    const group = part === discipline ? '' : part.nome
    return { id: `b${i + 1}`, name: discipline.nome, group, subject_id: null, first, last }
  })
}

function groupedBlocks(blocks: readonly PaperBlock[], known: ScoringRule): PaperBlock[] {
  let edge = 0
  const parts = known.partes.map(({ nome, itens }) => {
    edge += itens
    return { name: nome, until: edge }
  })
  const grouped = blocks.map((block) => {
    const part = parts.find(({ until }) => block.last <= until)
    const isInside = part && block.first > (parts[parts.indexOf(part) - 1]?.until ?? 0)
    return isInside ? { ...block, group: part.name } : undefined
  })
  return grouped.every((block) => block !== undefined) ? grouped : [...blocks]
}

/** The scored parts of a paper: its groups, or every block if each has its own grade. */
function scoredParts(blocks: readonly PaperBlock[], known: ScoringRule | undefined) {
  if (known?.nota.tipo === 'media') return blocks.map((block) => ({ name: block.name, blocks: [block] }))
  const parts = partsOf(blocks)
  const isByBlock = known && parts.length !== known.partes.length && blocks.length === known.partes.length
  return isByBlock ? blocks.map((block) => ({ name: block.name, blocks: [block] })) : parts
}

/**
 * A rule for these blocks. With as many parts, all of a known rule applies to the parts in the same place:
 * values, weights, minimums, stages, lists. Its disciplines are matched by name, or by place if there are as
 * many; unmatched ones are dropped. Else the first part's values apply to all, with the rule's demands on the
 * whole.
 */
export function ruleFor({ blocks, sheet }: Paper, words: Worded, known?: ScoringRule): ScoringRule {
  const parts = scoredParts(blocks, known)
  const isMean = known?.nota.tipo === 'media'
  const fits = known !== undefined && (isMean || known.partes.length === parts.length)
  const sourceOf = (i: number) => (isMean ? known?.partes[0] : known?.partes[fits ? i : 0])
  const names = new Map<string, readonly string[]>()
  const partes = parts.map((part, i): ScoredPart => {
    const source = sourceOf(i)
    const id = fits && source && !isMean ? source.id : `p${i + 1}`
    if (fits && source) names.set(source.id, [...(names.get(source.id) ?? []), id])
    return {
      id,
      nome: part.name || words.whole,
      itens: sum(part.blocks.map(sizeOf)),
      formato: sheet,
      valor: source?.valor ?? ONE_POINT,
      disciplinas: part.blocks.map((block, at) => {
        const same = fits ? sameDiscipline(source, part.blocks, at) : undefined
        if (same) names.set(same.id, [block.id])
        const valor = same?.valor
        return { id: block.id, nome: block.name, itens: sizeOf(block), ...(valor ? { valor } : {}) }
      }),
    }
  })
  return { ...restOf(known, fits, names), partes, fonte: known?.fonte ?? words.noSource, conferido: false }
}

function sameDiscipline(source: ScoredPart | undefined, blocks: readonly PaperBlock[], at: number) {
  const disciplines = source?.disciplinas ?? []
  const name = fold(blocks[at]?.name ?? '')
  const byName = disciplines.find(({ nome }) => fold(nome) === name)
  return byName ?? (disciplines.length === blocks.length ? disciplines[at] : undefined)
}

/** The rule's minimums and ties, for a paper whose parts have other `names`. */
function restOf(
  known: ScoringRule | undefined,
  fits: boolean,
  names: ReadonlyMap<string, readonly string[]>,
): Omit<ScoringRule, 'partes' | 'fonte' | 'conferido'> {
  const stages = new Set(known?.etapas?.map(({ id }) => id))
  const renamed = (id: string) => (stages.has(id) ? [id] : names.get(id))
  const minimums = (all: readonly Minimum[]) => all.flatMap((minimum) => minimumsAs(minimum, renamed))
  const { nota, zeraEm, listas, etapas } = known ?? {}
  return {
    nota: fits && nota ? nota : { tipo: 'soma' },
    minimos: minimums(known?.minimos ?? []),
    anulada: known?.anulada ?? 'a-todos',
    ...(etapas ? { etapas } : {}),
    ...(zeraEm
      ? { zeraEm: zeraEm === 'disciplina' ? zeraEm : zeraEm.flatMap((id) => renamed(id) ?? []) }
      : {}),
    ...(listas
      ? {
          listas: Object.fromEntries(
            Object.entries(listas).map(([name, { minimos }]) => [name, { minimos: minimums(minimos) }]),
          ),
        }
      : {}),
  }
}

/** A minimum of a discipline split in several applies to each; one of an unknown discipline is dropped. */
function minimumsAs(
  { em, ...minimum }: Minimum,
  renamed: (id: string) => readonly string[] | undefined,
): Minimum[] {
  if (!em) return [minimum]
  const [only] = em
  if (em.length === 1 && only !== undefined)
    return (renamed(only) ?? []).map((id) => ({ ...minimum, em: [id] }))
  const all = em.flatMap((id) => renamed(id) ?? [])
  return all.length === em.length ? [{ ...minimum, em: all }] : []
}
