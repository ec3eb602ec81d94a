import Type, { type Static } from 'typebox'
import { line, text } from '../../../shared/contract.ts'
import { FORMAT_LIMITS, NodeId } from '../format/contract.ts'

/** `removed` and `added` have one side only; a split has several after, a join several before. */
export const OPS = [
  'same',
  'renumbered',
  'reworded',
  'moved',
  'moved+reworded',
  'split',
  'joined',
  'added',
  'removed',
] as const

const Ids = Type.Array(NodeId)

/** One line of the comparison. Every topic of both documents is in exactly one. */
export const Line = Type.Object({
  op: Type.Enum(OPS),
  before: Ids,
  after: Ids,
  /** Whether the student must confirm it. */
  asks: Type.Boolean(),
  /** The words are alike, the norm is another: knowledge of the old one may no longer hold. */
  other_norm: Type.Boolean(),
  /** Likeness from 0 to 1, where it alone paired them. */
  likeness: Type.Optional(Type.Number()),
})

export const FrameLine = Type.Object({
  kind: Type.Enum(['block', 'subject']),
  op: Type.Enum(['added', 'removed', 'renamed', 'moved', 'weighed']),
  before: Type.Optional(NodeId),
  after: Type.Optional(NodeId),
  /** Whether the student must confirm that it is the same subject; its topics that stayed ask too. */
  asks: Type.Optional(Type.Boolean()),
})

export const Comparison = Type.Object({
  lines: Type.Array(Line),
  frame: Type.Array(FrameLine),
  counts: Type.Record(Type.String(), Type.Integer()),
  /** The programme is the same: only lines `same` and `renumbered`, and the same subjects. */
  unchanged: Type.Boolean(),
})

type Becomes = Record<string, string[]>

/** The new topics that each old topic became, none if it left; all others stay as proposed. */
export const Decisions = Type.Unsafe<Becomes>({
  type: 'object',
  maxProperties: FORMAT_LIMITS.topics,
  additionalProperties: { type: 'array', items: NodeId, maxItems: 200 },
})

/** The official act that a new version follows. */
export const NewAct = Type.Object({
  nome: line(FORMAT_LIMITS.name, 1),
  data: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  url: Type.Optional(text(2_000)),
})

export type Op = (typeof OPS)[number]
export type Line = Static<typeof Line>
export type FrameLine = Static<typeof FrameLine>
export type Comparison = Static<typeof Comparison>
export type Decisions = Static<typeof Decisions>
export type NewAct = Static<typeof NewAct>

export const DECISION_REFUSALS = {
  unknown: 'Uma decisão fala de um tópico que não está neste edital. Compare os dois de novo.',
} as const

/** The result in one sentence: '3 tópicos novos, 6 com texto mudado (confira), 5 saíram (guardados)'. */
export function summaryOf({ counts, unchanged, frame }: Comparison): string {
  if (unchanged) return 'Nada mudou para estudar.'
  const of = (...ops: Op[]) => ops.reduce((sum, op) => sum + (counts[op] ?? 0), 0)
  const said = [
    many(of('added'), 'tópico novo', 'tópicos novos'),
    many(of('reworded', 'moved+reworded'), 'com texto mudado (confira)', 'com texto mudado (confira)'),
    many(of('moved'), 'mudou de lugar', 'mudaram de lugar'),
    many(of('split'), 'dividido', 'divididos'),
    many(of('joined'), 'junção', 'junções'),
    many(of('removed'), 'saiu (guardado)', 'saíram (guardados)'),
  ].filter(Boolean)
  const weighs = frame.some(({ op }) => op === 'weighed') ? ['mudaram questões ou pesos'] : []
  const words = [...said, ...weighs]
  return words.length > 0
    ? `${words.join(', ')}.`
    : 'Mudaram só nomes de disciplinas ou blocos; os tópicos são os mesmos.'
}

const many = (count: number, one: string, several: string) =>
  count === 0 ? '' : `${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`
