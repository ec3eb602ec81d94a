import { isDay, isDayZone } from '../../../shared/calendar.ts'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { firstLetters, tidy } from '../../../shared/text.ts'
import { LIMITS } from '../../records/contract.ts'
import { isOnItsDay } from '../rules.ts'
import { numberOf as numberIn, secondsOf, timeIn } from './cell-values.ts'
import type { Clock } from './clock.ts'
import { kindIn, LEFT_OUT, type LeftOut, type Session } from './session.ts'
import { FILE_LIMITS, Rows, type Sheet, Unreadable } from './sheet.ts'
import { completeCounts, type SessionsRead } from './table-sessions.ts'

const DAY_SECONDS = 86_400

type Item = Readonly<Record<string, unknown>>

/** A backup of a known program, or Posse's own download. */
export interface Backup {
  readonly name: string
  readonly read: (clock: Clock, now: number) => SessionsRead
}

/** Recognises a known backup in JSON; any other list becomes a table. */
export function backupIn(json: unknown): Backup | Sheet {
  const all = itemOf(json)
  const [first = {}] = listOf(json)
  if ('eventos' in all && 'habitos' in all)
    return { name: 'Estudo Organizado', read: (...how) => organized(all, how) }
  if (listOf(all.records).some(({ studyTime }) => studyTime !== undefined) || 'simuladoRecords' in all)
    return { name: 'Ouroboros', read: (...how) => ouroboros(all, how) }
  if ('study_time' in first && 'questions_resolved' in first)
    return { name: 'Posse, dados da conta', read: (...how) => own(listOf(json), how) }
  return tableOf(json)
}

const itemOf = (value: unknown): Item => (typeof value === 'object' && value !== null ? (value as Item) : {})
const listOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.map(itemOf) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? tidy(value) : '')
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'string' ? numberIn(value) : undefined
const countOf = (value: unknown) => numberOf(value) ?? 0

type How = readonly [clock: Clock, now: number]

/** Something studied, as a backup describes it. */
interface Deed {
  readonly day: string
  readonly time?: string
  readonly subject: string
  readonly topic?: string
  readonly seconds?: number
  readonly questions?: number | undefined
  readonly correct?: number | undefined
  readonly incorrect?: number | undefined
  readonly kind?: string
}

/** Turns deeds into sessions, and collects those that are none. */
class Collected implements SessionsRead {
  readonly sessions: Session[] = []
  readonly left: LeftOut[] = []
  private readonly how: How
  private row = 0

  constructor(how: How) {
    this.how = how
  }

  /** `why` says that the deed is not a study session. */
  add(deed: Deed, why?: string): void {
    this.row += 1
    const read = why ?? this.sessionOf(deed)
    const text = [deed.day, deed.subject, deed.topic].filter(Boolean).join(' · ')
    if (typeof read === 'string') this.left.push({ row: this.row, text, why: read })
    else this.sessions.push(read)
  }

  private sessionOf(deed: Deed): Session | string {
    const [clock, now] = this.how
    const seconds = Math.round(deed.seconds ?? 0)
    const wrong = wrongDay(deed.day) ?? wrongNumbers(deed, seconds)
    const counts = wrong ?? completeCounts(deed.questions, deed.correct, deed.incorrect)
    if (typeof counts === 'string') return counts
    if (seconds === 0 && counts.questions === 0) return LEFT_OUT.nothing
    const when = momentOf(deed, seconds, clock)
    if (when.at > now) return LEFT_OUT.future(deed.day)
    const topic = firstLetters(deed.topic ?? '', LIMITS.topic)
    const kind = kindIn(deed.kind ?? '')
    return { row: this.row, subject: deed.subject, topic, seconds, ...counts, ...when, kind }
  }
}

/** The end of the session if its time of day is known, else the beginning of its day. */
function momentOf({ day, time }: Deed, seconds: number, clock: Clock) {
  const start = time === undefined ? undefined : timeIn(time)?.seconds
  if (start === undefined) return { ...clock.local(day, 0), day, isTimed: false }
  const moment = clock.local(day, start)
  return { ...moment, at: moment.at + seconds, isTimed: true }
}

function wrongDay(day: string): string | undefined {
  if (day === '') return LEFT_OUT.noDate
  if (!isDay(day)) return LEFT_OUT.noSuchDay(day)
  return day < '2000' ? LEFT_OUT.tooEarly(day) : undefined
}

type Counts = Pick<Deed, 'questions' | 'correct' | 'incorrect'>

function wrongNumbers({ questions, correct, incorrect }: Counts, seconds: number, most = DAY_SECONDS) {
  if (seconds < 0) return LEFT_OUT.negative('Tempo', String(seconds))
  if (seconds > most) return LEFT_OUT.tooLong(`${seconds} s`)
  for (const [name, number = 0] of [
    ['Questões', questions],
    ['Acertos', correct],
    ['Erros', incorrect],
  ] as const) {
    if (number < 0) return LEFT_OUT.negative(name, String(number))
    if (!Number.isInteger(number)) return LEFT_OUT.notWhole(name, String(number))
    if (number > LIMITS.questions) return LEFT_OUT.tooMany(name, String(number))
  }
}

function organized(all: Item, how: How): SessionsRead {
  const found = new Collected(how)
  const subjects = listOf(all.editais).flatMap(({ disciplinas }) => listOf(disciplinas))
  const namesOf = (items: readonly Item[]) => new Map(items.map(({ id, nome }) => [id, textOf(nome)]))
  const named = namesOf(subjects)
  const topics = namesOf(subjects.flatMap(({ assuntos }) => listOf(assuntos)))
  for (const event of [...listOf(all.eventos), ...listOf(all.arquivo)]) {
    const of = { subject: named.get(event.discId) ?? '', topic: topics.get(event.assId) ?? '' }
    found.add(eventDeed(event, of), event.status === 'estudei' ? undefined : LEFT_OUT.planned)
  }
  const { simulado, discursiva, ...habits } = itemOf(all.habitos)
  for (const [kind, list] of Object.entries(habits))
    for (const deed of habitDeeds(kind, listOf(list), named)) found.add(deed)
  for (const exam of listOf(simulado)) addExam(found, exam)
  for (const essay of listOf(discursiva)) found.add({ day: textOf(essay.data), subject: '' }, LEFT_OUT.essay)
  return found
}

function addExam(found: Collected, exam: Item): void {
  const deeds = examDeeds(exam)
  if (typeof deeds === 'string') found.add({ day: textOf(exam.data), subject: '' }, deeds)
  else for (const deed of deeds) found.add(deed)
}

/** An event has its own time, so its habits would count it twice. */
const habitDeeds = (kind: string, habits: readonly Item[], named: ReadonlyMap<unknown, string>): Deed[] =>
  habits
    .filter(({ eventoId }) => !eventoId)
    .map((habit) => ({
      day: textOf(habit.data),
      subject: named.get(habit.discId) ?? '',
      kind,
      seconds: countOf(habit.tempoMin) * 60,
      ...(kind === 'questoes' && countsOf(habit)),
    }))

/** Older versions use other names. */
const countsOf = ({ total, quantidade, acertos, certas, erros, erradas }: Item) => ({
  questions: numberOf(total) ?? numberOf(quantidade),
  correct: numberOf(acertos) ?? numberOf(certas),
  incorrect: numberOf(erros) ?? numberOf(erradas),
})

function eventDeed(event: Item, of: { subject: string; topic: string }): Deed {
  const session = itemOf(event.sessao)
  const time = textOf(session.horaInicio)
  const kinds = [event.tipo, ...(Array.isArray(session.tiposEstudo) ? session.tiposEstudo : [])]
  return {
    day: textOf(event.data),
    ...(time !== '' && { time }),
    ...of,
    seconds: countOf(event.tempoAcumulado),
    ...countsOf(itemOf(session.questoes)),
    kind: kinds.find((kind) => typeof kind === 'string') ?? '',
  }
}

/** Counts by subject as far as the exam has them; the remaining questions have no subject. */
function examDeeds(exam: Item): Deed[] | string {
  const about = { day: textOf(exam.data), kind: 'simulado' }
  const parts = listOf(exam.gabaritoPorDisc).map((part) => ({
    ...about,
    subject: textOf(part.discNome),
    questions: countOf(part.total),
    correct: countOf(part.acertos),
  }))
  const rest = (of: 'questions' | 'correct', whole: number) =>
    parts.reduce((left, part) => left - part[of], whole)
  const [questions, correct] = [
    rest('questions', countOf(exam.total)),
    rest('correct', countOf(exam.acertos)),
  ]
  if (questions < 0) return LEFT_OUT.moreParts(countOf(exam.total) - questions, countOf(exam.total))
  return questions > 0 ? [...parts, { ...about, subject: '', questions, correct }] : parts
}

/** Some versions write milliseconds, others seconds: no session lasts a hundred thousand seconds. */
function ouroboros(all: Item, how: How): SessionsRead {
  const found = new Collected(how)
  const records = listOf(all.records)
  const longest = records.reduce((most, { studyTime }) => Math.max(most, countOf(studyTime)), 0)
  const second = longest > 86_400 ? 1000 : 1
  for (const record of records) {
    const { total, correct, incorrect } = itemOf(record.questions)
    found.add({
      day: textOf(record.date).slice(0, 10),
      subject: textOf(record.subject),
      topic: textOf(record.topic),
      seconds: countOf(record.studyTime) / second,
      questions: numberOf(total),
      correct: numberOf(correct),
      incorrect: numberOf(incorrect),
      kind: textOf(record.category),
    })
  }
  for (const exam of listOf(all.simuladoRecords)) for (const deed of paperDeeds(exam)) found.add(deed)
  return found
}

/** Divides the exam's time in proportion to questions. */
function paperDeeds(exam: Item): Deed[] {
  const parts = listOf(exam.subjects)
  const questions = parts.reduce((sum, { totalQuestions }) => sum + countOf(totalQuestions), 0)
  const seconds = secondsOf(textOf(exam.timeSpent), 'seconds') ?? 0
  let [before, given] = [0, 0]
  return parts.map((part) => {
    before += countOf(part.totalQuestions)
    const until = questions === 0 ? 0 : Math.round((seconds * before) / questions)
    const share = until - given
    given = until
    return {
      day: textOf(exam.date).slice(0, 10),
      subject: textOf(part.name),
      seconds: share,
      questions: countOf(part.totalQuestions),
      correct: countOf(part.correct),
      incorrect: countOf(part.incorrect),
      kind: 'simulado',
    }
  })
}

/** Posse's own records keep their moments, days and zones. */
function own(records: readonly Item[], [, now]: How): SessionsRead {
  const sessions: Session[] = []
  const left: LeftOut[] = []
  for (const [index, record] of records.entries()) {
    const session = ownSession(record, index + 1)
    const why = record.ativo === 0 ? LEFT_OUT.deleted : ownError(session, now)
    const text = [session.day, session.subject].join(' · ')
    if (why === undefined) sessions.push(session)
    else left.push({ row: session.row, text, why })
  }
  return { sessions, left }
}

function ownError(session: Session, now: number): string | undefined {
  const { at, day, zone, seconds, questions, correct, incorrect } = session
  const isThere = at > 0 && isDay(day) && isDayZone(zone)
  if (!isThere) return LEFT_OUT.noDate
  if (at > now) return LEFT_OUT.future(day)
  if (day < '2000') return LEFT_OUT.tooEarly(day)
  if (!isOnItsDay(session)) return LEFT_OUT.otherDay(day)
  if (seconds === 0 && questions === 0) return LEFT_OUT.nothing
  const counts =
    wrongNumbers(session, seconds, MAX_STUDY_SECONDS) ?? completeCounts(questions, correct, incorrect)
  return typeof counts === 'string' ? counts : undefined
}

function ownSession(record: Item, row: number): Session {
  const { subject, created_at, kind } = record
  return {
    row,
    subject: firstLetters(textOf(typeof subject === 'string' ? subject : itemOf(subject).name), LIMITS.topic),
    topic: firstLetters(textOf(record.topic), LIMITS.topic),
    seconds: Math.round(countOf(record.study_time)),
    questions: countOf(record.questions_resolved),
    correct: countOf(record.correct_answers),
    incorrect: countOf(record.incorrect_answers),
    at: Math.floor(Date.parse(textOf(created_at)) / 1000),
    day: textOf(record.day),
    zone: textOf(record.zone),
    kind: kindIn(textOf(kind)),
    isTimed: true,
  }
}

/** How deep programs nest their lists at most. */
const DEEPEST = 3

const listsIn = (json: unknown, depth = 0): (readonly Item[])[] =>
  Array.isArray(json) || depth === DEEPEST
    ? [listOf(json)]
    : Object.values(itemOf(json)).flatMap((value) => listsIn(value, depth + 1))

/** Makes a table of the longest list in a file of an unknown program. */
function tableOf(json: unknown): Sheet {
  const list = listsIn(json).reduce((longest, one) => (one.length > longest.length ? one : longest), [])
  const heads = [...new Set(list.slice(0, 100).flatMap((item) => Object.keys(item)))].slice(
    0,
    FILE_LIMITS.columns,
  )
  if (heads.length < 2) throw new Unreadable('unknownJson')
  const rows = new Rows()
  rows.add(1, heads)
  for (const [index, item] of list.entries())
    rows.add(
      index + 2,
      heads.map((head) => plainOf(item[head])),
    )
  return { name: '', rows: rows.all }
}

const NAME_KEYS = ['name', 'nome', 'title', 'titulo'] as const

/** A value as a cell; a nested object gives its name. */
function plainOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return NAME_KEYS.map((key) => textOf(itemOf(value)[key])).find((name) => name !== '') ?? ''
}
