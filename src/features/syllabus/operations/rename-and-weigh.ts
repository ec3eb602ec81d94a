import { isBlank, tidy } from '../../../shared/text.ts'
import { type DocumentTopic, FORMAT_LIMITS, IMPORTANCES, type SyllabusDocument } from '../format/contract.ts'
import { type AnyNode, findNode, type NodeKind, replaceNode } from '../format/nodes.ts'
import { normsOf } from '../format/norms.ts'
import { type ChangeOf, type ChangeResult, REFUSALS, type Weights } from './contract.ts'

const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** Returns why a text cannot be a node's, or undefined. */
export function wrongText(kind: NodeKind, text: string): string | undefined {
  const max = kind === 'topic' ? FORMAT_LIMITS.text : FORMAT_LIMITS.name
  if (isBlank(text)) return REFUSALS.noText
  if (CONTROL.test(text)) return REFUSALS.control
  return tidy(text).length > max ? REFUSALS.tooLong(max) : undefined
}

/** Returns why a text cannot be an official number, or undefined. */
export function wrongNumber(num: string | null | undefined): string | undefined {
  if (num === null || num === undefined) return
  return tidy(num).length > FORMAT_LIMITS.number || CONTROL.test(num) ? REFUSALS.badNumber : undefined
}

/** A topic with this text; the norms are those that the text names. */
export function withText(topic: DocumentTopic, text: string): DocumentTopic {
  const { normas: _old, ...rest } = topic
  const normas = normsOf(text)
  return { ...rest, texto: tidy(text), ...(normas.length > 0 ? { normas } : {}) }
}

/** Gives a node another text or name, and a topic another number; its id stays. */
export function renameNode(document: SyllabusDocument, { id, text, num }: ChangeOf<'rename'>): ChangeResult {
  const found = findNode(document, id)
  if (!found) return { wrong: REFUSALS.gone }
  const wrong = wrongText(found.kind, text) ?? wrongNumber(num)
  if (wrong) return { wrong }
  return { document: replaceNode(document, id, (node) => [renamed(found.kind, node, text, num)]) }
}

function renamed(kind: NodeKind, node: AnyNode, text: string, num: string | null | undefined): AnyNode {
  if (kind !== 'topic') return { ...node, nome: tidy(text) } as AnyNode
  const topic = node as DocumentTopic
  const worded = topic.texto === tidy(text) ? topic : withText(topic, text)
  return num === undefined ? worded : withNumber(worded, num)
}

/** Null or nothing but spaces takes the number away. */
export function withNumber({ num: _old, ...topic }: DocumentTopic, num: string | null): DocumentTopic {
  const printed = tidy(num ?? '')
  return printed === '' ? topic : { ...topic, num: printed }
}

const FIGURES = {
  questoes: { max: 1_000, refusal: REFUSALS.badQuestions },
  peso: { max: 1_000, refusal: REFUSALS.badWeight },
  minimo: { max: 100, refusal: REFUSALS.badMinimum },
} as const

export type Figure = keyof typeof FIGURES

/** Returns why a value cannot be a figure of a block or subject, or undefined. */
export function wrongFigure(figure: Figure, value: number | null | undefined): string | undefined {
  const { max, refusal } = FIGURES[figure]
  const number = value ?? 0
  const isRight = number >= 0 && number <= max && (figure !== 'questoes' || Number.isInteger(number))
  return isRight ? undefined : refusal
}

/** Sets the weight of a block or subject in the exam, or the importance of a topic. */
export function weighNode(
  document: SyllabusDocument,
  { op: _op, id, ...weights }: ChangeOf<'weigh'>,
): ChangeResult {
  const found = findNode(document, id)
  if (!found) return { wrong: REFUSALS.gone }
  const wrong = wrongKind(found.kind, weights) ?? wrongWeight(weights)
  if (wrong) return { wrong }
  return { document: replaceNode(document, id, (node) => [weighed(node, weights)]) }
}

function wrongKind(kind: NodeKind, { importancia, ...figures }: Weights): string | undefined {
  const strange = kind === 'topic' ? Object.values(figures) : [importancia]
  return strange.some((value) => value !== undefined) ? REFUSALS.weighKind : undefined
}

function wrongWeight({ importancia, questoes, peso, minimo }: Weights): string | undefined {
  if (importancia && !IMPORTANCES.includes(importancia)) return REFUSALS.weighKind
  return wrongFigure('questoes', questoes) ?? wrongFigure('peso', peso) ?? wrongFigure('minimo', minimo)
}

function weighed(node: AnyNode, weights: Weights): AnyNode {
  const isTaken = (key: string) => (weights as Record<string, unknown>)[key] === null
  const given = Object.entries(weights).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    [...Object.entries(node), ...given].filter(([key]) => !isTaken(key)),
  ) as unknown as AnyNode
}
