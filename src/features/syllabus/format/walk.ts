import type { DocumentBlock, DocumentSubject, DocumentTopic, SyllabusDocument } from './contract.ts'

/** A topic with its place. `depth` is 0 right below its subject. */
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

type Given = Pick<SyllabusDocument, 'blocos' | 'arquivo' | 'mudancas'>

/** Every id that a document ever used, in the archive and the changes too. */
export function idsOf(document: Given): Set<string> {
  const ids = new Set<string>()
  eachId(document, (id) => ids.add(id))
  return ids
}

/** Returns which of the ids the document ever gave, without building the set of all of them. */
export function givenOf(document: Given, ids: ReadonlySet<string>): Set<string> {
  const given = new Set<string>()
  eachId(document, (id) => ids.has(id) && given.add(id))
  return given
}

function eachId({ blocos, arquivo = [], mudancas = [] }: Given, take: (id: string) => void): void {
  const takeAll = (topics: readonly DocumentTopic[]) => {
    for (const { id, filhos } of topics) {
      take(id)
      if (filhos) takeAll(filhos)
    }
  }
  for (const block of blocos) {
    take(block.id)
    for (const { id, topicos } of block.disciplinas) {
      take(id)
      takeAll(topicos)
    }
  }
  for (const { id } of arquivo) take(id)
  for (const { id, para } of mudancas) {
    take(id)
    if (para) for (const one of para) take(one)
  }
}

/** Counts blocks, subjects and topics; `leaves` have no topic below them, and a screen counts those. */
export function countsOf({ blocos }: Blocks) {
  const counts = { blocks: blocos.length, subjects: 0, topics: 0, leaves: 0 }
  const count = (topics: readonly DocumentTopic[]) => {
    for (const { filhos } of topics) {
      counts.topics += 1
      if (filhos && filhos.length > 0) count(filhos)
      else counts.leaves += 1
    }
  }
  for (const { disciplinas } of blocos) {
    counts.subjects += disciplinas.length
    for (const { topicos } of disciplinas) count(topicos)
  }
  return counts
}
