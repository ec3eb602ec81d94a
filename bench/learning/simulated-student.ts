import type { Exam } from '../../src/features/syllabus/outline/usual-shares.ts'
import { Chance } from './chance.ts'
import { MEMORY_MODELS, type TopicMemory } from './memory-models.ts'
import type { RealEdital, RealSubject } from './real-editais.ts'

/** A topic as it really is, which no plan sees. */
export interface TrueTopic {
  readonly id: number
  readonly subject: number
  /** The words of the edital, where it is a real one. */
  readonly named?: { readonly subject: string; readonly block: string; readonly topic: string } | undefined
  readonly weight: number
  /** Weight of its subject, parted evenly. */
  readonly subjectWeight: number
  readonly minutes: number
  readonly trace: TopicMemory
}

/** One made-up student before one exam. */
export interface SimulatedStudent {
  readonly seed: number
  readonly topics: readonly TrueTopic[]
  /** The post and the board of a real edital. */
  readonly exam?: Exam
  /** Minutes there are on each day until the exam; 0 on a day of absence. */
  readonly minutes: readonly number[]
  readonly reviewMinutes: number
  readonly guess: number
  /** How often a finished topic or a review is closed with questions. */
  readonly asksQuestions: number
}

const TOPICS = 250
const SUBJECTS = 14
const MINUTES_OF_A_TOPIC = 60

/** The same seed is the same student before the same exam, whatever the plan. */
export function simulatedStudentOf(
  seed: number,
  days: number,
  minutes: number,
  edital?: RealEdital,
): SimulatedStudent {
  const chance = new Chance(seed, days, minutes)
  const minds = Object.values(MEMORY_MODELS)
  const mind = minds[seed % minds.length]
  if (!mind) throw new Error('A student needs a memory.')
  const newTrace = mind(new Chance(seed, 7))
  return {
    seed,
    topics: topicsOf(chance, newTrace, edital?.subjects),
    ...(edital ? { exam: edital.exam } : {}),
    minutes: minutesOf(chance, days, minutes),
    reviewMinutes: 12 * chance.lognormal(0.25),
    guess: chance.isBelow(0.5) ? 0.2 : 0.25,
    asksQuestions: 0.6 + 0.4 * chance.next(),
  }
}

/** A subject as the made-up ones are: its parts are as long as another. */
interface Subject {
  readonly points: number
  readonly hard: number
  /** How much longer than others each topic is. */
  readonly sizes: readonly number[]
  readonly named?: (index: number) => TrueTopic['named']
}

function topicsOf(chance: Chance, newTrace: () => TopicMemory, real?: readonly RealSubject[]): TrueTopic[] {
  const speed = MINUTES_OF_A_TOPIC * chance.lognormal(0.25)
  const subjects = real ? subjectsOf(chance, real) : madeUp(chance)
  const raw = subjects.flatMap(({ points, hard, sizes, named }, subject) => {
    const parts = sizes.map((size) => size * chance.lognormal(0.9))
    const sum = parts.reduce((total, part) => total + part, 0)
    return parts.map((part, index) => ({
      subject,
      ...(named ? { named: named(index) } : {}),
      weight: (points * part) / sum,
      subjectWeight: points / sizes.length,
      minutes: speed * hard * (sizes[index] ?? 1) * chance.lognormal(0.4),
    }))
  })
  const all = raw.reduce((total, { weight }) => total + weight, 0)
  return raw.map(({ weight, subjectWeight, ...rest }, id) => ({
    ...rest,
    id,
    weight: weight / all,
    subjectWeight: subjectWeight / all,
    trace: newTrace(),
  }))
}

function madeUp(chance: Chance): Subject[] {
  const subjects = Array.from({ length: SUBJECTS }, () => ({
    size: chance.lognormal(0.6),
    points: chance.lognormal(0.7),
    hard: chance.lognormal(0.25),
  }))
  const size = subjects.reduce((sum, subject) => sum + subject.size, 0)
  return subjects.map((subject) => {
    const count = Math.max(4, Math.round((TOPICS * subject.size) / size))
    return { ...subject, sizes: Array.from({ length: count }, () => 1) }
  })
}

// Papers of the same exam differ from year to year.
const subjectsOf = (chance: Chance, real: readonly RealSubject[]): Subject[] =>
  real.map(({ name, block, points, topics }) => ({
    points: points * chance.lognormal(0.25),
    hard: chance.lognormal(0.25),
    sizes: topics.map(({ size }) => size),
    named: (index) => ({ subject: name, block, topic: topics[index]?.words ?? '' }),
  }))

// Days differ, some fall out, and for a week or two nothing is done at all.
function minutesOf(chance: Chance, days: number, minutes: number): number[] {
  const away = new Set<number>()
  for (let holiday = 0; holiday < days / 90; holiday++) {
    const from = chance.upTo(days)
    const length = 5 + chance.upTo(10)
    for (let day = from; day < from + length; day++) away.add(day)
  }
  return Array.from({ length: days }, (_, day) => {
    const today = Math.round(minutes * chance.lognormal(0.3))
    return away.has(day) || chance.isBelow(0.12) ? 0 : today
  })
}

export function score({ topics, guess }: SimulatedStudent, day: number): number {
  const known = topics.reduce((sum, { weight, trace }) => sum + weight * trace.recall(day), 0)
  return 100 * (guess + (0.95 - guess) * known)
}
