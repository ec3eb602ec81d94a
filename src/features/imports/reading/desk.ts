import { onceEach } from '../../../shared/once-each.ts'
import { firstLetters, fold } from '../../../shared/text.ts'
import {
  type ImportBody,
  type ImportedCard,
  type ImportedRow,
  type ImportedSubject,
  LIMITS,
  type MeantName,
} from '../contract.ts'
import type { Note } from './anki.ts'
import { freshOf, leftSession, type Numbered } from './known.ts'
import { type Found, Matcher, type MeantSubject, type Names, type SubjectChoice } from './matching.ts'
import type { Opened } from './open.ts'
import { LEFT, type LeftOut, type Session } from './session.ts'
import { Unreadable } from './sheet.ts'
import { type Corrections, type Here, type Understood, understand } from './understand.ts'

/** A topic of the file: its future name, and its counts. */
export interface TopicLine {
  readonly called: string
  readonly topic: string
  readonly found: Found
  readonly sessions: number
  readonly questions: number
}

export interface SubjectLine {
  readonly called: string
  readonly choice: SubjectChoice
  readonly found: Found
  readonly sessions: number
  readonly seconds: number
  readonly questions: number
  /** Topics that are not known here, most questions first. */
  readonly newTopics: readonly TopicLine[]
  readonly topics: number
  /** Topics of it that are known here. */
  readonly known: readonly string[]
}

/** Sums of the records that saving would add, and of the rows that it would not. */
export interface Preview {
  readonly sessions: number
  readonly seconds: number
  readonly questions: number
  readonly correct: number
  readonly incorrect: number
  readonly first: string
  readonly last: string
  /** Unknown subjects first, by most questions. */
  readonly subjects: readonly SubjectLine[]
  /** How many of the file's rows are here already. */
  readonly there: number
  /** Other rows that are left out: their count, and as many of them as a screen lists. */
  readonly leftOut: number
  readonly left: readonly LeftOut[]
}

export interface PicturePreview {
  readonly questions: number
  readonly correct: number
  readonly topics: number
  readonly subjects: readonly SubjectLine[]
  readonly left: readonly LeftOut[]
  readonly rows: readonly ImportedRow[]
}

/** Keys of the student's cards, and of those that an import brought and the student deleted: none comes again. */
export interface KnownCards {
  readonly here: readonly string[]
  readonly deleted: readonly string[]
}

/** Cards that are not here yet, and the first of them. */
export interface CardsPreview {
  readonly cards: number
  /** How many cards the student has. */
  readonly here: number
  readonly first: readonly Pick<ImportedCard, 'key' | 'question' | 'answer'>[]
  readonly subjects: readonly SubjectLine[]
  readonly there: number
  readonly leftOut: number
  readonly left: readonly LeftOut[]
}

/** Fields of a session that sums without a date lack. */
const NO_SESSION = {
  seconds: 0,
  incorrect: 0,
  at: 0,
  day: '',
  zone: '',
  kind: undefined,
  isTimed: false,
} as const

/** A file of study sessions. */
export type SessionsView = Extract<View, { kind: 'sessions' }>

/** The part of `Understood` that a screen shows. */
export type View =
  | (Omit<Extract<Understood, { kind: 'sessions' }>, 'told'> & {
      readonly sessions: number
      readonly period: { readonly from: string; readonly to: string } | undefined
    })
  | Extract<Understood, { kind: 'picture' | 'index' }>
  | { readonly kind: 'cards' }

const NO_ANSWERS = { questions: 0, correct: 0 } as const

const FIRST_CARDS = 3
const LISTED = 300
const LISTED_TOPICS = 40

/** A file on the desk: it is opened once, and looked at as often as the student puts something right. */
export class Desk {
  private readonly opened: Opened
  private understood: Understood | undefined
  private cards: readonly ImportedCard[] = []
  private rowsAt: (from: number, until: number) => ImportedRow[] = () => []

  constructor(opened: Opened) {
    this.opened = opened
  }

  read(here: Here, corrections: Corrections): View {
    const understood = understand(this.opened, here, corrections)
    this.understood = understood
    if (understood.kind === 'cards') return { kind: 'cards' }
    if (understood.kind !== 'sessions') return understood
    const { told, ...view } = understood
    const { first, last } = sumsOf(told.sessions)
    const period = last === '' ? undefined : { from: first, to: last }
    return { ...view, sessions: told.sessions.length, period }
  }

  /** Returns the records that are not here yet, under their future names. */
  preview(names: Names, known: string): Preview {
    if (this.understood?.kind !== 'sessions') throw new Unreadable('unknown')
    const { told } = this.understood
    const byId = new Map(names.subjects.map(({ id, name }) => [id, name]))
    const { sessions, there, left } = freshOf(told.sessions, known, (subject) => byId.get(subject) ?? '')
    const lines = subjectLines(sessions, new Matcher(names))
    const choices = new Map(lines.map((line) => [line.called, line]))
    const isTaken = ({ subject }: Numbered) => choices.get(subject)?.choice !== 'skip'
    const taken = sessions.filter(isTaken)
    const others = [
      ...told.left,
      ...left,
      ...sessions.filter((one) => !isTaken(one)).map((one) => leftSession(one, LEFT.skipped)),
    ].sort((a, b) => a.row - b.row)
    const rowOf = rowMaker(lines, new Matcher(names))
    this.rowsAt = (from, until) => taken.slice(from, until).map(rowOf)
    return {
      ...sumsOf(taken),
      subjects: lines,
      there,
      leftOut: others.length,
      left: others.slice(0, LISTED),
    }
  }

  /** Returns a question site's sums under their future names. */
  previewPicture(names: Names): PicturePreview {
    if (this.understood?.kind !== 'picture') throw new Unreadable('unknown')
    const { topics, left } = this.understood.picture
    const sums = topics.map((topic, index): Numbered => ({ ...NO_SESSION, ...topic, row: index }))
    const matcher = new Matcher(names)
    // Sums of topics are no sessions.
    const lines = subjectLines(sums, matcher).map((line) => ({ ...line, sessions: 0 }))
    const { questions, correct } = sumsOf(sums)
    return {
      questions,
      correct,
      topics: topics.length,
      subjects: lines,
      left,
      rows: sums.map(rowMaker(lines, matcher)),
    }
  }

  /** Returns the cards that are not here yet. */
  previewCards(names: Names, { here, deleted }: KnownCards): CardsPreview {
    if (this.understood?.kind !== 'cards') throw new Unreadable('unknown')
    const { notes, left } = this.understood.notes
    const there = new Set([...here, ...deleted])
    const matcher = new Matcher(names)
    const all = notes
      .filter(({ key }) => !there.has(key))
      .map((note) => ({ ...note, ...NO_SESSION, ...NO_ANSWERS, ...placeOf(note, matcher) }))
    const lines = subjectLines(all, matcher)
    const skipped = new Set(lines.filter(({ choice }) => choice === 'skip').map(({ called }) => called))
    const taken = all.filter(({ subject }) => !skipped.has(subject))
    const others = [
      ...left,
      ...all.filter((one) => skipped.has(one.subject)).map((one) => leftNote(one, LEFT.skipped)),
    ].sort((a, b) => a.row - b.row)
    const rowOf = rowMaker(lines, matcher)
    this.cards = taken.map((note) => {
      const { subject, topic } = rowOf(note)
      return { key: note.key, subject, topic, question: note.question, answer: note.answer }
    })
    return {
      cards: taken.length,
      here: here.length,
      first: this.cards.slice(0, FIRST_CARDS),
      subjects: lines,
      there: notes.length - all.length,
      leftOut: others.length,
      left: others.slice(0, LISTED),
    }
  }

  /** Cards that the preview has counted. */
  allCards(): readonly ImportedCard[] {
    return this.cards
  }

  /** Rows of what the preview has counted. */
  slice(number: number): readonly ImportedRow[] {
    return this.rowsAt((number - 1) * LIMITS.slice, number * LIMITS.slice)
  }
}

function placeOf({ deck }: Note, matcher: Matcher) {
  const { subject, topic } = matcher.deck(deck)
  return { subject: firstLetters(subject, LIMITS.name), topic: firstLetters(topic, LIMITS.name) }
}

const leftNote = ({ row, question }: Note, why: string): LeftOut => ({
  row,
  text: firstLetters(question.replaceAll('\n', ' '), 120),
  why,
})

function sumsOf(sessions: readonly Session[]) {
  const sum = { seconds: 0, questions: 0, correct: 0, incorrect: 0 }
  let [first, last] = ['9999-12-31', '']
  for (const session of sessions) {
    sum.seconds += session.seconds
    sum.questions += session.questions
    sum.correct += session.correct
    sum.incorrect += session.incorrect
    if (session.day < first) first = session.day
    if (session.day > last) last = session.day
  }
  return { sessions: sessions.length, ...sum, first, last }
}

function subjectLines(sessions: readonly Numbered[], matcher: Matcher): SubjectLine[] {
  const groups = Map.groupBy(sessions, ({ subject }) => subject)
  const lines = [...groups].map(([called, of]) => subjectLine(called, of, matcher))
  const isNew = ({ found }: { found: Found }) => Number(found === 'new')
  return lines.sort(
    (a, b) =>
      isNew(b) - isNew(a) ||
      b.questions - a.questions ||
      b.seconds - a.seconds ||
      a.called.localeCompare(b.called),
  )
}

function subjectLine(called: string, sessions: readonly Numbered[], matcher: Matcher): SubjectLine {
  const meant: MeantSubject = matcher.subject(called)
  const sums = sumsOf(sessions)
  const topics = [...Map.groupBy(sessions, ({ topic }) => topic)]
    .filter(([topic]) => topic !== '')
    .map(([topic, of]) => topicLine(topic, of, { matcher, called, choice: meant.choice }))
  return {
    called,
    ...meant,
    sessions: sums.sessions,
    seconds: sums.seconds,
    questions: sums.questions,
    topics: topics.length,
    newTopics: topics
      .filter(({ found }) => found !== 'same')
      .sort((a, b) => b.questions - a.questions || b.sessions - a.sessions)
      .slice(0, LISTED_TOPICS),
    known: matcher.knownTopics(meant.choice),
  }
}

interface OfSubject {
  readonly matcher: Matcher
  readonly called: string
  readonly choice: SubjectChoice
}

function topicLine(called: string, sessions: readonly Numbered[], of: OfSubject): TopicLine {
  const { topic, found } = of.matcher.topic(of.choice, called, of.called)
  const questions = sessions.reduce((sum, session) => sum + session.questions, 0)
  return { called, topic, found, sessions: sessions.length, questions }
}

/** Makes rows of sessions, under the names that they will have. */
function rowMaker(lines: readonly SubjectLine[], matcher: Matcher): (session: Numbered) => ImportedRow {
  const places = new Map(subjectsToSave(lines).map(({ called }, place) => [called, place]))
  const choices = new Map(lines.map(({ called, choice }) => [called, choice]))
  const topicsOf = onceEach((subject: string) =>
    onceEach((topic: string) => matcher.topic(choices.get(subject) ?? 'new', topic, subject).topic),
  )
  return ({ subject, topic, seconds, questions, correct, incorrect, at, day, zone, kind, nth = 1 }) => ({
    subject: places.get(subject) ?? 0,
    topic: topicsOf(subject)(topic),
    study_time: seconds,
    ...{ questions, correct, incorrect, at, day, zone, nth },
    ...(kind && { kind }),
  })
}

/** Subject of a file's sessions that name none. */
export const NO_SUBJECT = 'Geral'

/** The subjects that are brought, in the order by which rows name them. */
export const subjectsToSave = (lines: readonly SubjectLine[]): ImportedSubject[] =>
  lines
    .filter(({ choice }) => choice !== 'skip')
    .map(({ called, choice }) =>
      typeof choice === 'number' ? { called, id: choice } : { called, name: called || NO_SUBJECT },
    )

/** The student's choices of names, to be remembered. */
export function namesToSave(lines: readonly SubjectLine[]): ImportBody['names'] {
  const names: MeantName[] = []
  for (const { called, choice, found, newTopics } of lines) {
    if (typeof choice !== 'number') continue
    if (found === 'told') names.push({ name: fold(called), of_subject: 0, subject_id: choice, topic: '' })
    for (const topic of newTopics)
      if (topic.found === 'told')
        names.push({ name: fold(topic.called), of_subject: choice, subject_id: choice, topic: topic.topic })
  }
  return names.slice(0, LIMITS.names)
}
