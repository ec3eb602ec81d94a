import { fold } from '../../../shared/text.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'
import { dayIn, isFormulaError, numberOf, secondsOf, type TimeUnit, timeIn } from './values.ts'

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

/** Which column, from 0, plays which part. */
export type Columns = Partial<Record<Role, number>>

export interface Table {
  /** A name for each column; where the sheet has none, its letter. */
  readonly heads: readonly string[]
  /** Rows below the heads. */
  readonly rows: readonly SheetRow[]
}

/** Names of columns as people write them, the likelier first; then words that tell one. */
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

/** Counts tell what questions are: an 'acertos' among them is no total, and a percentage is no count. */
const NEVER: Partial<Record<Role, RegExp>> = {
  questions: /acert|cert|corret|err/,
  incorrect: /%|pct|percent|porcent|nota/,
  correct: /%|pct|percent|porcent|nota/,
  duration: /data|inicio|fim/,
}

/** The name as it is compared. */
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
  time: (cell) => typeof cell === 'string' && dayIn(cell) === undefined && timeIn(cell) !== undefined,
  endTime: (cell) => typeof cell === 'string' && dayIn(cell) === undefined && timeIn(cell) !== undefined,
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

function isCount(cell: Cell): boolean {
  return numberOf(cell) !== undefined
}

function fits(cells: readonly Cell[], role: Role): boolean {
  const told = cells.filter((cell) => cell !== '' && !isFormulaError(cell))
  return told.length > 0 && told.filter((cell) => FITS[role](cell)).length >= MOSTLY * told.length
}

/** Which column is what, by its name and by what stands in it; then by what stands in it alone. */
export function columnsOf({ heads, rows }: Table): Columns {
  const sample = rows.slice(0, SAMPLE)
  const keys = heads.map(headKey)
  const cellsOf = (column: number) => sample.map(({ cells }) => cells[column] ?? '')
  const found: Columns = {}
  const isFree = (column: number) => !Object.values(found).includes(column)
  const find = (role: Role, isNamed: (key: string) => boolean) => {
    if (found[role] !== undefined) return
    const at = keys.findIndex((key, column) => isNamed(key) && isFree(column) && fits(cellsOf(column), role))
    if (at >= 0) found[role] = at
  }
  for (const role of ROLES) {
    for (const name of NAMES[role].names.split('|')) find(role, (key) => key === name)
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

/** Takes a column that is called a day although its cells are none: each row says what is wrong with its own. */
export function withNamedDay({ heads }: Table, columns: Columns): Columns {
  const taken = Object.values(columns)
  const day = heads.findIndex((head, column) => isNamed('day', headKey(head)) && !taken.includes(column))
  return columns.day === undefined && day >= 0 ? { ...columns, day } : columns
}

const TOTAL = /^(sub)?tota(l|is)\b|^soma\b|^media\b/

/** Whether a row or a column is called a sum of others. */
export const isTotalName = (name: Cell): boolean =>
  typeof name === 'string' && name !== '' && TOTAL.test(fold(name))

/** Unnamed, only a column of written times is one of durations: any number may be anything. */
const isClockColumn = (keys: readonly string[], cellsOf: (column: number) => Cell[]) => (key: string) =>
  cellsOf(keys.indexOf(key)).every((cell) => typeof cell === 'string' && numberOf(cell) === undefined)

/** A table with a column of times for each subject, as one with a row for each subject of a day. */
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

/** In what a column of bare numbers counts time, by its name. */
export function unitOf(head: string): TimeUnit | undefined {
  const key = headKey(head)
  if (/\b(ms|milissegundos|milliseconds)\b/.test(key)) return 'milliseconds'
  if (/\b(s|seg|segundos|seconds)\b/.test(key)) return 'seconds'
  if (/\b(min|mins|minutos|minutes)\b/.test(key)) return 'minutes'
  return /\b(h|hs|hora|horas|hours|decimal)\b/.test(key) ? 'hours' : undefined
}

/** The heads stand in one of so many first rows. */
const HEAD_ROWS = 20
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letterOf = (column: number): string =>
  column < 26
    ? LETTERS.charAt(column)
    : `${letterOf(Math.floor(column / 26) - 1)}${LETTERS.charAt(column % 26)}`

/** Finds the row of heads, which may be written in two lines, and what stands below it. */
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

/** Heads of a table that is no list of studies: a question site's. */
const SITE_HEADS = ['hierarquia', 'indice']

/** How many different parts the names in a row tell. */
function headScore(cells: readonly Cell[]): number {
  const keys = cells.map((cell) => (typeof cell === 'string' && cell.length < 60 ? headKey(cell) : ''))
  if (SITE_HEADS.every((head) => keys.includes(head))) return ROLES.length
  return ROLES.filter((role) => keys.some((key) => isNamed(role, key))).length
}

/** Under names that nobody knows stands something else than words; -1 where the first row is no row of names. */
function firstHeads([first, second]: readonly SheetRow[]): number {
  const isNames = first && second && first.cells.every((cell) => cell === '' || isHead(cell))
  return isNames && second.cells.some((cell) => cell !== '' && !isHead(cell)) ? 0 : -1
}

/** A second line of heads has words alone, under or beside the first. */
function linesOf(rows: readonly SheetRow[], at: number): [SheetRow | undefined, SheetRow | undefined] {
  const [upper, lower] = [rows[at], rows[at + 1]]
  const isBelow = lower && (headScore(lower.cells) > 0 || lower.cells[0] === '')
  const isHeads = isBelow && lower.cells.every((cell) => cell === '' || isHead(cell))
  return [upper, isHeads ? lower : undefined]
}

const isHead = (cell: Cell) =>
  typeof cell === 'string' && numberOf(cell) === undefined && dayIn(cell) === undefined
