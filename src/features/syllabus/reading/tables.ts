import { folded } from './letters.ts'
import { namesOccupation, soundsLikeBlock, soundsLikeSubject } from './words.ts'

/** A text with tables turned into lines, and the removed cells: repetitions and column names. */
export interface WithoutTabs {
  readonly text: string
  readonly removed: readonly string[]
}

interface Row {
  readonly name: string
  readonly content: string
}

const LONGEST_NAME = 110
const LEAST_ROWS = 2
const LEAST_KNOWN = 0.5
const COLUMN =
  'n[.º°o]*|numero|item|itens|ordem|disciplinas?|materias?|cargos?|empregos?|areas?|provas?|topicos?|assuntos?|conteudos?(?: programaticos?)?|questoes|no? de questoes|pesos?|pontos?|total'
const IS_COLUMN = new RegExp(`^(?:${COLUMN})$`)
const ARE_COLUMNS = new RegExp(`^(?:${COLUMN})(?: (?:${COLUMN}))+$`)

/** Gives each row's name a line: "Matemática⇥Razão. Juros."; a repeated name comes once. */
export function withoutTabs(text: string): WithoutTabs {
  const lines = text.split(/\r\n?|\n/)
  const rows = lines.map(rowOf)
  const found = rows.filter((row) => row !== undefined)
  const known = new Set(found.map(({ name }) => name).filter(isNamed))
  const names = new Set(found.map(({ name }) => name))
  if (found.length < LEAST_ROWS || known.size < names.size * LEAST_KNOWN) return { text, removed: [] }
  const removed: string[] = []
  const aside = (words: string): [] => {
    removed.push(words)
    return []
  }
  let above: Row | undefined
  const kept = lines.flatMap((line, index) => {
    const [row, before] = [rows[index], above]
    if (line.trim() !== '') above = row
    if (row === undefined) return namesColumns(line) ? aside(line.replaceAll('\t', ' ')) : [line]
    return [...(row.name === before?.name ? aside(row.name) : [row.name]), row.content]
  })
  return { text: kept.join('\n'), removed }
}

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim())

/** Whether a name is followed by study matter, neither only numbers nor a column's name. */
function rowOf(line: string): Row | undefined {
  const [name = '', ...rest] = cellsOf(line)
  const content = rest.filter((cell) => cell !== '').join(' ')
  const isName = /^["“]?\p{Lu}/u.test(name) && name.length < LONGEST_NAME && !/[.;,]$/.test(name)
  return isName && /\p{L}{3}/u.test(content) && !namesColumns(line) ? { name, content } : undefined
}

const isNamed = (name: string): boolean =>
  soundsLikeSubject(name) || soundsLikeBlock(name) || namesOccupation(name)

/** Whether a line is the header of a table, with or without tabs. */
const namesColumns = (line: string): boolean => {
  const cells = cellsOf(line).filter((cell) => cell !== '')
  return cells.length > 1
    ? cells.every((cell) => IS_COLUMN.test(folded(cell)))
    : ARE_COLUMNS.test(folded(line).trim())
}
