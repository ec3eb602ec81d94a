import { onceEach } from '../../../shared/once-each.ts'
import { firstLetters, fold } from '../../../shared/text.ts'
import {
  type ImportBody,
  type ImportedCard,
  type ImportedRow,
  type ImportedSubject,
  LIMITS,
  type NameChoice,
} from '../contract.ts'
import type { Note } from './anki.ts'
import { type Found, Matcher, type Names, type SubjectChoice, type SubjectMatch } from './matching.ts'
import { leftSession, type Numbered, newSessionsIn } from './new-sessions.ts'
import type { Opened } from './open.ts'
import { LEFT_OUT, type LeftOut, type Session } from './session.ts'
import { Unreadable } from './sheet.ts'
import { type Corrections, type Here, type Understood, understand } from './understand.ts'

/** A topic of the file: the name that it will have, and its counts. */
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
  /** Unknown topics, most questions first. */
  readonly newTopics: readonly TopicLine[]
  readonly topics: number
  /** The subject's topics that the student already has. */
  readonly known: readonly string[]
}

/** Sums of the records that saving would add, and of the rows that it would skip. */
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
  /** How many of the file's rows the student already has. */
  readonly there: number
  /** How many other rows are left out, and as many of them as a screen lists. */
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

/** Keys of the student's cards, and of imported cards that the student deleted: neither is imported again. */
export interface KnownCards {
  readonly here: readonly string[]
  readonly deleted: readonly string[]
}

/** Counts of the new cards, and the first few of them. */
export interface CardsPreview {
  readonly cards: number
  readonly here: number
  readonly first: readonly Pick<ImportedCard, 'key' | 'question' | 'answer'>[]
  readonly subjects: readonly SubjectLine[]
  readonly there: number
  readonly leftOut: number
  readonly left: readonly LeftOut[]
}

/** The session fields that undated sums lack. */
const NO_SESSION = {
  seconds: 0,
  incorrect: 0,
  at: 0,
  day: '',
  zone: '',
  kind: undefined,
  isTimed: false,
} as const

export type SessionsView = Extract<View, { kind: 'sessions' }>

export type View =
  | (Omit<Extract<Understood, { kind: 'sessions' }>, 'read'> & {
      readonly sessions: number
      readonly period: { readonly from: string; readonly to: string } | undefined
    })
  | Extract<Understood, { kind: 'picture' | 'index' }>
  | { readonly kind: 'cards' }

const NO_ANSWERS = { questions: 0, correct: 0 } as const

const FIRST_CARDS = 3
const LISTED = 300
const LISTED_TOPICS = 40

/** A file that is opened once, and read again with each correction of the student's. */
export class ImportedFile {
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
    const { read, ...view } = understood
    const { first, last } = sumsOf(read.sessions)
    const period = last === '' ? undefined : { from: first, to: last }
    return { ...view, sessions: read.sessions.length, period }
  }

  /** Returns the new records under the names that they will have. */
  preview(names: Names, known: string): Preview {
    if (this.understood?.kind !== 'sessions') throw new Unreadable('unknown')
    const { read } = this.understood
    const byId = new Map(names.subjects.map(({ id, name }) => [id, name]))
    const { sessions, there, left } = newSessionsIn(
      read.sessions,
      known,
      (subject) => byId.get(subject) ?? '',
    )
    const lines = subjectLines(sessions, new Matcher(names))
    const choices = new Map(lines.map((line) => [line.called, line]))
    const isTaken = ({ subject }: Numbered) => choices.get(subject)?.choice !== 'skip'
    const taken = sessions.filter(isTaken)
    const others = [
      ...read.left,
      ...left,
      ...sessions.filter((one) => !isTaken(one)).map((one) => leftSession(one, LEFT_OUT.skipped)),
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

  /** Returns a question site's sums under the names that they will have. */
  previewPicture(names: Names): PicturePreview {
    if (this.understood?.kind !== 'picture') throw new Unreadable('unknown')
    const { topics, left } = this.understood.picture
    const sums = topics.map((topic, index): Numbered => ({ ...NO_SESSION, ...topic, row: index }))
    const matcher = new Matcher(names)
    // A topic's sum is no session.
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

  /** Returns the new cards. */
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
      ...all.filter((one) => skipped.has(one.subject)).map((one) => leftNote(one, LEFT_OUT.skipped)),
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

  /** All cards that the preview counts. */
  allCards(): readonly ImportedCard[] {
    return this.cards
  }

  /** A slice of the rows that the preview counts. */
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
  const meant: SubjectMatch = matcher.subject(called)
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

/** The subject of sessions without one. */
export const NO_SUBJECT = 'Geral'

/** The subjects to import, in the order by which rows refer to them. */
export const subjectsToSave = (lines: readonly SubjectLine[]): ImportedSubject[] =>
  lines
    .filter(({ choice }) => choice !== 'skip')
    .map(({ called, choice }) =>
      typeof choice === 'number' ? { called, id: choice } : { called, name: called || NO_SUBJECT },
    )

/** The student's choices of names, to remember for the next import. */
export function namesToSave(lines: readonly SubjectLine[]): ImportBody['names'] {
  const names: NameChoice[] = []
  for (const { called, choice, found, newTopics } of lines) {
    if (typeof choice !== 'number') continue
    if (found === 'chosen') names.push({ name: fold(called), of_subject: 0, subject_id: choice, topic: '' })
    for (const topic of newTopics)
      if (topic.found === 'chosen')
        names.push({ name: fold(topic.called), of_subject: choice, subject_id: choice, topic: topic.topic })
  }
  return names.slice(0, LIMITS.names)
}
