import Type from 'typebox'
import type { Limit } from '../../shared/limit.ts'
import { FORMAT_LIMITS, NodeId, type SyllabusDocument } from './format/contract.ts'

export const DOCUMENT_LIMIT = {
  bytes: FORMAT_LIMITS.file,
  message: 'O edital é grande demais: passa de 5 MB. Divida-o por cargo ou bloco.',
} as const

/** Comparing or linking thousands of topics takes the server a second. */
export const DOCUMENT_PACE: Limit = { name: 'edital', burst: 60, everySeconds: 20 }

/** The open format, whole: unknown fields pass through, and its own checks say what is wrong. */
export const Document = Type.Unsafe<SyllabusDocument>({ type: 'object', additionalProperties: true })
export type Document = SyllabusDocument

/** An id of the document: of a block, a subject or a topic. */
export const ItemId = NodeId
