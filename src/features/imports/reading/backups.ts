import { isDay, isDayZone } from '../../../shared/calendar.ts'
import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import { firstLetters, tidy } from '../../../shared/text.ts'
import { LIMITS } from '../../records/contract.ts'
import { isOnItsDay } from '../rules.ts'
import type { Clock } from './clock.ts'
import { kindIn, LEFT, type LeftOut, type Session } from './session.ts'
import { answered, type Told } from './sessions.ts'
import { MOST, Rows, type Sheet, Unreadable } from './sheet.ts'
import { numberOf as numberIn, secondsOf, timeIn } from './values.ts'

const DAY_SECONDS = 86_400

type Item = Readonly<Record<string, unknown>>

/** A backup of another program, or the product's own download, as it reads the records in it. */
export interface Backup {
  readonly name: string
  readonly read: (clock: Clock, now: number) => Told
}

/** A JSON file: a backup that is known, or a list that is read as any table. */
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

/** One thing that was studied, as a backup tells it. */
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

/** Collects deeds as sessions, and what of them is none. */
class Collected implements Told {
  readonly sessions: Session[] = []
  readonly left: LeftOut[] = []
  private readonly how: How
  private row = 0

  constructor(how: How) {
    this.how = how
  }

  /** `why` is given where it is no study. */
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
    const counts = wrong ?? answered(deed.questions, deed.correct, deed.incorrect)
    if (typeof counts === 'string') return counts
    if (seconds === 0 && counts.questions === 0) return LEFT.nothing
    const when = momentOf(deed, seconds, clock)
    if (when.at > now) return LEFT.future(deed.day)
    const topic = firstLetters(deed.topic ?? '', LIMITS.topic)
    const kind = kindIn(deed.kind ?? '')
    return { row: this.row, subject: deed.subject, topic, seconds, ...counts, ...when, kind }
  }
}

/** Its end where it tells a time of day, else the beginning of its day. */
function momentOf({ day, time }: Deed, seconds: number, clock: Clock) {
  const start = time === undefined ? undefined : timeIn(time)?.seconds
  if (start === undefined) return { ...clock.local(day, 0), day, isTimed: false }
  const moment = clock.local(day, start)
  return { ...moment, at: moment.at + seconds, isTimed: true }
}

function wrongDay(day: string): string | undefined {
  if (day === '') return LEFT.noDate
  if (!isDay(day)) return LEFT.noSuchDay(day)
  return day < '2000' ? LEFT.tooEarly(day) : undefined
}

type Counts = Pick<Deed, 'questions' | 'correct' | 'incorrect'>

function wrongNumbers({ questions, correct, incorrect }: Counts, seconds: number, most = DAY_SECONDS) {
  if (seconds < 0) return LEFT.negative('Tempo', String(seconds))
  if (seconds > most) return LEFT.tooLong(`${seconds} s`)
  for (const [name, number = 0] of [
    ['Questões', questions],
    ['Acertos', correct],
    ['Erros', incorrect],
  ] as const) {
    if (number < 0) return LEFT.negative(name, String(number))
    if (!Number.isInteger(number)) return LEFT.notWhole(name, String(number))
    if (number > LIMITS.questions) return LEFT.tooMany(name, String(number))
  }
}

function organized(all: Item, how: How): Told {
  const told = new Collected(how)
  const subjects = listOf(all.editais).flatMap(({ disciplinas }) => listOf(disciplinas))
  const namesOf = (items: readonly Item[]) => new Map(items.map(({ id, nome }) => [id, textOf(nome)]))
  const named = namesOf(subjects)
  const topics = namesOf(subjects.flatMap(({ assuntos }) => listOf(assuntos)))
  for (const event of [...listOf(all.eventos), ...listOf(all.arquivo)]) {
    const of = { subject: named.get(event.discId) ?? '', topic: topics.get(event.assId) ?? '' }
    told.add(eventDeed(event, of), event.status === 'estudei' ? undefined : LEFT.planned)
  }
  const { simulado, discursiva, ...habits } = itemOf(all.habitos)
  for (const [kind, list] of Object.entries(habits))
    for (const deed of habitDeeds(kind, listOf(list), named)) told.add(deed)
  for (const exam of listOf(simulado)) addExam(told, exam)
  for (const essay of listOf(discursiva)) told.add({ day: textOf(essay.data), subject: '' }, LEFT.essay)
  return told
}

function addExam(told: Collected, exam: Item): void {
  const deeds = examDeeds(exam)
  if (typeof deeds === 'string') told.add({ day: textOf(exam.data), subject: '' }, deeds)
  else for (const deed of deeds) told.add(deed)
}

/** Habits of an event are left out: the event has its own time. */
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

/** Older versions call them otherwise. */
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

/** By subject as far as the exam tells it; the rest of its questions are of none. */
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
  if (questions < 0) return LEFT.moreParts(countOf(exam.total) - questions, countOf(exam.total))
  return questions > 0 ? [...parts, { ...about, subject: '', questions, correct }] : parts
}

/** Time is in milliseconds, or in seconds in other versions: no session has a hundred thousand of them. */
function ouroboros(all: Item, how: How): Told {
  const told = new Collected(how)
  const records = listOf(all.records)
  const longest = records.reduce((most, { studyTime }) => Math.max(most, countOf(studyTime)), 0)
  const second = longest > 86_400 ? 1000 : 1
  for (const record of records) {
    const { total, correct, incorrect } = itemOf(record.questions)
    told.add({
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
  for (const exam of listOf(all.simuladoRecords)) for (const deed of paperDeeds(exam)) told.add(deed)
  return told
}

/** The time of the whole is parted by questions. */
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

/** The product's own records keep their moments, days and zones. */
function own(records: readonly Item[], [, now]: How): Told {
  const sessions: Session[] = []
  const left: LeftOut[] = []
  for (const [index, record] of records.entries()) {
    const session = ownSession(record, index + 1)
    const why = record.ativo === 0 ? LEFT.deleted : ownError(session, now)
    const text = [session.day, session.subject].join(' · ')
    if (why === undefined) sessions.push(session)
    else left.push({ row: session.row, text, why })
  }
  return { sessions, left }
}

function ownError(session: Session, now: number): string | undefined {
  const { at, day, zone, seconds, questions, correct, incorrect } = session
  const isThere = at > 0 && isDay(day) && isDayZone(zone)
  if (!isThere) return LEFT.noDate
  if (at > now) return LEFT.future(day)
  if (day < '2000') return LEFT.tooEarly(day)
  if (!isOnItsDay(session)) return LEFT.otherDay(day)
  if (seconds === 0 && questions === 0) return LEFT.nothing
  const counts = wrongNumbers(session, seconds, MAX_STUDY_SECONDS) ?? answered(questions, correct, incorrect)
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

/** Programs keep their lists so deep at most. */
const DEEPEST = 3

const listsIn = (json: unknown, depth = 0): (readonly Item[])[] =>
  Array.isArray(json) || depth === DEEPEST
    ? [listOf(json)]
    : Object.values(itemOf(json)).flatMap((value) => listsIn(value, depth + 1))

/** The longest list of things in a file of an unknown program, as a table of what is plain in them. */
function tableOf(json: unknown): Sheet {
  const list = listsIn(json).reduce((longest, one) => (one.length > longest.length ? one : longest), [])
  const heads = [...new Set(list.slice(0, 100).flatMap((item) => Object.keys(item)))].slice(0, MOST.columns)
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

/** A value as a cell; a thing within another is its name. */
function plainOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return NAME_KEYS.map((key) => textOf(itemOf(value)[key])).find((name) => name !== '') ?? ''
}
