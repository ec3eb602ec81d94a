import Type, { type Static } from 'typebox'
import { line } from '../../../shared/contract.ts'
import {
  FORMAT_LIMITS,
  IMPORTANCES,
  Minimum,
  NodeId,
  Questions,
  type SyllabusDocument,
  Weight,
} from '../format/contract.ts'

const Text = line(FORMAT_LIMITS.text, 1)
const Num = Type.Union([line(FORMAT_LIMITS.number), Type.Null()])
const nullable = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

const Part = Type.Object({ id: NodeId, text: Text, num: Type.Optional(Num) })

/** A topic, subject or block, or null for the blocks; before the `at`th there, else last. */
const Spot = Type.Object({
  to: Type.Union([NodeId, Type.Null()]),
  at: Type.Optional(Type.Integer({ minimum: 0, maximum: FORMAT_LIMITS.topics })),
})

/** Null takes a value away; left out, it stays as it is. */
const Weights = Type.Object({
  questoes: nullable(Questions),
  peso: nullable(Weight),
  minimo: nullable(Minimum),
  importancia: nullable(Type.Enum(IMPORTANCES)),
})

const Kind = Type.Enum(['block', 'subject', 'topic'])

/**
 * One small operation on a syllabus. The sender makes new ids (`newTopicIds`), so that browser and server
 * agree; a change applied again changes nothing more. A join puts `other` into `id`, of the same kind, with
 * its children, and with its text unless `text` gives another. After a split `id` keeps the first text and
 * the children, and the parts follow as siblings. A removed node goes to the archive with all below it, and
 * can be restored from there.
 */
export const TreeChange = Type.Union([
  Type.Object({ op: Type.Literal('rename'), id: NodeId, text: Text, num: Type.Optional(Num) }),
  Type.Object({ op: Type.Literal('move'), id: NodeId, ...Spot.properties }),
  Type.Object({ op: Type.Literal('join'), id: NodeId, other: NodeId, text: Type.Optional(Text) }),
  Type.Object({
    op: Type.Literal('split'),
    id: NodeId,
    text: Text,
    parts: Type.Array(Part, { minItems: 1, maxItems: 200 }),
  }),
  Type.Object({ op: Type.Literal('weigh'), id: NodeId, ...Weights.properties }),
  Type.Object({ op: Type.Literal('add'), ...Part.properties, kind: Kind, ...Spot.properties }),
  Type.Object({ op: Type.Literal('remove'), id: NodeId }),
  Type.Object({ op: Type.Literal('restore'), id: NodeId, ...Spot.properties }),
])

export type TreeChange = Static<typeof TreeChange>
export type ChangeOf<Op extends TreeChange['op']> = Extract<TreeChange, { op: Op }>
export type Spot = Static<typeof Spot>
export type Part = Static<typeof Part>
export type Weights = Static<typeof Weights>

/** The changed document, or why nothing changed, in words for the student. */
export type ChangeResult = { readonly document: SyllabusDocument } | { readonly wrong: string }

const ptNumber = (value: number) => value.toLocaleString('pt-BR')

export const REFUSALS = {
  gone: 'Este item não está mais no edital. Recarregue a página para ver como ele está.',
  noText: 'Escreva o texto do item.',
  tooLong: (max: number) => `O texto passa de ${ptNumber(max)} caracteres. Encurte-o ou divida o item.`,
  control: 'O texto tem caracteres que não são de texto. Digite-o de novo.',
  badNumber: `O número do item pode ter até ${FORMAT_LIMITS.number} caracteres.`,
  badPlace:
    'Este item não cabe ali: disciplinas ficam em blocos, e tópicos em disciplinas ou em outros tópicos.',
  intoItself: 'Um item não pode ficar dentro dele mesmo. Escolha outro lugar.',
  tooDeep: `O edital pode ter até ${FORMAT_LIMITS.depth} níveis de tópicos. Escolha um lugar mais acima.`,
  tooMany: `O edital pode ter até ${FORMAT_LIMITS.blocks} blocos, ${FORMAT_LIMITS.subjects} disciplinas e ${ptNumber(FORMAT_LIMITS.topics)} tópicos.`,
  joinKinds: 'Só dá para juntar itens do mesmo tipo: tópico com tópico, disciplina com disciplina.',
  joinAbove: 'Um item não se junta ao que está dentro dele. Junte o de dentro ao de fora.',
  splitKind: 'Só tópicos podem ser divididos.',
  takenId: 'Este item já existiu no edital. Restaure-o do arquivo.',
  badId: 'O item novo precisa de um identificador de até 64 letras, números, pontos e hífens.',
  lastBlock: 'O edital precisa de pelo menos um bloco.',
  weighKind: 'Questões, peso e mínimo são de blocos e disciplinas; a importância é de tópicos.',
  badQuestions: 'Informe um número inteiro de questões, de 0 a 1.000.',
  badWeight: 'Informe um peso de 0 a 1.000.',
  badMinimum: 'Informe um mínimo de 0 a 100 %.',
} as const
