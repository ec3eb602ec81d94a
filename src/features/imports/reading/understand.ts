import type { DayZone } from '../../../shared/calendar.ts'
import { onceEach } from '../../../shared/once-each.ts'
import type { Notes } from './anki.ts'
import { backupIn } from './backups.ts'
import { dayIn, dayOf, isYearFirst, numberOf, type TimeUnit } from './cell-values.ts'
import { type Clock, clockIn } from './clock.ts'
import {
  bySubject,
  type Columns,
  columnsOf,
  type Role,
  type Table,
  tableIn,
  unitOf,
  withNamedDay,
} from './columns.ts'
import { type Source, sourceOf } from './known-programs.ts'
import type { Opened } from './open.ts'
import type { Cell, Sheet } from './sheet.ts'
import { type SessionsRead, sessionsIn } from './table-sessions.ts'
import { indexIn, isIndex, isPicture, type NotebookIndex, pictureIn, type SitePicture } from './tec.ts'

export interface Corrections {
  readonly sheet?: number
  readonly columns?: Columns | undefined
  readonly unit?: TimeUnit | undefined
  readonly isDayFirst?: boolean
}

/** An ambiguous day (03/04), if nothing in the file decides between day and month first. */
export interface DayQuestion {
  readonly written: string
  readonly dayFirst: string
  readonly monthFirst: string
}

export interface TableView {
  readonly heads: readonly string[]
  /** The first value of each column. */
  readonly examples: readonly string[]
  readonly columns: Columns
  /** Undefined if every time is written with its unit. */
  readonly unit: TimeUnit | undefined
}

export type Understood =
  | {
      readonly kind: 'sessions'
      readonly source: string
      readonly read: SessionsRead
      readonly sheets: readonly string[]
      readonly sheet: number
      /** Undefined for a known program's file. */
      readonly table: TableView | undefined
      readonly asked: DayQuestion | undefined
    }
  | { readonly kind: 'picture'; readonly picture: SitePicture }
  | { readonly kind: 'index'; readonly index: NotebookIndex }
  | { readonly kind: 'cards'; readonly notes: Notes }

export interface Here {
  readonly zone: DayZone
  /** Epoch seconds. */
  readonly now: number
}

/** Reads a file's content with the student's corrections. */
export function understand(opened: Opened, { zone, now }: Here, corrections: Corrections = {}): Understood {
  if (opened.kind === 'cards') return opened
  const clock = clockIn(zone)
  if (opened.kind === 'sheets') return ofSheets(opened.sheets, { clock, now, corrections })
  const backup = backupIn(opened.json)
  if (!('read' in backup)) return ofSheets([backup], { clock, now, corrections })
  const read = backup.read(clock, now)
  return {
    kind: 'sessions',
    source: backup.name,
    read,
    sheets: [],
    sheet: 0,
    table: undefined,
    asked: undefined,
  }
}

function ofSheets(sheets: readonly Sheet[], how: HowOf): Understood {
  const tables = sheets.map(tableIn)
  const chosen = how.corrections.sheet
  const picture = tables.find(isPicture)
  if (picture && chosen === undefined) return { kind: 'picture', picture: pictureIn(picture) }
  const index = tables.find(isIndex)
  if (index && chosen === undefined) return { kind: 'index', index: indexIn(index) }
  const sheet = chosen ?? bestOf(tables)
  return {
    kind: 'sessions',
    ...ofTable(tables[sheet] ?? { heads: [], rows: [] }, how),
    sheets: sheets.length > 1 ? sheets.map(({ name }) => name) : [],
    sheet,
  }
}

/** The largest table that has days, and time or questions. */
function bestOf(tables: readonly Table[]): number {
  const scores = tables.map((table) => {
    const { day, duration, questions, end } = columnsOf({ ...table, rows: table.rows.slice(0, 100) })
    const isStudy = day !== undefined && (duration ?? questions ?? end) !== undefined
    return isStudy ? table.rows.length : -1
  })
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

interface HowOf {
  readonly clock: Clock
  readonly now: number
  readonly corrections: Corrections
}

function ofTable(given: Table, { clock, now, corrections }: HowOf) {
  const table = bySubject(given)
  const source = sourceOf(table.heads)
  const columns = corrections.columns ?? withNamedDay(table, columnsOf(table))
  const order = orderOf(table, columns, source)
  const isDayFirst = corrections.isDayFirst ?? order.isDayFirst ?? true
  const named = unitOf(table.heads[columns.duration ?? -1] ?? '')
  const unit = corrections.unit ?? named ?? likelyUnit(table, columns)
  return {
    source: source.name,
    read: sessionsIn(table, { columns, source, unit, isDayFirst, clock, now }),
    table:
      source.name === ''
        ? {
            heads: table.heads,
            examples: examplesOf(table),
            columns,
            unit: hasBareTimes(table, columns) ? unit : undefined,
          }
        : undefined,
    asked: order.asked,
  }
}

/** Bare numbers may be of any unit, whatever the column is called. */
function hasBareTimes({ rows }: Table, { duration = -1 }: Columns): boolean {
  const isBare = onceEach((cell: Cell) => numberOf(cell) !== undefined)
  return rows.some(({ cells }) => isBare(cells[duration] ?? ''))
}

const MINUTES_OF_DAY = 1440
/** The most hours that anybody studies in a row. */
const MOST_HOURS = 12

/** The unit in which the numbers are plausible study times. */
function likelyUnit({ rows }: Table, { duration = -1 }: Columns): TimeUnit {
  const numbers = rows.map(({ cells }) => numberOf(cells[duration] ?? '') ?? 0).filter((number) => number > 0)
  const most = numbers.reduce((one, other) => Math.max(one, other), 0)
  if (most > MINUTES_OF_DAY) return most > 60 * MINUTES_OF_DAY ? 'milliseconds' : 'seconds'
  if (numbers.every(Number.isInteger)) return most > MOST_HOURS ? 'minutes' : 'hours'
  // Few decimals of a day cannot distinguish minutes.
  const isPart = (number: number) => number < 1 && !Number.isInteger(Math.round(number * 1e6) / 1e4)
  return most <= 1 && numbers.some(isPart) ? 'days' : 'hours'
}

const examplesOf = ({ heads, rows }: Table) =>
  heads.map((_, column) =>
    String(rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? ''),
  )

const DAYS: readonly Role[] = ['day', 'end']
const DIGITS = /^\d[\d/.-]+/

/** A number above twelve decides for the whole file; without one, or with two that differ, the student is asked. */
function orderOf({ rows }: Table, columns: Columns, source: Source) {
  if (source.isDayFirst) return { isDayFirst: true, asked: undefined }
  const examples = examplesOfOrder(
    rows,
    DAYS.flatMap((role) => columns[role] ?? []),
  )
  const [first] = [...examples.keys()].filter((read) => read !== 'either')
  const isAgreed = examples.has(true) !== examples.has(false)
  return { isDayFirst: first, asked: isAgreed ? undefined : questionOf(examples.get('either')) }
}

/** The first cell of each order, in some columns. */
function examplesOfOrder(rows: Table['rows'], places: readonly number[]) {
  const orderBy = onceEach(writtenOrder)
  const orderOfCell = (cell: Cell) =>
    isYearFirst(cell) ? undefined : orderBy(DIGITS.exec(String(cell))?.[0] ?? cell)
  const examples = new Map<boolean | 'either', Cell>()
  for (const { cells } of rows)
    for (const place of places) {
      const read = orderOfCell(cells[place] ?? '')
      if (read !== undefined && !examples.has(read)) examples.set(read, cells[place] ?? '')
    }
  return examples
}

/** Whether a cell writes the day first; 'either' if both orders are the same day. */
function writtenOrder(cell: Cell): boolean | 'either' | undefined {
  const read = dayIn(cell)
  if (read?.order !== 'open') return undefined
  if (read.first > 12) return true
  if (read.second > 12) return false
  return read.first === read.second ? undefined : 'either'
}

function questionOf(cell: Cell | undefined): DayQuestion | undefined {
  const read = dayIn(cell ?? '')
  const [dayFirst, monthFirst] = [true, false].map((isFirst) => read && dayOf(read, isFirst))
  if (dayFirst === undefined || monthFirst === undefined) return undefined
  return { written: String(cell), dayFirst, monthFirst }
}
