import { piecesOf } from '../checking/coverage.ts'
import type { Place } from '../checking/rules.ts'
import type { DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { uniqueIds } from '../format/identity.ts'
import { findNode } from '../format/nodes.ts'
import { idsOf } from '../format/walk.ts'
import type { TreeChange } from '../operations/contract.ts'

interface Spots {
  readonly block: { readonly id: string; readonly at: number }
  readonly subjects: { readonly at: number }
  readonly topics: { readonly to: string; readonly at: number }
}

/** Restores a passage behind its neighbour in the text; `read` is the document before corrections. */
export function broughtBack(
  document: SyllabusDocument,
  read: SyllabusDocument,
  behind: Place | undefined,
  found: SyllabusDocument,
): TreeChange[] {
  const spots = spotsOf(document, read, behind)
  if (!spots) return []
  const give = uniqueIds(idsOf(document))
  const { opening, blocks } = partsOf(found)
  const here = blocks.filter(({ nome }) => nome === '').flatMap(({ disciplinas }) => disciplinas)
  const named = blocks.filter(({ nome }) => nome !== '')
  return [
    ...opening.flatMap((topic, index) => topicAdded(topic, spots.topics.to, spots.topics.at + index, give)),
    ...here.flatMap((one, index) => subjectAdded(one, spots.block.id, spots.subjects.at + index, give)),
    ...named.flatMap(({ id, nome: text, disciplinas }, index): TreeChange[] => {
      const given = give(id)
      return [
        { op: 'add', kind: 'block', id: given, text, to: null, at: spots.block.at + index },
        ...disciplinas.flatMap((one, place) => subjectAdded(one, given, place, give)),
      ]
    }),
  ]
}

/** Separates topics without a heading, which belong to the subject before. */
function partsOf({ blocos }: SyllabusDocument) {
  const [block, ...others] = blocos
  const [first, ...more] = block?.disciplinas ?? []
  return block && first && first.titulo === undefined
    ? { opening: first.topicos, blocks: [{ ...block, disciplinas: more }, ...others] }
    : { opening: [], blocks: blocos }
}

type Give = (id: string) => string

function subjectAdded(
  { id, nome: text, topicos }: DocumentSubject,
  to: string,
  at: number,
  give: Give,
): TreeChange[] {
  const given = give(id)
  return [
    { op: 'add', kind: 'subject', id: given, text, to, at },
    ...topicos.flatMap((topic, place) => topicAdded(topic, given, place, give)),
  ]
}

function topicAdded(
  { id, num, texto: text, filhos = [] }: DocumentTopic,
  to: string,
  at: number,
  give: Give,
): TreeChange[] {
  const given = give(id)
  return [
    { op: 'add', kind: 'topic', id: given, text, ...(num === undefined ? {} : { num }), to, at },
    ...filhos.flatMap((topic, index) => topicAdded(topic, given, index, give)),
  ]
}

/** Undefined if the tree has no subject. */
function spotsOf(
  document: SyllabusDocument,
  read: SyllabusDocument,
  behind: Place | undefined,
): Spots | undefined {
  const subject = read.blocos.flatMap(({ disciplinas }) => disciplinas)[behind?.subject ?? 0]
  const known = subject && findNode(document, subject.id)
  if (known?.kind !== 'subject' || !known.parent) return atTheEnd(document)
  const topic = behind && subject?.topicos[behind.topics - 1]
  const place = topic && findNode(document, topic.id)
  const block = findNode(document, known.parent.id)
  return {
    block: { id: known.parent.id, at: (block?.index ?? 0) + 1 },
    subjects: { at: known.index + (behind ? 1 : 0) },
    topics: { to: known.node.id, at: place?.parent?.id === known.node.id ? place.index + 1 : 0 },
  }
}

function atTheEnd({ blocos }: SyllabusDocument): Spots | undefined {
  const block = blocos.at(-1)
  const subject = block?.disciplinas.at(-1)
  if (!(block && subject)) return
  return {
    block: { id: block.id, at: blocos.length },
    subjects: { at: block.disciplinas.length },
    topics: { to: subject.id, at: subject.topicos.length },
  }
}

/** Whether a document has most of a passage, as after the passage was restored. */
export function isContained(passage: string, words: string): boolean {
  const pieces = piecesOf(passage, words)
  const sum = (weigh: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + weigh(piece), 0)
  return sum(({ covered, text }) => covered * text.length) > sum(({ text }) => text.length) / 2
}

/** All words of a document. */
export function wordsIn({ blocos }: SyllabusDocument): string {
  const words: string[] = []
  const walk = (topics: readonly DocumentTopic[]): void => {
    for (const { num = '', texto, filhos = [] } of topics) {
      words.push(num, texto)
      walk(filhos)
    }
  }
  for (const { nome: block, disciplinas } of blocos) {
    words.push(block)
    for (const { nome, topicos } of disciplinas) {
      words.push(nome)
      walk(topicos)
    }
  }
  return words.join('\n')
}
