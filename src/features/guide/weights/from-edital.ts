import { normalCase } from '../../../shared/normal-case.ts'
import type { DocumentSubject, DocumentTopic, SyllabusDocument } from '../../syllabus/format/contract.ts'
import { leafCount } from '../../syllabus/outline/share-of-study.ts'
import { titlesOf } from '../../syllabus/outline/titles.ts'
import type { Exam } from '../../syllabus/outline/usual-shares.ts'
import { subjectSharesOf, weighedLeaves } from '../../syllabus/outline/weights.ts'
import type { GuideMaterial } from '../contract.ts'

type MaterialTopic = GuideMaterial['topics'][number]
type MaterialWhole = NonNullable<GuideMaterial['wholes']>[number]

/** Share right by chance: of two answers, and of five. */
const GUESS = { rightOrWrong: 0.5, choices: 0.2 }

/** Boards that ask whether a sentence is right or wrong. */
const RIGHT_OR_WRONG = /cespe|cebraspe/i

export const guessOf = (board: string): number =>
  RIGHT_OR_WRONG.test(board) ? GUESS.rightOrWrong : GUESS.choices

export interface Links {
  /** Topics of an item, the first for its new records. */
  readonly topics: ReadonlyMap<string, readonly number[]>
  readonly subjects: ReadonlyMap<string, number>
}

/** Some subject's or block's number of questions is in the document. */
export const isWeighed = ({ blocos }: Pick<SyllabusDocument, 'blocos'>): boolean =>
  blocos.some(({ questoes, disciplinas }) => questoes || disciplinas.some((subject) => subject.questoes))

interface MaterialTopics {
  readonly topics: MaterialTopic[]
  readonly wholes: MaterialWhole[]
}

/** The topics without others below, with weights; `wholes` are those above, which records may name. */
export function topicsFrom(
  { blocos }: Pick<SyllabusDocument, 'blocos'>,
  links: Links,
  exam?: Exam | null,
): MaterialTopics {
  const { of, told } = subjectSharesOf(blocos, exam ?? undefined)
  const topics: MaterialTopic[] = []
  const wholes: MaterialWhole[] = []
  for (const { subject, subject_id, least } of linkedIn(blocos, links)) {
    const ofSubject = { subject_id, part_share: of.get(subject.id) ?? 0, minimum: minimumOf(least) }
    const guess = told.has(subject.id) ? {} : { is_guessed: true }
    wholes.push(...wholesIn(subject.topicos, { subject_id, first: topics.length }, links))
    topics.push(...topicsIn(subject, links).map((topic) => ({ ...topic, ...ofSubject, ...guess })))
  }
  return { topics, wholes }
}

const linkedIn = (blocks: SyllabusDocument['blocos'], { subjects }: Links) =>
  blocks.flatMap(({ disciplinas, minimo }) =>
    disciplinas.flatMap((subject) => {
      const subject_id = subjects.get(subject.id)
      return subject_id === undefined ? [] : [{ subject, subject_id, least: subject.minimo ?? minimo }]
    }),
  )

const minimumOf = (percent: number | undefined) => (percent === undefined ? null : percent / 100)

const topicIdsOf = ({ id }: { id: string }, { topics }: Links) => [...(topics.get(id) ?? [])]

function topicsIn({ id: part, nome, topicos }: DocumentSubject, links: Links) {
  const titles = titlesOf(topicos)
  const subject = normalCase(nome)
  return weighedLeaves(topicos).map(({ topic, importance, size }) => ({
    id: topic.id,
    topic_ids: topicIdsOf(topic, links),
    name: titles.get(topic.id) ?? topic.texto,
    words: topic.texto,
    subject,
    part,
    importance: importance ?? null,
    ...(size === 1 ? {} : { size }),
  }))
}

function wholesIn(
  topics: readonly DocumentTopic[],
  { subject_id, first }: Pick<MaterialWhole, 'subject_id' | 'first'>,
  links: Links,
): MaterialWhole[] {
  let next = first
  return topics.flatMap((topic) => {
    const [from, count] = [next, leafCount(topic)]
    next += count
    if (!topic.filhos?.length) return []
    const whole = { subject_id, words: topic.texto, topic_ids: topicIdsOf(topic, links), first: from, count }
    return [whole, ...wholesIn(topic.filhos, { subject_id, first: from }, links)]
  })
}
