import { readCsv, unmarked } from '../../../shared/spreadsheet.ts'
import { fold } from '../../../shared/text.ts'
import type { Block, Subject, Tree } from '../tree.ts'
import { EXPORT_WORDS } from './contract.ts'
import { splitNumber, topicsOf } from './outline.ts'

const COLUMNS = {
  block: ['bloco', 'modulo', 'block'],
  subject: ['disciplina', 'materia', 'subject'],
  level: ['nivel', 'level'],
  num: ['numero', 'num', 'number', 'indice', 'n'],
  text: ['texto', 'conteudo', 'topico', 'titulo', 'assunto', 'text', 'topic'],
} as const

type Column = keyof typeof COLUMNS
type Columns = Record<Column, number>

interface Row {
  readonly block: string
  readonly subject: string
  readonly level: number
  readonly num: string | undefined
  readonly text: string
}

const HEADER = new Set<string>(Object.values(COLUMNS).flat())

/** Whether the first line names a column of texts among at least two known ones, or is that one alone. */
export function isTable(text: string): boolean {
  const [header = []] = readCsv(text.slice(0, text.search(/[\r\n]|$/)))
  const names = header.map(fold)
  const isText = names.some((name) => (COLUMNS.text as readonly string[]).includes(name))
  return isText && (names.length > 1 || names.every((name) => HEADER.has(name)))
}

/** A column of texts, if any block, subject, level (from 1) and number; else capitals are subjects. */
export function readTable(text: string): Tree {
  const [header = [], ...lines] = readCsv(text)
  const names = header.map(fold)
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, known]) => [
      column,
      names.findIndex((name) => (known as readonly string[]).includes(name)),
    ]),
  ) as Columns
  const rows = lines.filter((cells) => cells[columns.text]?.trim()).map((cells) => rowOf(cells, columns))
  return treeOf(columns.subject >= 0 ? rows : underSubjects(rows))
}

function rowOf(cells: readonly string[], columns: Columns): Row {
  const cell = (column: Column) => plain(cells[columns[column]] ?? '')
  const own =
    columns.num >= 0 ? { num: cell('num') || undefined, text: cell('text') } : splitNumber(cell('text'))
  const level = Number(cell('level')) || (own.num ?? '').split('.').filter(Boolean).length || 1
  return { block: cell('block'), subject: cell('subject'), level, num: own.num, text: own.text }
}

const plain = (cell: string) => unmarked(cell.trim())

const isCapitals = ({ num, text }: Row) =>
  num === undefined && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

function underSubjects(rows: readonly Row[]): Row[] {
  let subject = ''
  return rows.map((row) => {
    if (!isCapitals(row)) return { ...row, subject }
    subject = row.text.replace(/:$/, '')
    return { ...row, subject, text: '' }
  })
}

function treeOf(rows: readonly Row[]): Tree {
  const blocks: Block[] = []
  for (const [name, ofBlock] of Map.groupBy(rows, ({ block }) => block)) {
    const subjects = [...Map.groupBy(ofBlock, ({ subject }) => subject)].map(
      ([subject, own]): Subject => ({
        name: subject || EXPORT_WORDS.unnamedSubject,
        topics: topicsOf(own.filter(({ text }) => text !== '')),
      }),
    )
    blocks.push({ name, subjects })
  }
  return { blocks }
}
