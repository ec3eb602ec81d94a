import { unshouted } from '../../../shared/unshouted.ts'
import type { DocumentSubject, SyllabusDocument } from '../../syllabus/format/contract.ts'
import { titlesOf } from '../../syllabus/outline/titles.ts'
import { subjectSharesOf, weighedLeaves } from '../../syllabus/outline/weights.ts'
import type { GuideMaterial } from '../contract.ts'

type MaterialTopic = GuideMaterial['topics'][number]

/** Share right by chance: of two answers, and of five. */
const GUESS = { rightOrWrong: 0.5, choices: 0.2 }

/** Boards that ask whether a sentence is right or wrong. */
const RIGHT_OR_WRONG = /cespe|cebraspe/i

export const guessOf = (board: string): number =>
  RIGHT_OR_WRONG.test(board) ? GUESS.rightOrWrong : GUESS.choices

export interface Links {
  /** Topics of an item, the first for its new records. */
  readonly topics: ReadonlyMap<string, readonly number[]>
  /** The student's subject of a subject of the document. */
  readonly subjects: ReadonlyMap<string, number>
}

/** Some subject's or block's number of questions is in the document. */
export const isWeighed = ({ blocos }: Pick<SyllabusDocument, 'blocos'>): boolean =>
  blocos.some(({ questoes, disciplinas }) => questoes || disciplinas.some((subject) => subject.questoes))

/**
 * What is studied one by one: the topics of the document that have none below them, with what they count for.
 */
export function topicsFrom({ blocos }: Pick<SyllabusDocument, 'blocos'>, links: Links): MaterialTopic[] {
  const shares = subjectSharesOf(blocos)
  return blocos.flatMap((block) =>
    block.disciplinas.flatMap((subject) => topicsIn(subject, subject.minimo ?? block.minimo, shares, links)),
  )
}

function topicsIn(
  { id, nome, topicos }: DocumentSubject,
  minimum: number | undefined,
  shares: ReadonlyMap<string, number>,
  links: Links,
): MaterialTopic[] {
  const subject_id = links.subjects.get(id)
  if (subject_id === undefined) return []
  const leaves = weighedLeaves(topicos)
  const titles = titlesOf(topicos)
  const subject = unshouted(nome)
  return leaves.map(({ topic, importance }) => ({
    id: topic.id,
    topic_ids: [...(links.topics.get(topic.id) ?? [])],
    subject_id,
    name: titles.get(topic.id) ?? topic.texto,
    words: topic.texto,
    subject,
    part: id,
    part_share: shares.get(id) ?? 0,
    importance: importance ?? null,
    minimum: minimum === undefined ? null : minimum / 100,
  }))
}
