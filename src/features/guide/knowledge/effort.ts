import type { Topic } from './material.ts'
import type { Memory } from './memory.ts'

const MINUTE = 60
/** Minutes that count while the student has shown none, as if so many topics had taken them. */
const LEARNING = { minutes: 60, weight: 3 }
const REVIEW = { minutes: 12, weight: 5 }
/** How many of all topics a subject's own are weighed against. */
const SUBJECT_WEIGHT = 3
/** A few questions do not mean that a topic took two minutes, nor a long pause that it took years. */
const ONE_TOPIC = { least: 10, most: 480 }
/** Blocks are as long as past reviews, and would grow with each review of an hour. */
const ONE_REVIEW = { least: 5, most: 15 }
/** A topic in study takes at least this share of the usual time more, until it is learned. */
const LEAST_LEFT = 0.15
/** A topic studied this many times the usual time is learned, also where nobody said so. */
const ENOUGH = 1.5

export interface Spent {
  readonly count: number
  readonly minutes: number
  readonly squares: number
}

/** Usual minutes; few of them are drawn to the mean of all, and that to a first guess. */
export interface Efforts {
  readonly learned: Spent
  readonly learningMinutes: (topic: Topic) => number
  readonly reviewMinutes: (topic: Topic) => number
  readonly leftMinutes: (topic: Topic, memory: Memory) => number
  /** Going back to theory for what was not known of it. */
  readonly againMinutes: (topic: Topic) => number
  readonly enoughSeconds: (topic: Topic) => number
}

const NONE: Spent = { count: 0, minutes: 0, squares: 0 }

const clamped = (minutes: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, minutes))

const plus = ({ count, minutes, squares }: Spent, more: number, times = 1): Spent => ({
  count: count + times,
  minutes: minutes + more,
  squares: squares + (more * more) / times,
})

/** The mean, with `weight` times `prior` thrown in. */
const drawn = ({ count, minutes }: Spent, prior: number, weight: number) =>
  (minutes + prior * weight) / (count + weight)

/** Minutes of learning and reviewing until now, by subject. `memories` are in the order of the topics. */
export function effortsOf(topics: readonly Topic[], memories: readonly Memory[]): Efforts {
  const learned = new Tally()
  const reviewed = new Tally()
  topics.forEach(({ subject, size = 1 }, index) => {
    const memory = memories[index]
    if (memory?.learnedOn === undefined) return
    const minutes = memory.learningSeconds / MINUTE / size
    if (minutes > 0) learned.add(subject, clamped(minutes, ONE_TOPIC))
    if (memory.reviewSeconds === 0) return
    const { least, most } = ONE_REVIEW
    reviewed.add(
      subject,
      clamped(memory.reviewSeconds / MINUTE / size, {
        least: least * memory.reviews,
        most: most * memory.reviews,
      }),
      memory.reviews,
    )
  })
  const learningMinutes = ({ minutes, subject, size = 1 }: Topic) =>
    minutes ?? size * learned.usual(subject, LEARNING)
  return {
    learned: learned.all,
    learningMinutes,
    reviewMinutes: ({ subject, size = 1 }) => size * reviewed.usual(subject, REVIEW),
    leftMinutes: (topic, { learningSeconds }) => {
      const usual = learningMinutes(topic)
      return Math.max(usual - learningSeconds / MINUTE, usual * LEAST_LEFT)
    },
    againMinutes: (topic) => learningMinutes(topic) * LEAST_LEFT,
    enoughSeconds: (topic) => learningMinutes(topic) * ENOUGH * MINUTE,
  }
}

class Tally {
  all = NONE
  private readonly bySubject = new Map<string, Spent>()

  add(subject: string, minutes: number, times = 1): void {
    this.all = plus(this.all, minutes, times)
    this.bySubject.set(subject, plus(this.of(subject), minutes, times))
  }

  private of(subject: string): Spent {
    return this.bySubject.get(subject) ?? NONE
  }

  usual(subject: string, first: { minutes: number; weight: number }): number {
    return drawn(this.of(subject), drawn(this.all, first.minutes, first.weight), SUBJECT_WEIGHT)
  }
}
