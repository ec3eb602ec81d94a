import { areOneSubject } from '../../subjects/same-subject.ts'
import type { DocumentSubject, SyllabusDocument } from '../format/contract.ts'
import { topicsOf } from '../format/walk.ts'

type Blocks = Pick<SyllabusDocument, 'blocos'>

/** A document's subjects; none where there is no document yet. */
export const subjectsIn = (document: Blocks | undefined): DocumentSubject[] =>
  document?.blocos.flatMap(({ disciplinas }) => disciplinas) ?? []

/** Items of renamed subjects: more topics stayed than moved, and no common names differ. */
export function renamedSubjects(before: Blocks, after: Blocks): ReadonlySet<string> {
  const [old, now] = [subjectOfTopics(before), subjectOfTopics(after)]
  const names = new Map(subjectsIn(before).map(({ id, nome }) => [id, nome]))
  const stayed = ({ id, topicos }: DocumentSubject) => {
    const wasEmpty = !old.values().some((subject) => subject === id)
    if (wasEmpty) return topicos.length === 0
    const both = [...old].filter(
      ([topic, subject]) => now.has(topic) && [subject, now.get(topic)].includes(id),
    )
    const inPlace = both.filter(([topic, subject]) => subject === now.get(topic))
    return 2 * inPlace.length > both.length
  }
  const renamed = subjectsIn(after).filter((subject) => {
    const name = names.get(subject.id)
    return (
      name !== undefined &&
      name !== subject.nome &&
      areOneSubject(name, subject.nome) !== false &&
      stayed(subject)
    )
  })
  return new Set(renamed.map(({ id }) => id))
}

const subjectOfTopics = (document: Blocks): ReadonlyMap<string, string> =>
  new Map(topicsOf(document).map(({ topic, subject }) => [topic.id, subject.id]))
