import { numberIn } from '../../../shared/typed-number.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { subjectId, uniqueIds } from '../format/identity.ts'
import { findNode } from '../format/nodes.ts'
import { idsOf } from '../format/walk.ts'
import { newTopicIds } from '../operations/apply.ts'
import type { ChangeOf } from '../operations/contract.ts'
import type { EditRow } from './tree-rows.ts'

/** Adds a subject at the end of the last block. */
export function newSubject(document: SyllabusDocument, text: string): ChangeOf<'add'> {
  const block = document.blocos.at(-1)
  const id = uniqueIds(idsOf(document))(subjectId(text, block?.nome))
  return { op: 'add', kind: 'subject', id, text, to: block?.id ?? null }
}

/** Adds a topic as the first of a subject, or right after a topic. */
export function newTopic(
  document: SyllabusDocument,
  row: Pick<EditRow, 'id' | 'kind'>,
  text: string,
): ChangeOf<'add'> {
  const found = findNode(document, row.id)
  const [id = row.id] = newTopicIds(document, found?.subject ?? text, [text])
  if (row.kind !== 'topic' || !found?.parent) return { op: 'add', kind: 'topic', id, text, to: row.id, at: 0 }
  return { op: 'add', kind: 'topic', id, text, to: found.parent.id, at: found.index + 1 }
}

/** Splits a topic's text before the character `at`; undefined if a part would be empty. */
export function splitOf(
  document: SyllabusDocument,
  { id }: Pick<EditRow, 'id'>,
  text: string,
  at: number,
): ChangeOf<'split'> | undefined {
  const [first, second] = [
    text.slice(0, at).replace(/[\s;,]+$/u, ''),
    text.slice(at).replace(/^[\s;,.]+/u, ''),
  ]
  if (first === '' || second === '') return
  const [part = id] = newTopicIds(document, findNode(document, id)?.subject ?? '', [second])
  return { op: 'split', id, text: first, parts: [{ id: part, text: second }] }
}

/** Parses '2' or '1,5': null for an empty text, undefined for anything but up to three decimals. */
export function figureIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = numberIn(text)
  return number === Number(number?.toFixed(3)) ? number : undefined
}
