import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyllabusDocument } from '../../src/features/syllabus/format/contract.ts'
import { treeOf } from '../../src/features/syllabus/format/tree-document.ts'
import type { Subject, Topic, Tree } from '../../src/features/syllabus/tree.ts'
import { boardTexts } from './board-texts.ts'
import { MUTATIONS } from './mutations.ts'
import { LISTS, type ListStyle, printTree, TITLES } from './printed-tree.ts'
import { realTexts } from './texts.ts'

/** A text with the tree that a person reads in it; all texts of a board are in the same part. */
export interface LabelledText {
  readonly id: string
  readonly board: string
  readonly part: 'fitting' | 'tuning' | 'locked'
  /** Pasted as it is, written in a board's style, or a real tree printed anew. */
  readonly kind: 'real' | 'board' | 'printed'
  readonly text: string
  readonly tree: Tree
}

const BOARDS =
  /cebraspe|cesgranrio|fgv|fcc|iades|idecan|aocp|consulplan|vunesp|ibfc|quadrix|ibam|objetiva|fundatec|fepese|fadesp|avanca|comperve/

const boardOf = (words: string): string => {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return BOARDS.exec(plain)?.[0] ?? plain.replace(/^as-/, '').split(/[-/]/)[0] ?? ''
}

const hashOf = (words: string): number => createHash('sha256').update(words).digest().readUInt16BE()

// The largest boards are placed so that each part has every kind; the others at random.
const PARTS: Readonly<Record<string, LabelledText['part']>> = {
  cebraspe: 'fitting',
  cesgranrio: 'tuning',
  fgv: 'tuning',
  aocp: 'fitting',
  iades: 'locked',
  ibfc: 'locked',
  vunesp: 'tuning',
}

const partOf = (board: string): LabelledText['part'] =>
  PARTS[board] ?? (['fitting', 'tuning', 'locked'] as const)[hashOf(board) % 3] ?? 'fitting'

const CATALOGUE = join(import.meta.dirname, '../../catalogue')
const COPIED = [
  'as pasted',
  'page heads and feet',
  'width 60',
  'paragraphs',
  'broken words',
  'blank lines',
  'one line',
  'all capitals',
]

// Nobody can read a copy without the only signs between topics.
const isLost = (copied: string | undefined, { num, mark, end }: ListStyle): boolean =>
  num === undefined &&
  mark === undefined &&
  (copied === 'all capitals' || (end === '' && (copied === 'one line' || copied === 'paragraphs')))

const PROSE: Readonly<Record<string, ListStyle>> = {
  'sentences in a paragraph': { end: '.', apart: ' ' },
  'semicolons in a paragraph': { end: ';', apart: ' ' },
  'lines that nothing closes': { end: '', apart: '\n' },
}

// Without numbers a person splits as each list does.
const CUTS: Readonly<Record<string, RegExp>> = {
  'sentences in a paragraph': /[.;]\s+(?=\p{Lu})/u,
  'semicolons in a paragraph': /;\s+/,
}

const cutAt = (topics: readonly Topic[], cut: RegExp): Topic[] =>
  topics.flatMap(({ text, children = [] }) => [
    ...text.split(cut).map((part) => ({ text: part })),
    ...cutAt(children, cut),
  ])

function asListed({ blocks }: Tree, list: string): Tree {
  const cut = CUTS[list]
  if (!cut) return { blocks }
  const cutIn = (subject: Subject) => ({ ...subject, topics: cutAt(subject.topics, cut) })
  return { blocks: blocks.map((block) => ({ ...block, subjects: block.subjects.map(cutIn) })) }
}

/** The catalogue's trees, each printed and copied in a few fixed ways. */
function catalogueTexts(printings: number): LabelledText[] {
  const [titles, lists] = [Object.entries(TITLES), Object.entries({ ...LISTS, ...PROSE })]
  return readdirSync(CATALOGUE)
    .filter((file) => file.endsWith('.edital.json'))
    .sort()
    .flatMap((file) => {
      const document = JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as SyllabusDocument
      const board = boardOf(document.banca ?? file)
      return Array.from({ length: printings }, (_, round): LabelledText => {
        const chosen = hashOf(`${file} ${round}`)
        const [title, way] = titles[chosen % titles.length] ?? ['', (name: string) => `${name}\n`]
        const [list, listed] = lists[(chosen >> 4) % lists.length] ?? ['', { end: '.', apart: '\n' as const }]
        const drawn = COPIED[(chosen >> 8) % COPIED.length]
        const copied = isLost(drawn, listed) ? 'as pasted' : drawn
        const change = MUTATIONS.find(({ name }) => name === copied)?.change ?? String
        const { text, tree } = printTree(asListed(treeOf(document), list), way, listed)
        const id = `${file.replace('.edital.json', '')}: ${title} over ${list}, ${copied}`
        return { id, board, part: partOf(board), kind: 'printed', text: change(text), tree }
      })
    })
}

/** All texts; each tree of the catalogue is printed in `printings` ways. */
export function labelledTexts(printings = 2): LabelledText[] {
  const real = realTexts().map(({ id, banca, text, tree }) => ({ id, board: boardOf(banca), text, tree }))
  const boards = boardTexts().map(({ id, text, tree }) => ({ id, board: boardOf(id), text, tree }))
  return [
    ...real.map((each) => ({ ...each, part: partOf(each.board), kind: 'real' as const })),
    ...boards.map((each) => ({
      ...each,
      part: partOf(each.board),
      kind: each.id.startsWith('as-') ? ('board' as const) : ('real' as const),
    })),
    ...catalogueTexts(printings),
  ]
}
