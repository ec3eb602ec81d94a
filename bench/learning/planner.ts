import type { Entry, Material, Missed, Topic } from '../../src/features/guide/knowledge/material.ts'
import { stepsOf } from '../../src/features/guide/order/steps.ts'
import { reasonText } from '../../src/features/guide/reasons/reasons.ts'
import { topicSizes } from '../../src/features/syllabus/outline/topic-size.ts'
import { type Exam, usualShares } from '../../src/features/syllabus/outline/usual-shares.ts'
import type { Day } from '../../src/shared/calendar.ts'

/** A topic of the exam. They come in the syllabus' own order. */
export interface PlannedTopic {
  /** Comes back in the blocks as it is. */
  readonly id: string | number
  /** Topics of one subject have the same; without any, all are of one. */
  readonly subject?: string | number | undefined
  /** The part of the exam that the subject stands in: 'Conhecimentos específicos'. */
  readonly block?: string | undefined
  /** Words, by which whole laws are known from headings. */
  readonly name?: string | undefined
  /** On any scale that all topics share; without one it is the mean of the others'. */
  readonly weight?: number | null | undefined
  /** The weight is only its subject's, parted evenly: reasons say "cerca de". */
  readonly guessed?: boolean | undefined
  /** Minutes to learn it, where known; else the guide goes by the log. */
  readonly minutes?: number | null | undefined
}

/** Study of one topic. The log may come in any order, with several entries of one day. */
export interface LogEntry {
  readonly topic: string | number
  /** The student's day, 'YYYY-MM-DD', or a number of days from any day on, if `today` is one too. */
  readonly day: Day | number
  /** Minutes spent; fractions are good. */
  readonly minutes?: number | null | undefined
  /** Whole questions answered, and how many of them were right. Both are missing where there were none. */
  readonly questions?: number | null | undefined
  readonly right?: number | null | undefined
  /** Read to its end in this entry; else first questions say so, or a review. */
  readonly finished?: boolean | null | undefined
  readonly kind?: 'new' | 'review' | undefined
}

export interface PlanRequest {
  readonly topics: readonly PlannedTopic[]
  readonly log: readonly LogEntry[]
  /** Missed questions, and right ones that were guessed. Days are numbers as `today`'s. */
  readonly missed?: readonly Missed[] | undefined
  readonly today: Day | number
  readonly minutes: number
  /** Day like `today`; null, missing or past: no date. */
  readonly examDate?: Day | number | null | undefined
  /** Share of questions right by chance, 0 to 1: 0.2 (the default) of five choices. */
  readonly guess?: number | undefined
  /** The post and the board, by which weights are guessed that nobody knows. */
  readonly exam?: Exam | undefined
}

export interface PlannedBlock<Id = string | number> {
  readonly topic: Id
  /** `new` until the topic is learned, which may take several blocks of several days. */
  readonly kind: 'new' | 'review'
  /** Whole minutes; all blocks together take no more than those of the day. */
  readonly minutes: number
  /** One sentence in Portuguese: 'porque …'. */
  readonly reason: string
}

/** Usual chance of a guess; and the most, as answers prove nothing where all are right by chance. */
const [GUESS, MOST_GUESS] = [0.2, 0.9]

/** Keeps nothing between calls and never throws; unknown topics and later days do not count. */
export function plan(request: PlanRequest): PlannedBlock[] {
  const ids = new Map(request.topics.map(({ id }) => [String(id), id]))
  return stepsOf(materialOf(request), { minutes: countOf(request.minutes) ?? 0 }).map(
    ({ topic, kind, minutes, reason }) => ({
      topic: ids.get(topic) ?? topic,
      kind,
      minutes,
      reason: reasonText(reason),
    }),
  )
}

export const materialOf = ({ topics, log, missed, today, examDate, guess, exam }: PlanRequest): Material => ({
  missed,
  topics: topicsOf(topics, exam),
  log: log.map(entryOf).filter(({ day }) => Number.isFinite(day)),
  today: dayOf(today),
  examDay: examDayOf(examDate),
  guess: Math.min(countOf(guess) ?? GUESS, MOST_GUESS),
})

function topicsOf(planned: readonly PlannedTopic[], exam: Exam | undefined): Topic[] {
  const topics = [...Map.groupBy(planned, ({ id }) => String(id)).values()].flatMap(([first]) => first ?? [])
  const mapped = topics.map(topicOf)
  if (!exam || mapped.some(({ weight }) => weight)) return mapped
  const subjects = [...Map.groupBy(mapped.keys(), (index) => mapped[index]?.subject ?? '')]
  const sized = subjects.map(([name, of]) => {
    const indices = [...of]
    const sizes = topicSizes(indices.map((index) => ({ texto: mapped[index]?.name ?? '' })))
    const size = sizes.reduce((sum, one) => sum + one, 0)
    return { name, block: topics[indices[0] ?? 0]?.block ?? '', indices, sizes, size }
  })
  const shares = usualShares(sized, exam)
  const weights = new Map(
    sized.flatMap(({ indices, sizes, size: all }, at) =>
      indices.map((index, place) => {
        const size = sizes[place] ?? 1
        return [index, { size, weight: ((shares[at] ?? 0) * size) / all, estimated: 'exam' }] as const
      }),
    ),
  )
  return mapped.map((topic, index) => ({ ...topic, ...weights.get(index) }))
}

const topicOf = ({ id, subject, name, weight, guessed, minutes }: PlannedTopic): Topic => ({
  id: String(id),
  name: name ?? String(id),
  subject: String(subject ?? ''),
  weight: countOf(weight),
  minutes: countOf(minutes) || undefined,
  guessed,
})

const entryOf = ({ topic, day, minutes, questions, right, finished, kind }: LogEntry): Entry => ({
  topic: String(topic),
  day: dayOf(day),
  seconds: Math.round((countOf(minutes) ?? 0) * 60),
  questions: wholeOf(questions),
  right: Math.min(wholeOf(right), wholeOf(questions)),
  finished: finished === true,
  review: kind === 'review',
})

/** Drops values that are no number from 0 on, or infinite. */
const countOf = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

const wholeOf = (value: number | null | undefined) => Math.round(countOf(value) ?? 0)

const DAY_MS = 86_400_000

const dayOf = (day: Day | number) => Math.floor(typeof day === 'number' ? day : Date.parse(day) / DAY_MS)

function examDayOf(day: PlanRequest['examDate']): number | null {
  const number = day === null || day === undefined ? Number.NaN : dayOf(day)
  return Number.isFinite(number) ? number : null
}
