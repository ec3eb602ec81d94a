import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { SyllabusDocument } from '../src/features/syllabus/format/contract.ts'
import { documentOf, treeOf } from '../src/features/syllabus/format/tree-document.ts'
import { topicsOf } from '../src/features/syllabus/format/walk.ts'
import type { Subject, Topic } from '../src/features/syllabus/tree.ts'
import {
  AMENDMENT_CHANGES,
  type AmendmentChange,
  type Piece,
  type SubjectPieces,
} from './amendment-changes.ts'

/** An edital before and after some changes, with the true origin of each topic. */
export interface Amendment {
  readonly before: SyllabusDocument
  readonly after: SyllabusDocument
  /** The earlier topics and changes behind each later topic, by its id. */
  readonly made: ReadonlyMap<string, Pick<Piece, 'was' | 'isReworded'>>
  readonly changes: readonly string[]
}

const FOLDER = new URL('../catalogue/', import.meta.url)

const twice = (text: string): Topic => ({
  text,
  children: ['Conceito', 'Espécies e classificação', 'Prazos'].map((child) => ({ text: child })),
})

/** Words that boards repeat below several topics. */
const REPEATED: readonly Subject[] = [
  {
    name: 'DIREITO CIVIL',
    topics: [twice('Posse'), twice('Propriedade'), twice('Usucapião'), { text: 'Lei nº 8.245/1991' }],
  },
  {
    name: 'DIREITO DO TRABALHO',
    topics: [{ text: 'Jornada', children: [{ text: 'Conceito' }] }, { text: 'Férias' }],
  },
  { name: 'DIREITO PENAL', topics: [twice('Crime'), twice('Pena'), { text: 'Lei nº 11.343/2006' }] },
]

/** More subjects find no further faults, and take longer. */
const MOST_TOPICS = 40

const REAL: readonly Subject[] = readdirSync(FOLDER)
  .flatMap((file) => {
    const document = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as SyllabusDocument
    return treeOf(document).blocks.flatMap(({ subjects }) => subjects)
  })
  .filter(({ topics }) => countOf(topics) <= MOST_TOPICS)

function countOf(topics: readonly Topic[]): number {
  return topics.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0)
}

const DEED = fc.record({
  does: fc.constantFrom(...(Object.keys(AMENDMENT_CHANGES) as (keyof typeof AMENDMENT_CHANGES)[])),
  subject: fc.nat(10),
  at: fc.nat(200),
  to: fc.nat(200),
})

/** Amendments of up to `subjects` subjects of real editais, by up to `changes` changes. */
export const amendments = ({
  subjects,
  changes,
}: {
  subjects: number
  changes: number
}): fc.Arbitrary<Amendment> =>
  fc
    .record({
      chosen: fc.uniqueArray(fc.oneof(fc.constantFrom(...REPEATED), fc.constantFrom(...REAL)), {
        selector: ({ name }) => name.toLowerCase(),
        minLength: 1,
        maxLength: subjects,
      }),
      done: fc.array(DEED, { minLength: 1, maxLength: changes }),
    })
    .map(({ chosen, done }) => amended(chosen, done))

function amended(
  chosen: readonly Subject[],
  done: readonly (AmendmentChange & { does: keyof typeof AMENDMENT_CHANGES })[],
): Amendment {
  const before = documentOf({ blocks: [{ name: '', subjects: [...chosen] }] }, ABOUT)
  const ids = topicsOf(before).map(({ topic }) => topic.id)
  const subjectPieces = piecesOf(chosen, ids)
  for (const { does, ...change } of done) AMENDMENT_CHANGES[does](subjectPieces, change)
  const after = documentOf(
    {
      blocks: [
        {
          name: '',
          subjects: subjectPieces.map(({ pieces, ...subject }) => ({ ...subject, topics: pieces })),
        },
      ],
    },
    ABOUT,
  )
  const pieces = subjectPieces.flatMap((subject) => flat(subject.pieces))
  const made = new Map(topicsOf(after).map(({ topic }, at) => [topic.id, pieces[at] ?? NOTHING]))
  return { before, after, made, changes: done.map(({ does }) => does) }
}

const ABOUT = { orgao: 'TCU', cargo: 'Auditor' }

const NOTHING = { was: [], isReworded: true }

function piecesOf(subjects: readonly Subject[], ids: readonly string[]): SubjectPieces[] {
  let at = 0
  const pieceOf = ({ children = [], ...topic }: Topic): Piece => {
    const was = [ids[at++] ?? '']
    return { ...topic, was, isReworded: false, children: children.map(pieceOf) }
  }
  return subjects.map(({ topics, ...subject }) => ({ ...subject, pieces: topics.map(pieceOf) }))
}

const flat = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((one) => [one, ...flat(one.children)])
