import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import { ALL_RIGHT, mastery, retentionOf } from '../knowledge/memory.ts'
import type { Range } from './enough.ts'

/** With fewer answers, or fewer topics, there is no score. */
const LEAST = { questions: 100, topics: 10 }
/** Answers that a subject's own are weighed against, as those of all subjects have them. */
const DRAWN = 20
/** Spread of topics, of an exam against practice, and of memory until the exam. */
const DEVIATION = { topic: 0.2, exam: 0.05, until: 0.08 }
/** Days from which on what is kept then is no surer than that. */
const UNTIL_DAYS = 24
/** Exponent of what is kept now over what was kept then, by which answers are discounted. */
const KEPT = 0.85
/** Deviations to either side that hold eight of ten cases. */
const SPREAD = 1.28

/** Whole percents of the exam's questions. */
export interface Score {
  /** The answers behind it: those from days after their topic was learned. */
  readonly questions: number
  readonly today: Range
  /** With what can be learned until then in the minutes that there are; null without a day. */
  readonly exam: Range | null
}

/** Learned topics count by answers in their subject, others by chance. Null without answers or weights. */
export function scoreOf(knowledge: Knowledge, there: Range | null): Score | null {
  const { known } = knowledge
  const answered = known.filter(({ memory }) => memory.laterQuestions > 0)
  const questions = sum(answered, ({ memory }) => memory.laterQuestions)
  const isEnough = questions >= LEAST.questions && answered.length >= LEAST.topics
  if (!(isEnough && known.some(({ isWeighed }) => isWeighed))) return null
  const expected = expectedOf(knowledge, answered)
  const today = expected(known.filter(isLearned), ({ memory }) => retentionOf(memory, knowledge.today).share)
  const exam = there ? onExamDay(knowledge, there, expected) : null
  return { questions, today: rangeOf(today), exam: exam && rangeOf(exam) }
}

const isLearned = ({ memory }: Known) => memory.learnedOn !== undefined

interface Expected {
  readonly mean: number
  readonly variance: number
}

type Expect = (of: readonly Known[], keptOf: (one: Known) => number) => Expected

function expectedOf({ known, guess }: Knowledge, answered: readonly Known[]): Expect {
  const all = sum(known, ({ share }) => share)
  const shown = shownBySubject(answered, guess)
  const questions = sum(answered, ({ memory }) => memory.laterQuestions)
  const keptThen = sum(answered, ({ memory }) => memory.laterKept) / questions
  return (of, keptOf) => {
    const share = sum(of, (one) => one.share)
    const gain = sum(
      of,
      (one) => one.share * Math.min(1, shown(one.topic.subject) * (keptOf(one) / keptThen) ** KEPT),
    )
    const mean = all * guess + (ALL_RIGHT - guess) * gain
    const ofTopics = sum(of, (one) => (one.share * DEVIATION.topic) ** 2)
    const right = share === 0 ? 0 : gain / share
    return {
      mean,
      variance: ofTopics + share ** 2 * ((right * (1 - right)) / questions + DEVIATION.exam ** 2),
    }
  }
}

/** Share of right answers by subject, 0 to 1; drawn to the mean of all while there are few. */
function shownBySubject(answered: readonly Known[], guess: number): (subject: string) => number {
  const rightOf = (of: readonly Known[]) => sum(of, ({ memory }) => memory.laterRight)
  const questionsOf = (of: readonly Known[]) => sum(of, ({ memory }) => memory.laterQuestions)
  const all = rightOf(answered) / questionsOf(answered)
  const found = new Map(
    [...Map.groupBy(answered, ({ topic }) => topic.subject)].map(([subject, of]) => [
      subject,
      mastery((rightOf(of) + DRAWN * all) / (questionsOf(of) + DRAWN), guess),
    ]),
  )
  return (subject) => found.get(subject) ?? mastery(all, guess)
}

// Learns the topic worth most per minute first, and keeps as much as today.
function onExamDay({ known, today, daysLeft }: Knowledge, there: Range, expected: Expect): Expected {
  const learned = known.filter(isLearned)
  const open = known.filter((one) => !isLearned(one))
  const order = open.toSorted(
    (a, b) => b.share / (b.left + b.review) - a.share / (a.left + a.review) || a.index - b.index,
  )
  const keptOf = ({ memory }: Known) => retentionOf(memory, today).share
  const usual = sum(learned, (one) => one.share * keptOf(one)) / (sum(learned, ({ share }) => share) || 1)
  const by = (minutes: number) => {
    let rest = minutes - sum(learned, ({ review }) => review)
    const first = order.findIndex(({ left, review }) => {
      rest -= left + review
      return rest < 0
    })
    const then = [...learned, ...order.slice(0, first < 0 ? order.length : first)]
    return expected(then, (one) => (isLearned(one) ? keptOf(one) : usual))
  }
  const [least, most] = [by(there.low), by(there.high)]
  const deviation = (most.mean - least.mean) / 2 / SPREAD
  const until = DEVIATION.until ** 2 * Math.min(1, (daysLeft ?? 0) / UNTIL_DAYS)
  return {
    mean: (most.mean + least.mean) / 2,
    variance: most.variance + deviation ** 2 + until,
  }
}

function rangeOf({ mean, variance }: Expected): Range {
  const away = SPREAD * Math.sqrt(variance)
  return {
    low: Math.max(0, Math.round(100 * (mean - away))),
    high: Math.min(100, Math.round(100 * (mean + away))),
  }
}

const sum = (of: readonly Known[], what: (one: Known) => number) =>
  of.reduce((total, one) => total + what(one), 0)
