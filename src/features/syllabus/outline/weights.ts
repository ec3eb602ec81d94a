import type { DocumentBlock, DocumentTopic, Importance } from '../format/contract.ts'
import { topicSizes } from './topic-size.ts'
import { type Exam, usualShares } from './usual-shares.ts'

/** How much more a topic of this importance counts than one of low importance. */
export const WEIGHTS: Readonly<Record<Importance, number>> = { alta: 4, media: 2, baixa: 1 }

export interface Shares {
  /** Share of the exam, 0 to 1, by the id of a block, subject or topic. */
  readonly of: ReadonlyMap<string, number>
  readonly guessed: Guessed
}

/** How many subjects lack a number of questions, so that it is taken from the block or the others. */
export type Guessed = 'none' | 'some' | 'all'

type Blocks = readonly DocumentBlock[]

/** Each node's share of the exam, by questions and weights as far as the edital says them. */
export function sharesOf(blocks: Blocks, exam?: Exam): Shares {
  const { of } = subjectSharesOf(blocks, exam)
  for (const block of blocks) {
    for (const { id, topicos } of block.disciplinas) spread(topicos, of.get(id) ?? 0, of)
    of.set(block.id, sum(block.disciplinas.map(({ id }) => of.get(id) ?? 0)))
  }
  const subjects = blocks.flatMap(({ disciplinas }) => disciplinas)
  const told = subjects.filter(({ questoes }) => questoes).length
  const some = told === 0 ? 'all' : 'some'
  return { of, guessed: told === subjects.length ? 'none' : some }
}

interface SubjectShares {
  /** Shares by the id of a subject, from 0 to 1. */
  readonly of: Map<string, number>
  /** Subjects with a number of questions in the edital. */
  readonly told: ReadonlySet<string>
}

/** The shares of subjects alone. */
export function subjectSharesOf(blocks: Blocks, exam?: Exam): SubjectShares {
  const { questions, told } = questionsOf(blocks, exam)
  const points = blocks.flatMap((block) =>
    block.disciplinas.map(
      ({ id, peso }) => [id, (questions.get(id) ?? 0) * (peso ?? block.peso ?? 1)] as const,
    ),
  )
  const total = sum(points.map(([, of]) => of)) || 1
  return { of: new Map(points.map(([id, of]) => [id, of / total])), told }
}

/** A subject without a number shares its block's rest, or gets what similar exams ask. */
function questionsOf(blocks: Blocks, exam?: Exam) {
  const usual = usualOf(blocks, exam)
  const usualIn = ({ id }: { id: string }) => usual.get(id) ?? 0
  const said = new Map(blocks.flatMap((block) => toldIn(block, usualIn)))
  const subjects = blocks.flatMap(({ disciplinas }) => disciplinas)
  const known = subjects.filter(({ id }) => said.has(id))
  const measure = known.length === 0 ? 1 : sum([...said.values()]) / sum(known.map(usualIn))
  const questions = new Map(
    subjects.map((subject) => [subject.id, said.get(subject.id) ?? measure * usualIn(subject)]),
  )
  return { questions, told: new Set(blocks.flatMap(toldAloneIn)) }
}

function toldIn(
  block: DocumentBlock,
  usualIn: (subject: { id: string }) => number,
): [id: string, questions: number][] {
  const { disciplinas } = block
  const left = leftIn(block)
  const usual = sum(disciplinas.filter(({ questoes }) => !questoes).map(usualIn))
  return disciplinas.flatMap((subject) => {
    const questions = subject.questoes || (left === undefined ? undefined : (left * usualIn(subject)) / usual)
    return questions === undefined ? [] : [[subject.id, questions]]
  })
}

/** A block with fewer questions than its subjects tells nothing about the subjects without a number. */
function leftIn({ questoes: all, disciplinas }: DocumentBlock) {
  const rest = (all ?? 0) - sum(disciplinas.map(({ questoes = 0 }) => questoes))
  return all && rest > 0 ? rest : undefined
}

/** Ids of subjects with a number, and of the only one without it, which gets what the block has left. */
function toldAloneIn(block: DocumentBlock): string[] {
  const open = block.disciplinas.filter(({ questoes }) => !questoes)
  const isAlone = open.length === 1 && leftIn(block) !== undefined
  return block.disciplinas.filter(({ questoes }) => questoes || isAlone).map(({ id }) => id)
}

function usualOf(blocks: Blocks, exam?: Exam): Map<string, number> {
  const subjects = blocks.flatMap(({ nome: block, disciplinas }) =>
    disciplinas.map(({ id, nome, topicos }) => {
      const size = sum(weighedLeaves(topicos).map((leaf) => leaf.size))
      return { id, name: nome, block, size: size || 1 }
    }),
  )
  const shares = usualShares(subjects, exam)
  return new Map(subjects.map(({ id }, at) => [id, shares[at] ?? 0]))
}

/** A topic that has none below it, with what it weighs within its subject. */
export interface WeighedLeaf {
  readonly topic: DocumentTopic
  /** The topics above it, that of the subject first. */
  readonly above: readonly DocumentTopic[]
  readonly weight: number
  readonly size: number
  /** Undefined without a mark of the student or the edital. */
  readonly importance: Importance | undefined
}

/** Leaves in order; importance comes from above, and a whole law counts for its size. */
export function weighedLeaves(topics: readonly DocumentTopic[]): WeighedLeaf[] {
  const leaves = leavesOf(topics)
  const sizes = topicSizes(leaves.map(({ topic }) => topic))
  return leaves.map((leaf, at) => {
    const size = sizes[at] ?? 1
    return { ...leaf, size, weight: size * WEIGHTS[leaf.importance ?? 'media'] }
  })
}

type Leaf = Omit<WeighedLeaf, 'size' | 'weight'>

function leavesOf(
  topics: readonly DocumentTopic[],
  above: readonly DocumentTopic[] = [],
  importance?: Importance,
): Leaf[] {
  return topics.flatMap((topic) => {
    const said = topic.importancia ?? importance
    if (topic.filhos?.length) return leavesOf(topic.filhos, [...above, topic], said)
    return [{ topic, above, importance: said }]
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
