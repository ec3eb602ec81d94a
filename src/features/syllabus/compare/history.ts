import type { ArchivedTopic, DocumentChange, SyllabusDocument, Verb } from '../format/contract.ts'
import { archivedOf } from '../format/nodes.ts'
import type { ComparisonWithRows } from './compare.ts'
import type { Op } from './contract.ts'
import type { TopicRow } from './rows.ts'

type DecidedLine = ComparisonWithRows['lines'][number]

export interface Stamp {
  readonly versao: number
  readonly ato: number | undefined
}

const VERB: Record<Exclude<Op, 'same'>, Verb | 'movido+reescrito'> = {
  renumbered: 'renumerado',
  reworded: 'reescrito',
  moved: 'movido',
  'moved+reworded': 'movido+reescrito',
  split: 'dividido',
  joined: 'reescrito',
  added: 'entrou',
  removed: 'saiu',
}

/** The part of a split that continues its topic: the one above the others, else the most similar. */
export function mainPartOf({ before: [whole], after }: DecidedLine): TopicRow | undefined {
  const above = after.find((row) => after.every((other) => other === row || isBelow(other, row)))
  if (above || !whole) return above ?? after[0]
  const shared = (row: TopicRow) => [...row.stems].filter((stem) => whole.stems.has(stem)).length
  return after.reduce<TopicRow | undefined>(
    (most, row) => (most && shared(most) >= shared(row) ? most : row),
    undefined,
  )
}

function isBelow({ parent }: TopicRow, row: TopicRow): boolean {
  return parent !== undefined && (parent === row || isBelow(parent, row))
}

/** Returns a line's entries in the list of changes; `idOf` gives the ids of the new version. */
export function changesOf(
  line: DecidedLine,
  idOf: (after: TopicRow) => string,
  { versao, ato }: Stamp,
): DocumentChange[] {
  const { op, before, after } = line
  if (op === 'same') return []
  const stamp = { versao, ...(ato === undefined ? {} : { ato }) }
  const [one, ...joined] = before
  const [other] = after
  const ids = after.map(idOf)
  const into = joined.map((row): DocumentChange => ({ ...stamp, op: 'unido', id: row.topic.id, para: ids }))
  const id = one?.topic.id ?? ids[0] ?? ''
  const said = {
    ...stamp,
    op: VERB[op],
    id,
    ...(one && op !== 'removed' ? { de: wasOf(one, other) } : {}),
    ...(op === 'split' ? { para: ids } : {}),
  }
  return [said, ...into]
}

/** Returns the fields of a topic that changed, as they were. */
function wasOf(
  { topic, subject, key }: TopicRow,
  after: TopicRow | undefined,
): NonNullable<DocumentChange['de']> {
  const { nome } = subject.subject
  return {
    ...(topic.num !== undefined && topic.num !== after?.topic.num ? { num: topic.num } : {}),
    ...(key === after?.key ? {} : { texto: topic.texto }),
    ...(nome === after?.subject.subject.nome ? {} : { disciplina: nome }),
  }
}

/** Topics without a partner or joined into another, and removed subjects and blocks. */
export function leaving(
  before: SyllabusDocument,
  { lines, subjects, blocks }: ComparisonWithRows,
): ArchivedTopic[] {
  const ate = before.versao
  const still = new Set([...subjects.keys()].map(({ subject }) => subject))
  const frames = before.blocos.flatMap((block) => [
    ...(blocks.has(block)
      ? []
      : archivedOf({ kind: 'block', node: { ...block, disciplinas: [] }, ...NOWHERE }, ate)),
    ...block.disciplinas
      .filter((subject) => !still.has(subject))
      .flatMap((subject) =>
        archivedOf({ kind: 'subject', node: { ...subject, topicos: [] }, ...NOWHERE, parent: block }, ate),
      ),
  ])
  const gone = lines.flatMap((line) => (line.after.length === 0 ? line.before : line.before.slice(1)))
  return [...frames, ...gone.flatMap((row) => archivedTopic(row, ate))]
}

const NOWHERE = { parent: undefined, subject: undefined }

function archivedTopic({ topic, parent, subject }: TopicRow, ate: number): ArchivedTopic[] {
  const { filhos: _kids, ...node } = topic
  const { nome } = subject.subject
  return archivedOf({ kind: 'topic', node, parent: parent?.topic ?? subject.subject, subject: nome }, ate)
}
