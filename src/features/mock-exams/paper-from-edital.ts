import { fold } from '../../shared/text.ts'
import type { ScoredPart, ScoringRule } from '../scoring/contract.ts'
import type { Syllabus } from '../syllabus/contract.ts'
import type { DocumentBlock } from '../syllabus/format/contract.ts'
import { LIMITS, type MockExamBody, type PaperBlock } from './contract.ts'
import { partsOf } from './paper.ts'

type Edital = Pick<Syllabus, 'target' | 'document' | 'subjects'>
type Target = Edital['target']

/** The key of a target's real exam, the same on every device. */
export const examKeyOf = ({ id }: Pick<Target, 'id'>): string => `target-${id}`

/** The target of a real exam's key; undefined for any other paper. */
export function targetIn(examKey: string): number | undefined {
  const [, id] = /^target-(\d+)$/.exec(examKey) ?? []
  return id === undefined ? undefined : Number(id)
}

type Row = Omit<PaperBlock, 'first' | 'last'> & { readonly questions: number }

/**
 * The subjects of an edital's exam with their question numbers, in order; undefined unless each block or
 * subject has a number of questions. Blocks of other positions are left out.
 */
export function blocksOfEdital({ document, target, subjects }: Edital): PaperBlock[] | undefined {
  const own = document.blocos.filter(
    ({ cargo }) => !(cargo && target.position) || fold(cargo) === fold(target.position),
  )
  const subjectOf = (item: string) => subjects.find((one) => one.item === item)?.subject_id ?? null
  const rows = own.flatMap((block) => rowsOf(block, subjectOf))
  const questions = rows.reduce((sum, row) => sum + row.questions, 0)
  const isKnown = rows.length > 0 && rows.every((row) => row.questions > 0)
  if (!isKnown || questions > LIMITS.questions || rows.length > LIMITS.blocks) return
  let last = 0
  return rows.map(({ questions: size, ...row }) => {
    const first = last + 1
    last += size
    return { ...row, first, last }
  })
}

function rowsOf(
  { id, nome, questoes, disciplinas }: DocumentBlock,
  subjectOf: (item: string) => number | null,
): Row[] {
  const isBySubject = disciplinas.length > 0 && disciplinas.every((one) => one.questoes !== undefined)
  if (isBySubject) {
    return disciplinas.map((one) => ({
      id: one.id,
      name: one.nome.slice(0, LIMITS.name),
      group: nome.slice(0, LIMITS.name),
      subject_id: subjectOf(one.id),
      questions: one.questoes ?? 0,
    }))
  }
  const [only, ...others] = disciplinas
  const subject_id = only && others.length === 0 ? subjectOf(only.id) : null
  return [
    {
      id,
      name: (nome || only?.nome || '').slice(0, LIMITS.name),
      group: '',
      subject_id,
      questions: questoes ?? 0,
    },
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPart = (part: unknown) =>
  isObject(part) &&
  isObject(part.valor) &&
  typeof part.valor.certo === 'number' &&
  typeof part.itens === 'number'

/** The edital's rule; undefined if it has none, or an unknown one. */
export function ruleOfEdital({ prova }: Edital['document']): ScoringRule | undefined {
  if (!isObject(prova)) return
  const { partes, nota, minimos } = prova
  const isRule =
    Array.isArray(partes) &&
    partes.length > 0 &&
    partes.every(isPart) &&
    isObject(nota) &&
    Array.isArray(minimos)
  return isRule ? (prova as ScoringRule) : undefined
}

const PER_CENT = 100

/** Points of a question and minimums by block, from an edital without a rule. */
export function plainRuleOf(
  { document }: Edital,
  blocks: readonly PaperBlock[],
  sheet: MockExamBody['sheet'],
) {
  const known = partsOf(blocks).map((part, i) => {
    const block = document.blocos.find(({ nome }) => nome === (part.name || part.blocks[0]?.name))
    const valor = { certo: Math.round((block?.peso ?? 1) * 100), errado: 0, branco: 0, dupla: 0 }
    const itens = part.blocks.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    const scored: ScoredPart = { id: `p${i + 1}`, nome: part.name || 'Prova', itens, formato: sheet, valor }
    return { scored, minimum: block?.minimo }
  })
  const rule: ScoringRule = {
    partes: known.map(({ scored }) => scored),
    nota: { tipo: 'soma' },
    minimos: known.flatMap(({ scored, minimum }) =>
      minimum
        ? [{ em: [scored.id], medida: 'percentual' as const, valor: Math.round(minimum * PER_CENT) }]
        : [],
    ),
    anulada: 'a-todos',
    fonte: document.atos?.at(-1)?.nome ?? document.id,
    conferido: false,
  }
  return rule
}
