import type { FirstTopics } from '../../records/topics/first-topics.ts'
import type { Syllabus } from '../contract.ts'
import type { DocumentTopic, SyllabusDocument } from '../format/contract.ts'
import { titlesOf } from './titles.ts'
import { abbreviatedForRecord } from './wish.ts'

/** The topics of the student's subjects, in the order of the edital. Two items of the same words are the same topic. */
export function offeredTopics(
  document: SyllabusDocument,
  { links, subjects }: Pick<Syllabus, 'links' | 'subjects'>,
) {
  const ids = new Map(links.map(({ item, topics }) => [item, topics[0]]))
  const subjectIds = new Map(subjects.map(({ item, subject_id }) => [item, subject_id]))
  const offered = new Map<number, Map<string, number | undefined>>()
  for (const subject of document.blocos.flatMap(({ disciplinas }) => disciplinas)) {
    const subjectId = subjectIds.get(subject.id)
    if (subjectId === undefined) continue
    const topics = offered.get(subjectId) ?? new Map<string, number | undefined>()
    offered.set(subjectId, topics)
    const titles = titlesOf(subject.topicos)
    const walk = ({ id, texto, filhos = [] }: DocumentTopic) => {
      const words = abbreviatedForRecord(titles.get(id) ?? texto)
      if (!topics.has(words)) topics.set(words, ids.get(id))
      filhos.forEach(walk)
    }
    subject.topicos.forEach(walk)
  }
  return offered as FirstTopics
}
