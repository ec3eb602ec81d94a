import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { onceEach } from '../../../shared/once-each.ts'
import { unmarked } from '../../../shared/spreadsheet.ts'
import { firstLetters, fold, tidy } from '../../../shared/text.ts'
import { LIMITS } from '../../records/contract.ts'
import { MAX_COUNT } from '../../records/rules.ts'
import {
  dayIn,
  dayOf,
  isBlank,
  isFormulaError,
  numberOf,
  secondsOf,
  type TimeUnit,
  timeIn,
  type WrittenDay,
} from './cell-values.ts'
import type { Clock, Moment } from './clock.ts'
import { type Columns, headKey, isTotalName, type Role, type Table } from './columns.ts'
import { reasonNoStudy, type Source } from './known-programs.ts'
import { kindIn, LEFT_OUT, type LeftOut, type Session } from './session.ts'
import type { Cell, SheetRow } from './sheet.ts'

export interface SessionsRead {
  readonly sessions: readonly Session[]
  readonly left: readonly LeftOut[]
}

export interface HowToRead {
  readonly columns: Columns
  readonly source: Source
  /** The unit of bare numbers in the column of times. */
  readonly unit: TimeUnit
  readonly isDayFirst: boolean
  readonly clock: Clock
  /** Epoch seconds. */
  readonly now: number
}

interface Start extends Moment {
  readonly isTimed: boolean
  readonly calendar: string
}

type Time = Pick<WrittenDay, 'seconds' | 'offset'>

/** A cell's day; undefined if the calendar has no such day. */
interface Dated {
  readonly year: number
  readonly day: string | undefined
  readonly time: Time | undefined
}

const DAY_SECONDS = 86_400
/** A session that ends before it begins was over midnight if it lasted at most this long. */
const NIGHT_SECONDS = 12 * 3600
const FIRST_YEAR = 2000
const WITHOUT_YEAR = /^\d{1,2}[/.-]\d{1,2}$/
const NOBODY = new Set(['materia nao encontrada', 'topico nao informado'])

/** Reads a table's rows as study sessions; leaves others out with a reason and corrects none. */
export function sessionsIn(table: Table, how: HowToRead): SessionsRead {
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
  private readonly isGrouped: boolean
  private subject = ''
  // Most cells repeat, so each is read once.
  private readonly word = onceEach((cell: Cell) => this.wordIn(cell))
  private readonly spellings = new Map<string, string>()
  /** Spells a subject as the first row with it does. */
  private readonly spelled = onceEach((subject: string) => {
    const first = this.spellings.get(fold(subject)) ?? subject
    this.spellings.set(fold(subject), first)
    return first
  })
  private readonly secondsOf = onceEach((cell: Cell) => secondsOf(cell, this.how.unit))
  private readonly numberOf = onceEach(numberOf)
  private readonly dateOf = onceEach((cell: Cell): Dated | undefined => {
    const read = dayIn(cell)
    if (!read) return undefined
    const time = read.seconds === undefined ? undefined : read
    return { year: read.year, day: dayOf(read, this.how.isDayFirst), time }
  })
  private readonly kindOf = onceEach((cell: Cell) => kindIn(String(cell)))
  private readonly timeOf = onceEach((cell: Cell) => (cell === '' ? undefined : timeIn(cell)))

  constructor({ heads, rows }: Table, how: HowToRead) {
    this.heads = heads
    this.keys = heads.map(headKey)
    this.how = how
    this.isGrouped = isGrouped(rows, how)
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
    if (seconds === 0 && counts.questions === 0) return LEFT_OUT.nothing
    const end = this.end(cell, start, seconds)
    if (end > this.how.now) return LEFT_OUT.future(String(cell('day')))
    return {
      row,
      subject: this.subjectOf(cell),
      topic: this.word(cell('topic')),
      seconds,
      questions: counts.questions,
      correct: counts.correct,
      incorrect: counts.incorrect,
      at: end,
      day: this.ownDay(cells) ?? start.day,
      zone: start.zone,
      kind: this.kindOf(cell('kind')),
      isTimed: start.isTimed,
    }
  }

  private noStudy(cells: readonly Cell[], cell: (role: Role) => Cell): string | undefined {
    const first = cells.find((one) => one !== '')
    if (this.heads.includes(String(first)) && this.isHeads(cells)) return LEFT_OUT.repeatedHeads
    if (!this.datedIn(cell('day')) && cells.some(isTotalName)) return LEFT_OUT.total
    const broken = [cell('subject'), cell('topic')].find(isFormulaError)
    if (broken !== undefined) return LEFT_OUT.formula(String(broken))
    return reasonNoStudy(this.how.source, (head) => cells[this.keys.indexOf(head)] ?? '')
  }

  private isHeads(cells: readonly Cell[]): boolean {
    const written = cells.filter((one) => one !== '')
    return written.length > 2 && written.every((one) => this.heads.includes(String(one)))
  }

  private start(cell: (role: Role) => Cell): Start | string {
    const written = cell('day')
    if (written === '') return LEFT_OUT.noDay
    if (isFormulaError(written)) return LEFT_OUT.formula(String(written))
    const read = this.datedIn(written)
    if (!read)
      return (WITHOUT_YEAR.test(String(written)) ? LEFT_OUT.noYear : LEFT_OUT.notADay)(String(written))
    const { year, day } = read
    if (day === undefined) return LEFT_OUT.noSuchDay(String(written))
    if (year < FIRST_YEAR) return LEFT_OUT.tooEarly(String(written))
    const time = read.time ?? this.timeOf(cell('time'))
    const moment = this.momentOf(day, time)
    if (moment.at > this.how.now) return LEFT_OUT.future(String(written))
    const isTimed = time?.seconds !== undefined
    return { at: moment.at, day: isTimed ? moment.day : day, zone: moment.zone, isTimed, calendar: day }
  }

  /** Caches by day and time apart, because many cells share them. */
  private datedIn(cell: Cell): Dated | undefined {
    const at = typeof cell === 'string' ? cell.search(/[ T]/) : -1
    if (typeof cell === 'number' || at < 0) return this.dateOf(cell)
    const [date, time] = [this.dateOf(cell.slice(0, at)), this.timeOf(cell.slice(at))]
    return date && time ? { year: date.year, day: date.day, time } : this.dateOf(cell)
  }

  private momentOf(day: string, time: Time = {}): Moment {
    const { seconds = 0, offset } = time
    return offset === undefined
      ? this.how.clock.local(day, seconds)
      : this.how.clock.offset(day, seconds, offset)
  }

  /** The end that the file gives, in epoch seconds. */
  private writtenEnd(cell: (role: Role) => Cell, start: Start): number | undefined {
    const read = this.datedIn(cell('end'))
    const time = read?.time ?? this.timeOf(cell('endTime'))
    if (!time) return undefined
    if (read?.day !== undefined) return this.momentOf(read.day, time).at
    // A time of day before the start belongs to the next day, unless that would be too long.
    const { at } = this.momentOf(start.calendar, time)
    return at < start.at - NIGHT_SECONDS ? at + DAY_SECONDS : at
  }

  private seconds(cell: (role: Role) => Cell, start: Start): number | string {
    const written = cell('duration')
    if (isFormulaError(written)) return LEFT_OUT.formula(String(written))
    const read = written === '' ? this.between(cell, start) : this.secondsOf(written)
    if (read === undefined) return LEFT_OUT.notATime(String(written))
    if (read < 0)
      return written === '' ? LEFT_OUT.backwards : LEFT_OUT.negative(this.nameOf('duration'), String(written))
    const most = this.how.source.isOwn ? MAX_STUDY_SECONDS : DAY_SECONDS
    return read > most ? LEFT_OUT.tooLong(String(written)) : read
  }

  private between(cell: (role: Role) => Cell, start: Start): number {
    const end = start.isTimed ? this.writtenEnd(cell, start) : undefined
    return end === undefined ? 0 : end - start.at
  }

  private end(cell: (role: Role) => Cell, start: Start, seconds: number): number {
    const { isTimed, at } = start
    if (this.how.source.isEnd || !isTimed) return at
    const written = this.writtenEnd(cell, start)
    const isSound = written !== undefined && written >= at + seconds && written <= at + DAY_SECONDS
    return isSound ? written : at + seconds
  }

  private counts(cell: (role: Role) => Cell) {
    const questions = this.count('questions', cell('questions'))
    const correct = this.count('correct', cell('correct'))
    const incorrect = this.count('incorrect', cell('incorrect'))
    if (typeof questions === 'string') return questions
    if (typeof correct === 'string') return correct
    if (questions !== undefined && correct !== undefined && correct > questions)
      return LEFT_OUT.moreRight(correct, questions)
    if (typeof incorrect === 'string') return incorrect
    return completeCounts(questions, correct, incorrect)
  }

  private count(role: 'questions' | 'correct' | 'incorrect', cell: Cell): number | string | undefined {
    if (isBlank(cell)) return undefined
    const [name, text] = [this.nameOf(role), String(cell)]
    if (isFormulaError(cell)) return LEFT_OUT.formula(text)
    const number = this.numberOf(cell)
    if (number === undefined) return LEFT_OUT.notANumber(name, text)
    if (number < 0) return LEFT_OUT.negative(name, text)
    if (!Number.isInteger(number)) return LEFT_OUT.notWhole(name, text)
    return number > MAX_COUNT ? LEFT_OUT.tooMany(name, text) : number
  }

  private subjectOf(cell: (role: Role) => Cell): string {
    const subject = this.word(cell('subject'))
    if (subject !== '' || !this.isGrouped) this.subject = this.spelled(subject)
    return this.subject
  }

  private wordIn(cell: Cell): string {
    const { isOwn = false } = this.how.source
    const text = tidy(isOwn ? unmarked(String(cell)) : String(cell))
    return isOwn && NOBODY.has(fold(text)) ? '' : firstLetters(text, LIMITS.topic)
  }

  /** Posse's own download gives a record's day beside its moment. */
  private ownDay(cells: readonly Cell[]): string | undefined {
    if (!this.how.source.isOwn) return undefined
    const read = dayIn(cells[this.keys.indexOf('dia de estudo')] ?? '')
    return read && dayOf(read, true)
  }

  private readonly nameOf = (role: Role) => this.heads[this.how.columns[role] ?? -1] ?? ''
}

/** Whether a table names a subject only in the first row of its group: then it begins so, and most rows name none. */
function isGrouped(rows: readonly SheetRow[], { columns, source }: HowToRead): boolean {
  const named = rows.map(({ cells }) => (cells[columns.subject ?? -1] ?? '') !== '')
  return source.name === '' && named[0] === true && named.filter(Boolean).length * 2 <= rows.length
}

/** Completes counts: each missing one is what the others leave. Text says what is wrong. */
export function completeCounts(questions?: number, correct?: number, incorrect?: number) {
  const all = questions ?? (correct ?? 0) + (incorrect ?? 0)
  const rest = (other: number | undefined) => (other === undefined ? 0 : all - other)
  const right = correct ?? (questions === undefined ? 0 : rest(incorrect))
  if (right > all) return LEFT_OUT.moreRight(right, all)
  const wrong = incorrect ?? rest(correct)
  return right < 0 || right + wrong > all
    ? LEFT_OUT.moreAnswers(Math.max(0, right), wrong, all)
    : { questions: all, correct: right, incorrect: wrong }
}
