import type { Tree } from '../tree.ts'
import { folded } from './letters.ts'
import { MOST_WEIGHT } from './quantities.ts'

interface Row {
  readonly questions: number
  readonly weight?: number
}

const ROW =
  /^(\p{L}[\p{L}\s,/()–-]{2,90}?)[\s:|–-]+(\d{1,3})(?:\s+(?:quest(?:[õo]?es|[ãa]?o)|itens))?(?:[\s|]+(\d{1,2}(?:[.,]\d{1,2})?))?(?:[\s|]+\d+(?:[.,]\d+)?)*\s*$/u
const MOST_QUESTIONS = 200

const nameKey = (name: string): string =>
  folded(name)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Adds the questions and weights of the edital's table, if it is unambiguous. */
export function weighed({ blocks }: Tree, lines: readonly string[]): Tree {
  const rows = rowsOf(lines)
  const names = new Map<string, number>()
  for (const subject of blocks.flatMap(({ subjects }) => subjects)) {
    names.set(nameKey(subject.name), (names.get(nameKey(subject.name)) ?? 0) + 1)
  }
  const known = (name: string): Row | undefined => rows.get(nameKey(name))
  return {
    blocks: blocks.map((block) => ({
      ...(block.questions === undefined ? known(block.name) : {}),
      ...block,
      subjects: block.subjects.map((subject) => {
        const alone = names.get(nameKey(subject.name)) === 1
        return alone && subject.questions === undefined ? { ...subject, ...known(subject.name) } : subject
      }),
    })),
  }
}

const HEAD =
  /^(?=.{6,120}$)(?!.*[.;]$)(?=.*\b(?:disciplinas?|provas?|mat[ée]rias?|[áa]reas?|conte[úu]dos?|conhecimentos?|componentes?)).*(?:quest(?:[õo]?es|[ãa]?o)|itens|\bpesos?|\bpontos?|pontua[çc][ãa]o|\bvalor)/iu
const TABLE_ROW = /^\p{L}[^;:]{2,90}?(?:[\s|]+\d{1,3}(?:[.,]\d{1,2})?)+\s*$/u
const LEAST_ROWS = 2
const COLUMNS_OF_STUDY =
  /^(?:(?:teoria|resumos?|revis(?:ão|ões)|quest(?:ão|ões)|exerc[íi]cios|(?:estudad|lid|feit|conclu[íi]d)[oa]s?|status|data|acertos|progresso|assuntos?|t[óo]picos?)[\s|]*){2,}$/iu

/** Removes tables of exams inside a programme, and the head of a sheet of studies, from its lines. */
export function withoutTables(lines: readonly string[]): { lines: string[]; rows: string[] } {
  const rows = new Set(lines.flatMap((_, index) => rowsFrom(lines, index)))
  return { lines: lines.filter((_, at) => !rows.has(at)), rows: lines.filter((_, at) => rows.has(at)) }
}

function rowsFrom(lines: readonly string[], from: number): number[] {
  const head = lines[from]?.trim() ?? ''
  if (COLUMNS_OF_STUDY.test(head)) return [from]
  if (!HEAD.test(head)) return []
  const isRow = (line: string) => line.trim() === '' || TABLE_ROW.test(line.trim())
  const behind = lines.slice(from + 1)
  const end = behind.findIndex((line) => !isRow(line))
  const rows = behind.slice(0, end < 0 ? behind.length : end)
  const written = rows.filter((line) => line.trim() !== '').length
  return written >= LEAST_ROWS ? [from, ...rows.map((_, at) => from + 1 + at)] : []
}

/** The table's rows by name, without names that have two different rows. */
function rowsOf(lines: readonly string[]): Map<string, Row> {
  const found = new Map<string, Row | undefined>()
  for (const line of lines) {
    const read = rowOf(line)
    if (!read) continue
    const { key, row } = read
    const before = found.get(key)
    const same = !found.has(key) || (before?.questions === row.questions && before.weight === row.weight)
    found.set(key, same ? row : undefined)
  }
  return new Map([...found].flatMap(([name, row]) => (row ? [[name, row] as const] : [])))
}

function rowOf(line: string): { key: string; row: Row } | undefined {
  const [, name = '', count = '', weight = ''] = ROW.exec(line.trim()) ?? []
  const questions = Number(count)
  if (name === '' || questions < 1 || questions > MOST_QUESTIONS) return
  const value = Number(weight.replace(',', '.'))
  const row = value > 0 && value <= MOST_WEIGHT ? { questions, weight: value } : { questions }
  return { key: nameKey(name), row }
}
