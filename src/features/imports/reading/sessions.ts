import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { unmarked } from '../../../shared/spreadsheet.ts'
import { firstLetters, fold, tidy } from '../../../shared/text.ts'
import { LIMITS } from '../../records/contract.ts'
import { MAX_COUNT } from '../../records/rules.ts'
import type { Clock, Moment } from './clock.ts'
import { type Columns, headKey, type Role, type Table, unitOf } from './columns.ts'
import { kindIn, LEFT, type LeftOut, type Session } from './session.ts'
import type { Cell, SheetRow } from './sheet.ts'
import { leftBy, type Source } from './sources.ts'
import {
  dayIn,
  dayOf,
  isFormulaError,
  numberOf,
  secondsOf,
  type TimeUnit,
  timeIn,
  type WrittenDay,
} from './values.ts'

export interface Told {
  readonly sessions: readonly Session[]
  readonly left: readonly LeftOut[]
}

export interface HowToRead {
  readonly columns: Columns
  readonly source: Source
  /** Of bare numbers in the column of times, where its name does not say it. */
  readonly unit: TimeUnit
  readonly isDayFirst: boolean
  readonly clock: Clock
  /** Epoch seconds. */
  readonly now: number
}

interface Start extends Moment {
  readonly isTimed: boolean
  /** The day that the file writes. */
  readonly calendar: string
}

const DAY_SECONDS = 86_400
const FIRST_YEAR = 2000
const TOTAL = /^(sub)?tota(l|is)\b|^soma\b|^media\b|^total geral/
const NOBODY = new Set(['materia nao encontrada', 'topico nao informado'])

/** Reads a table's rows as study sessions; each that is none is left out with its reason, and none is mended. */
export function sessionsIn(table: Table, how: HowToRead): Told {
  const reader = new RowReader(table, how)
  const sessions: Session[] = []
  const left: LeftOut[] = []
  for (const row of table.rows) {
    const read = reader.read(row)
    if (typeof read === 'string') left.push({ row: row.row, text: textOf(row.cells), why: read })
    else sessions.push(read)
  }
  return { sessions, left }
}

const textOf = (cells: readonly Cell[]) =>
  firstLetters(
    cells
      .filter((cell) => cell !== '')
      .slice(0, 6)
      .join(' · '),
    120,
  )

class RowReader {
  private readonly heads: readonly string[]
  private readonly keys: readonly string[]
  private readonly how: HowToRead
  private readonly unit: TimeUnit
  private subject = ''
  private readonly known = new Map<Cell, string>()

  constructor({ heads }: Table, how: HowToRead) {
    this.heads = heads
    this.keys = heads.map(headKey)
    this.how = how
    this.unit = unitOf(heads[how.columns.duration ?? -1] ?? '') ?? how.unit
  }

  /** A session, or why it is none. */
  read({ row, cells }: SheetRow): Session | string {
    const cell = (role: Role) => cells[this.how.columns[role] ?? -1] ?? ''
    const refused = this.noStudy(cells, cell)
    if (refused !== undefined) return refused
    const start = this.start(cell)
    if (typeof start === 'string') return start
    const seconds = this.seconds(cell, start)
    if (typeof seconds === 'string') return seconds
    const counts = this.counts(cell)
    if (typeof counts === 'string') return counts
    if (seconds === 0 && counts.questions === 0) return LEFT.nothing
    const end = this.end(cell, start, seconds)
    if (end.at > this.how.now) return LEFT.future(String(cell('day')))
    return { row, ...this.words(cell), seconds, ...counts, ...end, ...this.ownDay(cells) }
  }

  private noStudy(cells: readonly Cell[], cell: (role: Role) => Cell): string | undefined {
    const texts = cells.filter((one): one is string => typeof one === 'string' && one !== '')
    if (texts.length > 2 && texts.every((text) => this.heads.includes(text))) return LEFT.repeatedHeads
    if (cell('day') === '' && texts.some((text) => TOTAL.test(fold(text)))) return LEFT.total
    return leftBy(this.how.source, (head) => cells[this.keys.indexOf(head)] ?? '')
  }

  private start(cell: (role: Role) => Cell): Start | string {
    const written = cell('day')
    if (written === '') return LEFT.noDay
    if (isFormulaError(written)) return LEFT.formula(String(written))
    const read = dayIn(written)
    if (!read) return LEFT.notADay(String(written))
    const day = dayOf(read, this.how.isDayFirst)
    if (day === undefined) return LEFT.noSuchDay(String(written))
    if (read.year < FIRST_YEAR) return LEFT.tooEarly(String(written))
    const time = read.seconds === undefined ? timeOf(cell('time')) : read
    const moment = this.momentOf(day, { ...read, ...time })
    if (moment.at > this.how.now) return LEFT.future(String(written))
    const isTimed = time?.seconds !== undefined
    return { ...moment, ...(!isTimed && { day }), isTimed, calendar: day }
  }

  private momentOf(day: string, { seconds = 0, offset }: Pick<WrittenDay, 'seconds' | 'offset'>): Moment {
    return offset === undefined
      ? this.how.clock.local(day, seconds)
      : this.how.clock.offset(day, seconds, offset)
  }

  /** When it ended, as the file says, in epoch seconds. */
  private told(cell: (role: Role) => Cell, start: Start): number | undefined {
    const read = dayIn(cell('end'))
    const day = read ? dayOf(read, this.how.isDayFirst) : undefined
    const time = read?.seconds === undefined ? timeOf(cell('endTime')) : read
    if (!time) return undefined
    if (day !== undefined) return this.momentOf(day, { ...read, ...time }).at
    // Only a time of day: past midnight it is the next day's.
    const { at } = this.momentOf(start.calendar, time)
    return at < start.at ? at + DAY_SECONDS : at
  }

  private seconds(cell: (role: Role) => Cell, start: Start): number | string {
    const written = cell('duration')
    if (isFormulaError(written)) return LEFT.formula(String(written))
    const read = written === '' ? this.between(cell, start) : secondsOf(written, this.unit)
    if (read === undefined) return LEFT.notATime(String(written))
    if (read < 0)
      return written === '' ? LEFT.backwards : LEFT.negative(this.nameOf('duration'), String(written))
    const most = this.how.source.isOwn ? MAX_STUDY_SECONDS : DAY_SECONDS
    return read > most ? LEFT.tooLong(String(written)) : read
  }

  private between(cell: (role: Role) => Cell, start: Start): number {
    const end = start.isTimed ? this.told(cell, start) : undefined
    return end === undefined ? 0 : end - start.at
  }

  private end(cell: (role: Role) => Cell, start: Start, seconds: number) {
    const { day, zone, isTimed, at } = start
    if (this.how.source.isEnd || !isTimed) return { at, day, zone, isTimed }
    const told = this.told(cell, start)
    const isSound = told !== undefined && told >= at + seconds && told <= at + DAY_SECONDS
    return { at: isSound ? told : at + seconds, day, zone, isTimed }
  }

  private counts(cell: (role: Role) => Cell) {
    const [questions, correct, incorrect] = (['questions', 'correct', 'incorrect'] as const).map((role) =>
      this.count(role, cell(role)),
    )
    if (typeof questions === 'string') return questions
    if (typeof correct === 'string') return correct
    if (questions !== undefined && correct !== undefined && correct > questions)
      return LEFT.moreRight(correct, questions)
    if (typeof incorrect === 'string') return incorrect
    return answered(questions, correct, incorrect)
  }

  private count(role: 'questions' | 'correct' | 'incorrect', cell: Cell): number | string | undefined {
    if (cell === '' || cell === '-') return undefined
    const [name, text] = [this.nameOf(role), String(cell)]
    if (isFormulaError(cell)) return LEFT.formula(text)
    const number = numberOf(cell)
    if (number === undefined) return LEFT.notANumber(name, text)
    if (number < 0) return LEFT.negative(name, text)
    if (!Number.isInteger(number)) return LEFT.notWhole(name, text)
    return number > MAX_COUNT ? LEFT.tooMany(name, text) : number
  }

  private words(cell: (role: Role) => Cell) {
    const subject = this.word(cell('subject'))
    // In a spreadsheet a subject may stand in the first row of its group alone.
    if (subject !== '' || this.how.source.name !== '') this.subject = subject
    const kind = kindIn(String(cell('kind')))
    return { subject: this.subject, topic: this.word(cell('topic')), kind }
  }

  /** The same few words come again and again. */
  private word(cell: Cell): string {
    const known = this.known.get(cell)
    if (known !== undefined) return known
    const { isOwn = false } = this.how.source
    const text = tidy(isOwn ? unmarked(String(cell)) : String(cell))
    const word = isOwn && NOBODY.has(fold(text)) ? '' : firstLetters(text, LIMITS.topic)
    this.known.set(cell, word)
    return word
  }

  /** The download of all data tells the day that a record is of, besides its moment. */
  private ownDay(cells: readonly Cell[]): { day?: string } {
    if (!this.how.source.isOwn) return {}
    const read = dayIn(cells[this.keys.indexOf('dia de estudo')] ?? '')
    const day = read && dayOf(read, true)
    return day === undefined ? {} : { day }
  }

  private readonly nameOf = (role: Role) => this.heads[this.how.columns[role] ?? -1] ?? ''
}

const timeOf = (cell: Cell) => (typeof cell === 'string' && cell !== '' ? timeIn(cell) : undefined)

/** Counts as they are told; what is missing is what the others leave, and never more than they do. */
export function answered(questions?: number, correct?: number, incorrect?: number) {
  const all = questions ?? (correct ?? 0) + (incorrect ?? 0)
  const rest = (other: number | undefined) => (other === undefined ? 0 : all - other)
  const right = correct ?? (questions === undefined ? 0 : rest(incorrect))
  if (right > all) return LEFT.moreRight(right, all)
  const wrong = incorrect ?? rest(correct)
  return right < 0 || right + wrong > all
    ? LEFT.moreAnswers(Math.max(0, right), wrong, all)
    : { questions: all, correct: right, incorrect: wrong }
}
