import type { DocumentSubject, DocumentTopic, SyllabusDocument } from '../syllabus/format/contract.ts'
import type { GuideMaterial } from './contract.ts'

type MaterialTopic = GuideMaterial['topics'][number]

const STEPS = { alta: 4, media: 2, baixa: 1 } as const
/** Share right by chance: of two answers, and of five. */
const GUESS = { rightOrWrong: 0.5, choices: 0.2 }

/** Boards that ask whether a sentence is right or wrong. */
const RIGHT_OR_WRONG = /cespe|cebraspe/i

export const guessOf = (board: string): number => (RIGHT_OR_WRONG.test(board) ? GUESS.rightOrWrong : GUESS.choices)

export interface Links {
  /** Topics of an item, the first for its new records. */
  readonly topics: ReadonlyMap<string, readonly number[]>
  /** The student's subject of a subject of the document. */
  readonly subjects: ReadonlyMap<string, number>
}

/** What is studied one by one: the topics of the document that have none below them, with what they count for. */
export function topicsFrom(document: Pick<SyllabusDocument, 'blocos'>, links: Links): MaterialTopic[] {
  const weights = weightsOf(document)
  return document.blocos.flatMap((block) =>
    block.disciplinas.flatMap((subject) => topicsIn(subject, block.minimo, weights?.get(subject), links)),
  )
}

function topicsIn(
  subject: DocumentSubject,
  minimumOfBlock: number | undefined,
  points: number | undefined,
  links: Links,
): MaterialTopic[] {
  const subject_id = links.subjects.get(subject.id)
  if (subject_id === undefined) return []
  const leaves = leavesOf(subject.topicos)
  const parts = leaves.reduce((sum, { step }) => sum + step, 0)
  const minimum = subject.minimo ?? minimumOfBlock
  const ofSubject = {
    subject_id,
    subject: subject.nome,
    guessed: leaves.every(({ isSaid }) => !isSaid),
    minimum: minimum === undefined ? null : minimum / 100,
  }
  return leaves.map(({ topic, step }) => ({
    ...ofSubject,
    id: topic.id,
    topic_ids: [...(links.topics.get(topic.id) ?? [])],
    name: topic.texto,
    weight: points === undefined ? null : (points * step) / parts,
  }))
}

interface Leaf {
  readonly topic: DocumentTopic
  readonly step: number
  /** Somebody said how important it is. */
  readonly isSaid: boolean
}

// What is said of a topic is said of those below it, unless they say something else.
function leavesOf(topics: readonly DocumentTopic[], above?: DocumentTopic['importancia']): Leaf[] {
  return topics.flatMap((topic) => {
    const said = topic.importancia ?? above
    if (topic.filhos?.length) return leavesOf(topic.filhos, said)
    return { topic, step: STEPS[said ?? 'media'], isSaid: said !== undefined }
  })
}

/** Points of each subject; undefined where the document says nothing that would tell topics apart. */
function weightsOf({ blocos }: Pick<SyllabusDocument, 'blocos'>): Map<DocumentSubject, number> | undefined {
  const all = blocos.flatMap((block) => block.disciplinas.map((subject) => ({ block, subject })))
  const points = new Map(all.map(({ block, subject }) => [subject, pointsOf(block, subject)]))
  const said = [...points.values()].filter((value) => value !== undefined)
  const isSaid = all.some(({ subject }) => leavesOf(subject.topicos).some((leaf) => leaf.isSaid))
  if (said.length === 0 && !isSaid) return undefined
  // A subject of which nothing is said counts for the root of its topics' number, in the measure of the others.
  const rootOf = (subject: DocumentSubject) => Math.sqrt(leavesOf(subject.topicos).length)
  const known = all.filter(({ subject }) => points.get(subject) !== undefined)
  const roots = known.reduce((sum, { subject }) => sum + rootOf(subject), 0)
  const measure = roots === 0 ? 1 : said.reduce((sum, value) => sum + value, 0) / roots
  return new Map([...points].map(([subject, value]) => [subject, value ?? measure * rootOf(subject)]))
}

type Block = SyllabusDocument['blocos'][number]

/** Questions times points a question. A block's questions are parted by the root of their topics' number. */
function pointsOf(block: Block, subject: DocumentSubject): number | undefined {
  const each = subject.peso ?? block.peso ?? 1
  if (subject.questoes !== undefined) return subject.questoes * each
  if (block.questoes === undefined) return undefined
  const open = block.disciplinas.filter(({ questoes }) => questoes === undefined)
  const given = block.disciplinas.reduce((sum, { questoes = 0 }) => sum + questoes, 0)
  const rootOf = ({ topicos }: DocumentSubject) => Math.sqrt(leavesOf(topicos).length)
  const roots = open.reduce((sum, one) => sum + rootOf(one), 0)
  return roots === 0 ? 0 : (Math.max(0, block.questoes - given) * rootOf(subject) * each) / roots
}
