import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from './contract.ts'

/** A topic where it stands. `depth` is 0 right below its subject. */
export interface TopicInPlace {
  readonly topic: DocumentTopic
  readonly subject: DocumentSubject
  readonly block: DocumentBlock
  readonly parent: DocumentTopic | undefined
  readonly depth: number
}

type Blocks = Pick<SyllabusDocument, 'blocos'>

/** Every topic in the order of the text, a parent before its children. */
export function topicsOf({ blocos }: Blocks): TopicInPlace[] {
  const found: TopicInPlace[] = []
  for (const block of blocos) {
    for (const subject of block.disciplinas) {
      const walk = (topics: readonly DocumentTopic[], parent: DocumentTopic | undefined, depth: number) => {
        for (const topic of topics) {
          found.push({ topic, subject, block, parent, depth })
          walk(topic.filhos ?? [], topic, depth + 1)
        }
      }
      walk(subject.topicos, undefined, 0)
    }
  }
  return found
}

/**
 * All ids that were ever given in a document: blocks,
 * subjects, topics, the archive and what the changes name.
 */
export function idsOf(document: Pick<SyllabusDocument, 'blocos' | 'arquivo' | 'mudancas'>): Set<string> {
  const { blocos, arquivo = [], mudancas = [] } = document
  return new Set([
    ...blocos.flatMap(({ id, disciplinas }) => [id, ...disciplinas.map((subject) => subject.id)]),
    ...topicsOf(document).map(({ topic }) => topic.id),
    ...arquivo.map(({ id }) => id),
    ...mudancas.flatMap(({ id, para = [] }) => [id, ...para]),
  ])
}

/** How many blocks, subjects and topics a document has. `leaves` are the topics that have none below them: a screen counts those. */
export function countsOf(document: Blocks) {
  const subjects = document.blocos.reduce((sum, { disciplinas }) => sum + disciplinas.length, 0)
  const topics = topicsOf(document)
  const leaves = topics.filter(({ topic: { filhos = [] } }) => filhos.length === 0).length
  return { blocks: document.blocos.length, subjects, topics: topics.length, leaves }
}
