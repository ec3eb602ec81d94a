import type { Block, Subject, Topic, Tree } from '../tree.ts'
import {
  type Act,
  type DocumentBlock,
  type DocumentSubject,
  type DocumentTopic,
  FORMAT,
  type SyllabusDocument,
} from './contract.ts'
import { blockId, shortHash, slug, subjectId, topicId, uniqueIds } from './identity.ts'
import { normsOf } from './norms.ts'

export interface About {
  readonly id?: string | undefined
  readonly orgao?: string | undefined
  readonly cargo?: string | undefined
  readonly banca?: string | undefined
  readonly ano?: number | undefined
  readonly atos?: Act[] | undefined
  readonly fonte?: SyllabusDocument['fonte'] | undefined
}

type Give = (id: string) => string

/** A tree as read becomes the first version of a document; who reads the same text gets the same ids. */
export function documentOf(tree: Tree, about: About = {}): SyllabusDocument {
  const give = uniqueIds()
  const blocos = tree.blocks.map((block) => blockOf(block, give))
  const { id, ...known } = about
  return {
    formato: FORMAT,
    id: id ?? documentId(about, blocos),
    ...present(known),
    versao: 1,
    direitos: { texto: 'ato oficial – Lei 9.610/1998, art. 8º, IV' },
    blocos,
  }
}

/** The document as the plain tree of a reading; ids, archive and changes are left out. */
export function treeOf({ blocos }: Pick<SyllabusDocument, 'blocos'>): Tree {
  return {
    blocks: blocos.map(({ nome, titulo, questoes, peso, disciplinas }) => ({
      name: nome,
      ...present({ heading: titulo, questions: questoes, weight: peso }),
      subjects: disciplinas.map(
        ({ nome: name, titulo: heading, ementa, questoes: questions, peso: weight, topicos }) => ({
          name,
          ...present({ heading, intro: ementa, questions, weight }),
          topics: topicos.map(plainTopic),
        }),
      ),
    })),
  }
}

function plainTopic({ num, texto, filhos }: DocumentTopic): Topic {
  return { ...present({ num }), text: texto, ...(filhos?.length ? { children: filhos.map(plainTopic) } : {}) }
}

function blockOf({ name, heading, questions, weight, subjects }: Block, give: Give): DocumentBlock {
  return {
    id: give(blockId(name, heading)),
    nome: name,
    ...present({ titulo: heading, questoes: questions, peso: weight }),
    disciplinas: subjects.map((subject) => subjectOf(subject, name, give)),
  }
}

function subjectOf(
  { name, heading, intro, questions, weight, topics }: Subject,
  block: string,
  give: Give,
): DocumentSubject {
  return {
    id: give(subjectId(name, block)),
    nome: name,
    ...present({ titulo: heading, ementa: intro, questoes: questions, peso: weight }),
    topicos: topics.map((topic) => topicOf(topic, name, give)),
  }
}

function topicOf({ num, text, children }: Topic, subject: string, give: Give): DocumentTopic {
  const normas = normsOf(text)
  return {
    id: give(topicId(subject, text)),
    ...present({ num }),
    texto: text,
    ...(normas.length > 0 ? { normas } : {}),
    ...(children?.length ? { filhos: children.map((child) => topicOf(child, subject, give)) } : {}),
  }
}

/** Makes an id of organ, year and position, or of the content where none is known. */
function documentId({ orgao, cargo, ano }: About, blocos: DocumentBlock[]): string {
  const known = [orgao, ano, cargo].map((part) => slug(String(part ?? ''))).filter(Boolean)
  return known.length > 0 ? known.join('-').slice(0, 120) : `edital-${shortHash(JSON.stringify(blocos), 10)}`
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>
}
