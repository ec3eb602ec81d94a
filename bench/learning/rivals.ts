import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import type { Plan } from './life.ts'
import { Notebook, type Page, within } from './notebook.ts'
import { type LogEntry, type PlanAsked, type PlannedBlock, plan } from './planner.ts'

/** A plan to compare with, made anew for each student: it may keep what it read. */
export type Rival = () => Plan

const DAY_MS = 86_400_000

/** In which order topics are opened. */
type Opening = (pages: readonly Page[]) => readonly Page[]

/** Subject after subject in turns, each in the syllabus' own order. */
const inTurns: Opening = (pages) => {
  const round = new Map<string, number>()
  const turns = pages.map((page) => {
    const turn = round.get(page.subject) ?? 0
    round.set(page.subject, turn + 1)
    return { page, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ page }) => page)
}

/** What has most weight for the minutes that it still takes. */
const byWeight: Opening = (pages) => pages.toSorted((a, b) => b.weight - a.weight)

const isNew = ({ learnedOn }: Page) => learnedOn === undefined
const begunFirst = (a: Page, b: Page) => Number(b.minutes > 0) - Number(a.minutes > 0)
const oldestFirst = (a: Page, b: Page) => (a.lastSeen ?? 0) - (b.lastSeen ?? 0)

// Reviews that are due come first, then new topics, then whatever was not seen for longest.
function* day(book: Notebook, due: readonly Page[], opening: Opening): Generator<PlannedBlock> {
  for (const page of due) yield book.review(page)
  const isDue = new Set(due)
  const opened = opening(book.pages).filter(isNew)
  for (const page of opened.toSorted(begunFirst)) yield book.learning(page)
  const rest = book.pages.filter((page) => !(isNew(page) || isDue.has(page)))
  for (const page of rest.toSorted(oldestFirst)) yield book.review(page)
}

const STEPS = [1, 7, 30]

/** A review 1, 7 and 30 days after learning. */
const fixed =
  (opening: Opening): Rival =>
  () => {
    let book: Notebook | undefined
    return (asked) => {
      book ??= new Notebook(asked)
      book.update(asked.log)
      const now = Number(asked.today)
      const due = book.pages.filter(({ learnedOn, reviews, lastSeen }) => {
        const step = STEPS[reviews.length]
        return learnedOn !== undefined && step !== undefined && now >= learnedOn + step && lastSeen !== now
      })
      return within(asked.minutes, day(book, due.toSorted(oldestFirst), opening))
    }
  }

/** The library's scheduler as it comes, at 90 % retention, graded by the questions. */
const fsrsAt =
  (opening: Opening): Rival =>
  () => {
    const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
    const cards = new Map<number, Card>()
    const graded = ({ id }: Page, entry: LogEntry) => {
      const at = new Date(Number(entry.day) * DAY_MS)
      const before: Card = cards.get(id) ?? createEmptyCard(at)
      cards.set(id, scheduler.next(before, at, gradeOf(entry)).card)
    }
    let book: Notebook | undefined
    return (asked) => {
      book ??= new Notebook(asked, graded)
      book.update(asked.log)
      const now = Number(asked.today)
      const dueOn = ({ id }: Page) => (cards.get(id)?.due.getTime() ?? Number.POSITIVE_INFINITY) / DAY_MS
      const due = book.pages.filter((page) => dueOn(page) <= now && page.lastSeen !== now)
      return within(
        asked.minutes,
        day(
          book,
          due.toSorted((a, b) => dueOn(a) - dueOn(b)),
          opening,
        ),
      )
    }
  }

function gradeOf({ questions, right }: LogEntry): Grade {
  if (!questions) return Rating.Good
  const share = (right ?? 0) / questions
  if (share < 0.5) return Rating.Again
  if (share < 0.7) return Rating.Hard
  return share < 0.95 ? Rating.Good : Rating.Easy
}

/**
 * Two subjects a day in their turn, their next topics; a
 * quarter of the day goes to what of them was seen longest ago.
 */
const timetable: Rival = () => {
  let book: Notebook | undefined
  return (asked) => {
    book ??= new Notebook(asked)
    book.update(asked.log)
    return within(asked.minutes, timetableDay(book, asked))
  }
}

function* timetableDay(book: Notebook, { today, minutes }: PlanAsked): Generator<PlannedBlock> {
  const subjects = [...new Set(book.pages.map(({ subject }) => subject))]
  const turn = (Number(today) * 2) % subjects.length
  const ofToday = new Set([subjects[turn], subjects[(turn + 1) % subjects.length]])
  const known = book.pages.filter((page) => !isNew(page)).toSorted(oldestFirst)
  const again = known.filter(({ subject, lastSeen }) => ofToday.has(subject) && lastSeen !== today)
  yield* within(
    minutes / 4,
    again.map((page) => book.review(page)),
  )
  const open = book.pages.filter(isNew)
  const [here, elsewhere] = [
    open.filter(({ subject }) => ofToday.has(subject)),
    open.filter(({ subject }) => !ofToday.has(subject)),
  ]
  for (const page of here.toSorted(begunFirst)) yield book.learning(page)
  for (const page of again) yield book.review(page)
  for (const page of elsewhere) yield book.learning(page)
  for (const page of known) yield book.review(page)
}

/** The syllabus from its first topic to its last, and then again from the first: no plan at all. */
const none: Rival = () => {
  let book: Notebook | undefined
  return (asked) => {
    book ??= new Notebook(asked)
    book.update(asked.log)
    return within(
      asked.minutes,
      day(book, [], (pages) => pages),
    )
  }
}

/** The guide as it is where names say nothing: a subject counts for the root of its topics' number. */
export const nameless: Rival = () => (asked) => {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).get(name)
  const topics = asked.topics.map(({ id, subject, weight, guessed }) => ({
    id,
    subject: numberOf(String(subject)),
    weight,
    guessed,
  }))
  return plan({ ...asked, topics, exam: undefined })
}

/** What the guide is compared with. */
export const RIVALS = {
  'no plan': none,
  'weekly timetable': timetable,
  'fixed 1/7/30': fixed(inTurns),
  'fixed, by weight': fixed(byWeight),
  FSRS: fsrsAt(inTurns),
  'FSRS, by weight': fsrsAt(byWeight),
} as const satisfies Readonly<Record<string, Rival>>
