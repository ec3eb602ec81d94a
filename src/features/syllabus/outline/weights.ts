import type { DocumentBlock, DocumentSubject, DocumentTopic, Importance } from '../format/contract.ts'

/** How much more a topic of this importance counts than one of low importance. */
export const WEIGHTS: Readonly<Record<Importance, number>> = { alta: 4, media: 2, baixa: 1 }

export interface Shares {
  /** By the id of a block, a subject or a topic: its share of the exam, from 0 to 1. */
  readonly of: ReadonlyMap<string, number>
  /** Some subject's questions are not in the edital: then they are taken from its block or from the others. */
  readonly isGuessed: boolean
}

/** Each node's share of the exam, by questions and weights as far as the edital says them. */
export function sharesOf(blocks: readonly DocumentBlock[]): Shares {
  const points = pointsOf(blocks)
  const total = [...points.values()].reduce((sum, value) => sum + value, 0) || 1
  const of = new Map<string, number>()
  for (const block of blocks) {
    let sum = 0
    for (const subject of block.disciplinas) {
      const share = (points.get(subject.id) ?? 0) / total
      of.set(subject.id, share)
      spread(subject.topicos, share, of)
      sum += share
    }
    of.set(block.id, sum)
  }
  return { of, isGuessed: blocks.some(({ disciplinas }) => disciplinas.some(({ questoes }) => !questoes)) }
}

/** Questions times weight of each subject. Those that a subject does not say are what its block has left. */
function pointsOf(blocks: readonly DocumentBlock[]): Map<string, number> {
  const told = blocks.flatMap(({ disciplinas }) => disciplinas.flatMap(({ questoes }) => questoes ?? []))
  const usual = told.length > 0 ? told.reduce((sum, value) => sum + value, 0) / told.length : 1
  const points = new Map<string, number>()
  for (const block of blocks) {
    const each = leftForEach(block) ?? usual
    for (const subject of block.disciplinas) {
      points.set(subject.id, (subject.questoes ?? each) * (subject.peso ?? block.peso ?? 1))
    }
  }
  return points
}

function leftForEach({ questoes, disciplinas }: DocumentBlock): number | undefined {
  if (!questoes) return
  const untold = disciplinas.filter((subject) => !subject.questoes).length
  const told = disciplinas.reduce((sum, subject) => sum + (subject.questoes ?? 0), 0)
  return untold === 0 ? undefined : Math.max(0, questoes - told) / untold
}

/** A topic without an importance of its own has that of the topic above it. */
function spread(topics: DocumentSubject['topicos'], share: number, of: Map<string, number>): void {
  const all = topics.reduce((sum, topic) => sum + weightOf(topic, 'media'), 0) || 1
  const give = (topic: DocumentTopic, above: Importance): number => {
    const own = topic.importancia ?? above
    const sum = isLeaf(topic)
      ? (share * WEIGHTS[own]) / all
      : childrenOf(topic).reduce((total, child) => total + give(child, own), 0)
    of.set(topic.id, sum)
    return sum
  }
  for (const topic of topics) give(topic, 'media')
}

function weightOf(topic: DocumentTopic, above: Importance): number {
  const own = topic.importancia ?? above
  if (isLeaf(topic)) return WEIGHTS[own]
  return childrenOf(topic).reduce((sum, child) => sum + weightOf(child, own), 0)
}

const childrenOf = (topic: DocumentTopic): readonly DocumentTopic[] => topic.filhos ?? []

const isLeaf = (topic: DocumentTopic) => childrenOf(topic).length === 0
