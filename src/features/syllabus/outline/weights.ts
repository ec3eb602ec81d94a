import type { DocumentBlock, DocumentSubject, DocumentTopic, Importance } from '../format/contract.ts'

/** How much more a topic of this importance counts than one of low importance. */
export const WEIGHTS: Readonly<Record<Importance, number>> = { alta: 4, media: 2, baixa: 1 }

export interface Shares {
  /** By the id of a block, a subject or a topic: its share of the exam, from 0 to 1. */
  readonly of: ReadonlyMap<string, number>
  readonly guessed: Guessed
}

/** Of which subjects the questions are not known: then they are taken from the block or from the others. */
export type Guessed = 'none' | 'some' | 'all'

type Blocks = readonly DocumentBlock[]

/** Each node's share of the exam, by questions and weights as far as the edital says them. */
export function sharesOf(blocks: Blocks): Shares {
  const of = subjectSharesOf(blocks)
  for (const block of blocks) {
    for (const { id, topicos } of block.disciplinas) spread(topicos, of.get(id) ?? 0, of)
    of.set(block.id, sum(block.disciplinas.map(({ id }) => of.get(id) ?? 0)))
  }
  const subjects = blocks.flatMap(({ disciplinas }) => disciplinas)
  const told = subjects.filter(({ questoes }) => questoes).length
  const some = told === 0 ? 'all' : 'some'
  return { of, guessed: told === subjects.length ? 'none' : some }
}

/** The shares of subjects alone. */
export function subjectSharesOf(blocks: Blocks): Map<string, number> {
  const questions = questionsOf(blocks)
  const points = blocks.flatMap((block) =>
    block.disciplinas.map(
      ({ id, peso }) => [id, (questions.get(id) ?? 0) * (peso ?? block.peso ?? 1)] as const,
    ),
  )
  const total = sum(points.map(([, of]) => of)) || 1
  return new Map(points.map(([id, of]) => [id, of / total]))
}

/**
 * Of each subject. What one does not say is its part of what its block has left, or the measure of the
 * others. Papers ask more of a long subject than of a short one, but not as much more as it is longer: it is
 * the root of its topics' number.
 */
function questionsOf(blocks: Blocks): Map<string, number> {
  const told = new Map(blocks.flatMap(toldIn))
  const subjects = blocks.flatMap(({ disciplinas }) => disciplinas)
  const known = subjects.filter(({ id }) => told.has(id))
  const usual = known.length === 0 ? 1 : sum([...told.values()]) / sum(known.map(rootOf))
  return new Map(subjects.map((subject) => [subject.id, told.get(subject.id) ?? usual * rootOf(subject)]))
}

function toldIn({ questoes: all, disciplinas }: DocumentBlock): [id: string, questions: number][] {
  const rest = (all ?? 0) - sum(disciplinas.map(({ questoes = 0 }) => questoes))
  // A block that says less than its subjects do says nothing of the others.
  const left = all && rest > 0 ? rest : undefined
  const roots = sum(disciplinas.filter(({ questoes }) => !questoes).map(rootOf))
  return disciplinas.flatMap((subject) => {
    const questions = subject.questoes || (left === undefined ? undefined : (left * rootOf(subject)) / roots)
    return questions === undefined ? [] : [[subject.id, questions]]
  })
}

const rootOf = ({ topicos }: DocumentSubject) => Math.sqrt(weighedLeaves(topicos).length) || 1

/** A topic that has none below it, with what it weighs within its subject. */
export interface WeighedLeaf {
  readonly topic: DocumentTopic
  /** The topic above it; undefined where that is the subject. */
  readonly above: DocumentTopic | undefined
  readonly weight: number
  /** Undefined where nobody said it. */
  readonly importance: Importance | undefined
}

/** In the order of the edital. A topic without an importance of its own has that of the topic above it. */
export function weighedLeaves(
  topics: readonly DocumentTopic[],
  above?: DocumentTopic,
  importance?: Importance,
): WeighedLeaf[] {
  return topics.flatMap((topic) => {
    const said = topic.importancia ?? importance
    if (topic.filhos?.length) return weighedLeaves(topic.filhos, topic, said)
    return { topic, above, weight: WEIGHTS[said ?? 'media'], importance: said }
  })
}

function spread(topics: readonly DocumentTopic[], share: number, of: Map<string, number>): void {
  const leaves = weighedLeaves(topics)
  const all = sum(leaves.map(({ weight }) => weight))
  for (const { topic, weight } of leaves) of.set(topic.id, (share * weight) / all)
  for (const topic of topics) giveAbove(topic, of)
}

function giveAbove({ id, filhos = [] }: DocumentTopic, of: Map<string, number>): number {
  if (filhos.length > 0) of.set(id, sum(filhos.map((child) => giveAbove(child, of))))
  return of.get(id) ?? 0
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
