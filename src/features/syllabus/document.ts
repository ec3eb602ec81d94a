import Type, { type Static } from 'typebox'

/** Characters of the id of a block, a subject or a topic. */
export const MAX_ITEM_ID = 100

/** Of a call that brings a document. */
export const DOCUMENT_LIMIT = {
  bytes: 4 * 1024 * 1024,
  message: 'O edital é grande demais: passa de 4 MB. Divida-o por cargo ou bloco.',
} as const

/** The open format `edital-aberto/1`, whole; its own checks say in sentences what is wrong with one. */
export const Document = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })
export type Document = Static<typeof Document>

/** An id of the document: of a block, a subject or a topic. */
export const ItemId = Type.String({ minLength: 1, maxLength: MAX_ITEM_ID })
