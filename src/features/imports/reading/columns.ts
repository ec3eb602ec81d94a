import { fold } from '../../../shared/text.ts'
import { dayIn, isBlank, isFormulaError, numberOf, secondsOf, type TimeUnit, timeIn } from './cell-values.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'

export const ROLES = [
  'day',
  'time',
  'end',
  'endTime',
  'duration',
  'subject',
  'topic',
  'questions',
  'correct',
  'incorrect',
  'kind',
] as const
export type Role = (typeof ROLES)[number]

/** The index of each role's column. */
export type Columns = Partial<Record<Role, number>>

export interface Table {
  /** Column names; a sheet without any has its letters. */
  readonly heads: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Column names as people write them, the likeliest first, then words that identify one. */
const NAMES: Readonly<Record<Role, { names: string; words: RegExp }>> = {
  day: {
    names:
      'data|dia|inicio|data inicio|data de inicio|data e hora|data hora|date|start date|start|start time|started at',
    words: /\b(data|dia|date|timestamp)\b/,
  },
  time: {
    names: 'hora|horario|hora inicio|hora de inicio|hora inicial|inicio|start time|horario de inicio|time',
    words: /\b(hora|horario)\b/,
  },
  end: {
    names: 'fim|termino|end|end date|data fim|data final|data de termino|end time|ended at|stop',
    words: /\b(fim|termino)\b/,
  },
  endTime: {
    names: 'hora fim|hora final|hora de termino|fim|termino|end time|horario de termino',
    words: /\b(fim|termino|final)\b/,
  },
  duration: {
    names:
      'duracao|tempo de estudo|tempo de estudo segundos|tempo|tempo liquido|tempo estudado|duration|duration h|minutos|horas|horas liquidas|total de horas|tempo total|study time|duracao minutos|duration decimal',
    words: /\b(tempo|duracao|minutos|min|horas|duration|hours|minutes)\b/,
  },
  subject: {
    names: 'disciplina|materia|subject|project|projeto|tag|categoria|area|project id',
    words: /\b(disciplinas?|materias?)\b/,
  },
  topic: {
    names:
      'conteudo|topico|assunto|subtopico|tema|topic|materia|description|descricao|note|task|atividade|aula',
    words: /\b(assuntos?|topicos?|conteudos?|tema|capitulo|aula)\b/,
  },
  questions: {
    names:
      'questoes|exercicios feitos|questoes resolvidas|questoes feitas|qtd questoes|quantidade de questoes|total de questoes|exercicios|questions|resolvidas|feitas|total',
    words: /\b(questao|questoes|exercicios|itens)\b/,
  },
  correct: {
    names: 'acertos|corretas|certas|quantidade de acertos|questoes certas|correct|right',
    words: /\b(acertos?|acertou|certas?|corretas?)\b/,
  },
  incorrect: {
    names: 'erros|incorretas|erradas|quantidade de erros|questoes erradas|incorrect|wrong',
    words: /\b(erros?|errou|erradas?|incorretas?)\b/,
  },
  kind: { names: 'tipo|tipo de estudo|modalidade|metodo|kind', words: /\btipo\b/ },
}

/** Counts show what questions are: an 'acertos' among them is no total, and a percentage is no count. */
const NEVER: Partial<Record<Role, RegExp>> = {
  questions: /acert|cert|corret|err/,
  incorrect: /%|pct|percent|porcent|nota/,
  correct: /%|pct|percent|porcent|nota/,
  duration: /data|inicio|fim/,
}

/** A column name in the form that is compared. */
export const headKey = (head: string): string =>
  fold(head.replaceAll('%', ' pct '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const SAMPLE = 300
const MOSTLY = 0.6
const unitOfAny: TimeUnit = 'minutes'

const FITS: Readonly<Record<Role, (cell: Cell) => boolean>> = {
  day: (cell) => dayIn(cell) !== undefined,
  end: (cell) => dayIn(cell) !== undefined,
  time: isTime,
  endTime: isTime,
  duration: (cell) => secondsOf(cell, unitOfAny) !== undefined,
  subject: isWords,
  topic: isWords,
  kind: isWords,
  questions: isCount,
  correct: isCount,
  incorrect: isCount,
}

function isWords(cell: Cell): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && dayIn(cell) === undefined
}

function isTime(cell: Cell): boolean {
  return dayIn(cell) === undefined && timeIn(cell) !== undefined
}

function isCount(cell: Cell): boolean {
  return numberOf(cell) !== undefined
}

function fits(cells: readonly Cell[], role: Role, share = MOSTLY): boolean {
  const filled = cells.filter((cell) => !(isBlank(cell) || isFormulaError(cell)))
  const fitting = filled.filter((cell) => FITS[role](cell)).length
  return fitting > 0 && fitting >= share * filled.length
}

/** Counts with a sure name are read if any cell is one, so that each other cell is listed and none is lost. */
const shareOf = (role: Role) => (FITS[role] === isCount ? 0 : MOSTLY)

/** Finds columns by name and content first, then by content alone. */
export function columnsOf({ heads, rows }: Table): Columns {
  const sample = rows.slice(0, SAMPLE)
  const keys = heads.map(headKey)
  const cellsOf = (column: number) => sample.map(({ cells }) => cells[column] ?? '')
  const found: Columns = {}
  const isFree = (column: number) => !Object.values(found).includes(column)
  const find = (role: Role, isNamed: (key: string) => boolean, share?: number) => {
    if (found[role] !== undefined) return
    const isIt = (key: string, column: number) =>
      isNamed(key) && isFree(column) && fits(cellsOf(column), role, share)
    const at = keys.findIndex(isIt)
    if (at >= 0) found[role] = at
  }
  for (const role of ROLES) {
    for (const name of NAMES[role].names.split('|')) find(role, (key) => key === name, shareOf(role))
  }
  for (const role of ROLES) {
    find(role, (key) => NAMES[role].words.test(key) && !NEVER[role]?.test(key))
  }
  find('day', () => true)
  if (found.questions === undefined) find('duration', isClockColumn(keys, cellsOf))
  if (heads.every((head, column) => head === letterOf(column))) {
    find('subject', () => true)
    find('topic', () => true)
  }
  return found
}

/** Takes a column named as a day although its cells are none, so that each row can say what is wrong. */
export function withNamedDay({ heads }: Table, columns: Columns): Columns {
  const taken = Object.values(columns)
  const day = heads.findIndex((head, column) => isNamed('day', headKey(head)) && !taken.includes(column))
  return columns.day === undefined && day >= 0 ? { ...columns, day } : columns
}

const TOTAL = /^(sub)?tota(l|is)\b|^soma\b|^media\b/

/** Whether a name means a sum of other rows or columns. */
export const isTotalName = (name: Cell): boolean =>
  typeof name === 'string' && name !== '' && TOTAL.test(fold(name))

/** Without a name only written times are durations: a number may be anything. */
const isClockColumn = (keys: readonly string[], cellsOf: (column: number) => Cell[]) => (key: string) =>
  cellsOf(keys.indexOf(key)).every((cell) => typeof cell === 'string' && numberOf(cell) === undefined)

/** Turns a table with a column of times for each subject into one with a row for each subject and day. */
export function bySubject(table: Table): Table {
  const { heads, rows } = table
  const { day, duration, ...others } = columnsOf(table)
  if (day === undefined || Object.keys(others).length > 0) return table
  const keys = heads.map(headKey)
  const isSubject = (head: string, column: number) =>
    column !== day &&
    isWords(head) &&
    !isTotalName(head) &&
    !ROLES.some((role) => isNamed(role, keys[column] ?? '')) &&
    rows.every(({ cells }) => isWrittenTime(cells[column] ?? '')) &&
    rows.some(({ cells }) => (cells[column] ?? '') !== '')
  const subjects = heads.flatMap((head, column) => (isSubject(head, column) ? [{ head, column }] : []))
  if (subjects.length < 2) return table
  return {
    heads: [heads[day] ?? '', 'Matéria', 'Tempo'],
    rows: rows.flatMap(({ row, cells }) =>
      subjects
        .filter(({ column }) => (cells[column] ?? '') !== '')
        .map(({ head, column }) => ({ row, cells: [cells[day] ?? '', head, cells[column] ?? ''] })),
    ),
  }
}

const isWrittenTime = (cell: Cell) =>
  cell === '' || (typeof cell === 'string' && numberOf(cell) === undefined && FITS.duration(cell))

const isNamed = (role: Role, key: string) =>
  key !== '' && (NAMES[role].names.split('|').includes(key) || NAMES[role].words.test(key))

/** The unit of a column of bare numbers, from its name. */
export function unitOf(head: string): TimeUnit | undefined {
  const key = headKey(head)
  if (/\b(ms|milissegundos|milliseconds)\b/.test(key)) return 'milliseconds'
  if (/\b(s|seg|segundos|seconds)\b/.test(key)) return 'seconds'
  if (/\b(min|mins|minutos|minutes)\b/.test(key)) return 'minutes'
  return /\b(h|hs|hora|horas|hours|decimal)\b/.test(key) ? 'hours' : undefined
}

/** How many first rows may hold the column names. */
const HEAD_ROWS = 20
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letterOf = (column: number): string =>
  column < 26
    ? LETTERS.charAt(column)
    : `${letterOf(Math.floor(column / 26) - 1)}${LETTERS.charAt(column % 26)}`

/** Finds the row of column names, which may be two lines, and the rows below it. */
export function tableIn({ rows }: Sheet): Table {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const scores = rows.slice(0, HEAD_ROWS).map(({ cells }) => headScore(cells))
  const best = Math.max(0, ...scores)
  const at = best >= 2 ? scores.indexOf(best) : firstHeads(rows)
  const columns = Array.from({ length: width }, (_, column) => column)
  if (at < 0) return { heads: columns.map(letterOf), rows }
  const [upper, lower] = linesOf(rows, at)
  const heads = columns.map((column) => {
    const name = [upper, lower].map((line) => String(line?.cells[column] ?? '').trim()).filter(Boolean)
    return name.join(' ') || letterOf(column)
  })
  return { heads, rows: rows.slice(at + (lower ? 2 : 1)) }
}

/** Column names of a question site's table, which lists no sessions. */
const SITE_HEADS = ['hierarquia', 'indice']

/** How many different roles the names in a row suggest. */
function headScore(cells: readonly Cell[]): number {
  const keys = cells.map((cell) => (typeof cell === 'string' && cell.length < 60 ? headKey(cell) : ''))
  if (SITE_HEADS.every((head) => keys.includes(head))) return ROLES.length
  return ROLES.filter((role) => keys.some((key) => isNamed(role, key))).length
}

/** An unknown first row holds names if the cells below it are not words; -1 if it holds none. */
function firstHeads([first, second]: readonly SheetRow[]): number {
  const isNames = first && second && first.cells.every((cell) => cell === '' || isHead(cell))
  return isNames && second.cells.some((cell) => cell !== '' && !isHead(cell)) ? 0 : -1
}

/** A second line of names has only words, under or beside those of the first. */
function linesOf(rows: readonly SheetRow[], at: number): [SheetRow | undefined, SheetRow | undefined] {
  const [upper, lower] = [rows[at], rows[at + 1]]
  const isBelow = lower && (headScore(lower.cells) > 0 || lower.cells[0] === '')
  const isHeads = isBelow && lower.cells.every((cell) => cell === '' || isHead(cell))
  return [upper, isHeads ? lower : undefined]
}

const isHead = (cell: Cell) =>
  typeof cell === 'string' && numberOf(cell) === undefined && dayIn(cell) === undefined
