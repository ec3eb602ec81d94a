import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { normalise, topicId } from '../format/identity.ts'
import { type Mention, mentionsOf, withoutNorms } from '../format/norms.ts'
import { type StemmedText, stemsOf } from './likeness.ts'

export interface SubjectRow {
  readonly subject: DocumentSubject
  readonly block: DocumentBlock
  readonly name: string
  readonly named: StemmedText
  readonly keys: Set<string>
}

export interface TopicRow {
  readonly topic: DocumentTopic
  readonly at: number
  readonly key: string
  readonly subject: SubjectRow
  readonly parent: TopicRow | undefined
  readonly index: number
  readonly siblings: TopicRow[]
  readonly stems: ReadonlySet<string>
  readonly mentions: readonly Mention[]
  readonly rest: StemmedText
}

/** A topic with several norms is identified by its words and the first norm. */
const MOST_MENTIONS = 40

export interface Rows {
  readonly subjects: SubjectRow[]
  readonly topics: TopicRow[]
}

/** A document as rows, in the order of the text. */
export function rowsOf({ blocos }: Pick<SyllabusDocument, 'blocos'>): Rows {
  const rows: Rows = { subjects: [], topics: [] }
  for (const block of blocos) {
    for (const subject of block.disciplinas) {
      const named = worded(subject.nome)
      const row = { subject, block, name: named.key, named, keys: new Set<string>() }
      rows.subjects.push(row)
      addTopics(rows, row, undefined, subject.topicos)
    }
  }
  return rows
}

function worded(text: string): StemmedText {
  const key = normalise(text)
  return { key, stems: stemsOf(key) }
}

function addTopics(
  rows: Rows,
  subject: SubjectRow,
  parent: TopicRow | undefined,
  topics: readonly DocumentTopic[],
) {
  const siblings: TopicRow[] = []
  for (const [index, topic] of topics.entries()) {
    const key = normalise(topic.texto)
    const at = rows.topics.length
    const words = { key, stems: stemsOf(key) }
    const mentions = mentionsOf(topic.texto).slice(0, MOST_MENTIONS)
    const rest = mentions.length > 0 ? worded(withoutNorms(topic.texto)) : words
    const row = { topic, at, subject, parent, index, siblings, ...words, mentions, rest }
    siblings.push(row)
    subject.keys.add(key)
    rows.topics.push(row)
    addTopics(rows, subject, row, topic.filhos ?? [])
  }
}

/** Whether the id was kept through a change of words; an id computed from the text proves nothing. */
export function hasStableId({ topic, subject }: TopicRow): boolean {
  return topic.id.replace(/-\d+$/, '') !== topicId(subject.subject.nome, topic.texto)
}

/** The texts above a topic. */
export function pathOf({ parent }: TopicRow): string {
  return parent ? `${pathOf(parent)}\n${parent.key}` : ''
}
