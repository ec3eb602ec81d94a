import type { DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { subjectId, uniqueIds } from '../format/identity.ts'
import { type FoundNode, findNode } from '../format/nodes.ts'
import { idsOf } from '../format/walk.ts'
import { newTopicIds } from '../operations/apply.ts'
import type { TreeChange } from '../operations/contract.ts'

export const KIND_MOVES = ['toSubject', 'toTopic', 'joinTitle'] as const
export type KindMove = (typeof KIND_MOVES)[number]

/** Changes that turn a row into another kind, or join a title on two rows; empty if that is impossible. */
export function kindChanges(document: SyllabusDocument, id: string, move: KindMove): readonly TreeChange[] {
  const found = findNode(document, id)
  return found ? WAYS[move](document, found) : []
}

const WAYS: Readonly<
  Record<KindMove, (document: SyllabusDocument, found: FoundNode) => readonly TreeChange[]>
> = {
  toSubject,
  toTopic,
  joinTitle,
}

/** Makes a topic a subject, with the topics below it or, if it has none, those that follow. */
function toSubject(document: SyllabusDocument, found: FoundNode): readonly TreeChange[] {
  const above = found.kind === 'topic' ? subjectAround(document, found) : undefined
  if (!above?.parent) return []
  const { id, texto: text, filhos = [] } = found.node as DocumentTopic
  const block = above.parent.id
  const given = uniqueIds(idsOf(document))(subjectId(text, block))
  const siblings = found.parent?.id === above.node.id ? (above.node as DocumentSubject).topicos : []
  const taken = filhos.length > 0 ? filhos : siblings.slice(found.index + 1)
  const [first] = taken
  return [
    { op: 'add', kind: 'subject', id: given, text, to: block, at: above.index + 1 },
    ...taken.map((topic): TreeChange => ({ op: 'move', id: topic.id, to: given })),
    // Its study records still count for the subject.
    first ? { op: 'join', id: first.id, other: id, text: first.texto } : { op: 'remove', id },
  ]
}

function subjectAround(document: SyllabusDocument, { parent }: FoundNode): FoundNode | undefined {
  const above = parent && findNode(document, parent.id)
  return above?.kind === 'topic' ? subjectAround(document, above) : above
}

/** Makes a subject the last topic of the subject above, with its topics below. */
function toTopic(document: SyllabusDocument, found: FoundNode): readonly TreeChange[] {
  const before = found.kind === 'subject' ? subjectBefore(document, found) : undefined
  if (!before) return []
  const { id, nome: text, topicos } = found.node as DocumentSubject
  const [given = id] = newTopicIds(document, before.nome, [text])
  return [
    { op: 'add', kind: 'topic', id: given, text, to: before.id },
    ...topicos.map((topic): TreeChange => ({ op: 'move', id: topic.id, to: given })),
    { op: 'remove', id },
  ]
}

/** Joins a title with its second half, which is the subject below or the first topic. */
function joinTitle(document: SyllabusDocument, found: FoundNode): readonly TreeChange[] {
  if (found.kind === 'subject') {
    const before = subjectBefore(document, found)
    const { id, nome: second } = found.node as DocumentSubject
    return before ? [{ op: 'join', id: before.id, other: id, text: `${before.nome} ${second}` }] : []
  }
  const above = found.parent && findNode(document, found.parent.id)
  if (found.kind !== 'topic' || above?.kind !== 'subject' || found.index > 0) return []
  const { id, texto: second, filhos = [] } = found.node as DocumentTopic
  const { id: subject, nome: first } = above.node as DocumentSubject
  return [
    { op: 'rename', id: subject, text: `${first} ${second}` },
    ...filhos.map((topic, index): TreeChange => ({ op: 'move', id: topic.id, to: subject, at: index + 1 })),
    { op: 'remove', id },
  ]
}

function subjectBefore({ blocos }: SyllabusDocument, { node }: FoundNode): DocumentSubject | undefined {
  const subjects = blocos.flatMap(({ disciplinas }) => disciplinas)
  return subjects[subjects.findIndex(({ id }) => id === node.id) - 1]
}
