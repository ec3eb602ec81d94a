import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { Notebook, type Page, within } from './notebook.ts'
import { type LogEntry, type PlannedBlock, type PlanRequest, plan } from './planner.ts'
import type { Plan } from './study-until-exam.ts'

/** A plan to compare with, new for each student, so that it may keep notes. */
export type ComparedPlan = () => Plan

const DAY_MS = 86_400_000

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

/** Orders by weight for the minutes that a topic still takes. */
const byWeight: Opening = (pages) => pages.toSorted((a, b) => b.weight - a.weight)

const isNew = ({ learnedOn }: Page) => learnedOn === undefined
const begunFirst = (a: Page, b: Page) => Number(b.minutes > 0) - Number(a.minutes > 0)
const oldestFirst = (a: Page, b: Page) => (a.lastSeen ?? 0) - (b.lastSeen ?? 0)

// Gives due reviews first, then new topics, then those not seen for longest.
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
  (opening: Opening): ComparedPlan =>
  () => {
    let book: Notebook | undefined
    return (request) => {
      book ??= new Notebook(request)
      book.update(request.log)
      const now = Number(request.today)
      const due = book.pages.filter(({ learnedOn, reviews, lastSeen }) => {
        const step = STEPS[reviews.length]
        return learnedOn !== undefined && step !== undefined && now >= learnedOn + step && lastSeen !== now
      })
      return within(request.minutes, day(book, due.toSorted(oldestFirst), opening))
    }
  }

/** The library's scheduler as it comes, at 90 % retention, graded by the questions. */
const fsrsAt =
  (opening: Opening): ComparedPlan =>
  () => {
    const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })
    const cards = new Map<number, Card>()
    const graded = ({ id }: Page, entry: LogEntry) => {
      const at = new Date(Number(entry.day) * DAY_MS)
      const before: Card = cards.get(id) ?? createEmptyCard(at)
      cards.set(id, scheduler.next(before, at, gradeOf(entry)).card)
    }
    let book: Notebook | undefined
    return (request) => {
      book ??= new Notebook(request, graded)
      book.update(request.log)
      const now = Number(request.today)
      const dueOn = ({ id }: Page) => (cards.get(id)?.due.getTime() ?? Number.POSITIVE_INFINITY) / DAY_MS
      const due = book.pages.filter((page) => dueOn(page) <= now && page.lastSeen !== now)
      return within(
        request.minutes,
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

/** Two subjects a day in turn; a quarter of the day goes to their topics seen longest ago. */
const timetable: ComparedPlan = () => {
  let book: Notebook | undefined
  return (request) => {
    book ??= new Notebook(request)
    book.update(request.log)
    return within(request.minutes, timetableDay(book, request))
  }
}

function* timetableDay(book: Notebook, { today, minutes }: PlanRequest): Generator<PlannedBlock> {
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
const none: ComparedPlan = () => {
  let book: Notebook | undefined
  return (request) => {
    book ??= new Notebook(request)
    book.update(request.log)
    return within(
      request.minutes,
      day(book, [], (pages) => pages),
    )
  }
}

/** The guide without names: a subject counts for the root of its topics' number. */
export const nameless: ComparedPlan = () => (request) => {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).get(name)
  const topics = request.topics.map(({ id, subject, weight, guessed }) => ({
    id,
    subject: numberOf(String(subject)),
    weight,
    guessed,
  }))
  return plan({ ...request, topics, exam: undefined })
}

export const COMPARED_PLANS = {
  'no plan': none,
  'weekly timetable': timetable,
  'fixed 1/7/30': fixed(inTurns),
  'fixed, by weight': fixed(byWeight),
  FSRS: fsrsAt(inTurns),
  'FSRS, by weight': fsrsAt(byWeight),
} as const satisfies Readonly<Record<string, ComparedPlan>>
