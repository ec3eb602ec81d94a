import type { DayZone } from '../../../shared/calendar.ts'
import { onceEach } from '../../../shared/once-each.ts'
import { fingerprintIn, fingerprintOf, markOf } from '../rules.ts'
import { backupIn } from './backups.ts'
import { type Clock, clockIn } from './clock.ts'
import { type Columns, columnsOf, type Role, type Table, tableIn, unitOf } from './columns.ts'
import type { Opened } from './open.ts'
import { LEFT, type LeftOut, type Session } from './session.ts'
import { sessionsIn, type Told } from './sessions.ts'
import type { Cell, Sheet } from './sheet.ts'
import { type Source, sourceOf } from './sources.ts'
import { indexIn, isIndex, isPicture, type NotebookIndex, pictureIn, type SitePicture } from './tec.ts'
import { dayIn, dayOf, isYearFirst, numberOf, type TimeUnit } from './values.ts'

/** The student's corrections of guesses. */
export interface Corrections {
  readonly sheet?: number
  readonly columns?: Columns | undefined
  readonly unit?: TimeUnit
  readonly isDayFirst?: boolean
}

/** A day of the file that may be read in two ways, and nothing else in it tells in which. */
export interface DayQuestion {
  readonly written: string
  readonly dayFirst: string
  readonly monthFirst: string
}

/** How a table was understood. */
export interface TableView {
  readonly heads: readonly string[]
  /** First value of each column. */
  readonly examples: readonly string[]
  readonly columns: Columns
  /** Undefined where the name of the column, or what stands in it, says the unit of times. */
  readonly unit: TimeUnit | undefined
}

export type Understood =
  | {
      readonly kind: 'sessions'
      readonly source: string
      readonly told: Told
      readonly sheets: readonly string[]
      readonly sheet: number
      /** Undefined for a file of a program that is known. */
      readonly table: TableView | undefined
      readonly asked: DayQuestion | undefined
    }
  | { readonly kind: 'picture'; readonly picture: SitePicture }
  | { readonly kind: 'index'; readonly index: NotebookIndex }

export interface Here {
  readonly zone: DayZone
  /** Epoch seconds. */
  readonly now: number
}

/** The content of a file, with the student's corrections. */
export function understand(opened: Opened, { zone, now }: Here, corrections: Corrections = {}): Understood {
  const clock = clockIn(zone)
  if (opened.kind === 'sheets') return ofSheets(opened.sheets, { clock, now, corrections })
  const backup = backupIn(opened.json)
  if (!('read' in backup)) return ofSheets([backup], { clock, now, corrections })
  const told = backup.read(clock, now)
  return {
    kind: 'sessions',
    source: backup.name,
    told,
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

/** The table with the most rows among those that tell a day, and time or questions. */
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

function ofTable(table: Table, { clock, now, corrections }: HowOf) {
  const source = sourceOf(table.heads)
  const columns = corrections.columns ?? columnsOf(table)
  const order = orderOf(table, columns, source)
  const isDayFirst = corrections.isDayFirst ?? order.isDayFirst ?? true
  const guessed = unitIn(table, columns)
  const unit = corrections.unit ?? guessed ?? 'minutes'
  return {
    source: source.name,
    told: sessionsIn(table, { columns, source, unit, isDayFirst, clock, now }),
    table:
      source.name === ''
        ? {
            heads: table.heads,
            examples: examplesOf(table),
            columns,
            unit: guessed === undefined ? unit : undefined,
          }
        : undefined,
    asked: order.asked,
  }
}

/** Undefined where bare numbers may be of any unit. */
function unitIn({ heads, rows }: Table, { duration }: Columns): TimeUnit | undefined {
  if (duration === undefined) return 'minutes'
  const named = unitOf(heads[duration] ?? '')
  if (named !== undefined) return named
  const isBare = onceEach((cell: Cell) => numberOf(cell) !== undefined)
  return rows.some(({ cells }) => isBare(cells[duration] ?? '')) ? undefined : 'minutes'
}

const examplesOf = ({ heads, rows }: Table) =>
  heads.map((_, column) =>
    String(rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? ''),
  )

const DAYS: readonly Role[] = ['day', 'end']

/** One part above twelve decides for the whole file; where none is, and it makes a difference, it is asked. */
function orderOf({ rows }: Table, columns: Columns, source: Source) {
  if (source.isDayFirst) return { isDayFirst: true, asked: undefined }
  const places = DAYS.flatMap((role) => columns[role] ?? [])
  let example: Cell | undefined
  for (const { cells } of rows)
    for (const place of places) {
      const told = toldOrder(cells[place])
      if (typeof told === 'boolean') return { isDayFirst: told, asked: undefined }
      if (told) example ??= cells[place]
    }
  return { isDayFirst: undefined, asked: questionOf(example) }
}

/** Whether the day comes first in what a cell writes; undefined where it makes no difference. */
function toldOrder(cell: Cell = ''): boolean | 'either' | undefined {
  if (isYearFirst(cell)) return undefined
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

/** A session of its own, told apart from those that are alike. */
export interface Numbered extends Session {
  readonly nth: number
}

/** A record of the server: minute of its end, seconds, questions, subject, and its key if it was imported. */
export type KnownRecord = readonly [
  minute: number,
  seconds: number,
  questions: number,
  subject: number,
  key: string,
]

export interface Fresh {
  readonly sessions: readonly Numbered[]
  readonly left: readonly LeftOut[]
}

/**
 * The sessions that are not there yet. Two alike with a time of day are one; without it they may be two. `nameOf` gives
 * the name of a known subject.
 */
export function freshOf(
  sessions: readonly Session[],
  known: readonly KnownRecord[],
  nameOf: (subject: number) => string,
): Fresh {
  const markBy = onceEach(markOf)
  const there = countedOf(known, (subject) => markBy(nameOf(subject)))
  const seen = new Map<string, number>()
  const fresh: Numbered[] = []
  const left: LeftOut[] = []
  for (const session of sessions) {
    const { at, seconds, questions, subject } = session
    const print = fingerprintOf(Math.floor(at / 60), seconds, questions, markBy(subject))
    const nth = (seen.get(print) ?? 0) + 1
    seen.set(print, nth)
    if (nth > 1 && session.isTimed) left.push(leftSession(session, LEFT.repeated))
    else if (nth <= (there.get(print) ?? 0)) left.push(leftSession(session, LEFT.known))
    else fresh.push({ ...session, nth })
  }
  return { sessions: fresh, left }
}

/** How many there are of each fingerprint: of an imported record, of what it was and of what it is. */
function countedOf(known: readonly KnownRecord[], markBy: (subject: number) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [minute, seconds, questions, subject, key] of known) {
    const prints = new Set([fingerprintOf(minute, seconds, questions, markBy(subject))])
    const imported = fingerprintIn(key)
    if (imported !== undefined) prints.add(imported)
    for (const print of prints) counts.set(print, (counts.get(print) ?? 0) + 1)
  }
  return counts
}

/** A session that is left out, with its day as people write it. */
export const leftSession = ({ row, day, subject, topic }: Session, why: string): LeftOut => ({
  row,
  text: [day.split('-').reverse().join('/'), subject, topic].filter(Boolean).join(' · '),
  why,
})
