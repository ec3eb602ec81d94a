import { usualShares } from '../../syllabus/outline/usual-shares.ts'
import { type Efforts, effortsOf } from './effort.ts'
import type { Entry, Material, Topic } from './material.ts'
import { type Memory, memoryOf, memoryOfKnown, NOTHING, type TopicDay } from './memory.ts'
import { dayKey, type Lapse, lapsesOf, type Unsure, unsureOf } from './missed.ts'

/** A topic with what the log says of it. Minutes are whole or not, as they come. */
export interface Known {
  readonly topic: Topic
  readonly index: number
  readonly memory: Memory
  /** Share of the exam, 0 to 1: equal without any weight, the mean of the others where one is missing. */
  readonly share: number
  /** The share is worth saying: somebody gave this topic a weight. */
  readonly isWeighed: boolean
  /** Undefined if its subject's share is known. */
  readonly turn: Turn | undefined
  /** The topic before it in its subject was never seen. */
  readonly isAhead: boolean
  /** Minutes that it still takes to be learned; 0 once it is. */
  readonly left: number
  readonly review: number
  /** Mistakes in it since the student last studied it. */
  readonly lapse: Lapse
  /** Minutes of theory again that what was not known of it takes; 0 where it was never learned. */
  readonly again: number
}

/** Where nobody says what subjects count for, they come in turn. */
export interface Turn {
  /** How much of its subject was begun besides it, in usual topics. */
  readonly before: number
  /** Weight of the first topic of its subject, beside an even part of the subject's share. */
  readonly worth: number
}

export interface Knowledge {
  readonly known: readonly Known[]
  /** The same by their subject, in the syllabus' order. */
  readonly ofSubject: ReadonlyMap<string, readonly Known[]>
  readonly efforts: Efforts
  readonly today: number
  /** Null without an exam to come; 0 on its day. */
  readonly daysLeft: number | null
  readonly guess: number
}

/** The student's knowledge of each topic; the order of the log's entries does not matter. */
export function knowledgeOf({ topics, log, missed = [], said, today, examDay, guess }: Material): Knowledge {
  const entries = entriesByTopic(log, unsureOf(missed), today)
  const recorded = topics.map(({ id }) => memoryOf(entries.get(id) ?? [], guess))
  const efforts = effortsOf(topics, recorded)
  const memories = topics.map((topic, index) => {
    const memory = recorded[index] ?? NOTHING
    const saidOn = said?.get(topic.id)
    if (memory === NOTHING && saidOn !== undefined) return memoryOfKnown(saidOn)
    const isOpen = memory.lastSeen !== undefined && memory.learnedOn === undefined
    return isOpen ? memoryOf(entries.get(topic.id) ?? [], guess, efforts.enoughSeconds(topic)) : memory
  })
  const days = examDay === null ? -1 : examDay - today
  const known = joined(topics, memories, { efforts, lapseOf: lapsesOf(missed) })
  return {
    known,
    ofSubject: Map.groupBy(known, ({ topic }) => topic.subject),
    efforts,
    today,
    daysLeft: days < 0 ? null : days,
    guess,
  }
}

interface Besides {
  readonly efforts: Efforts
  readonly lapseOf: (topic: string) => Lapse
}

function joined(
  topics: readonly Topic[],
  memories: readonly Memory[],
  { efforts, lapseOf }: Besides,
): Known[] {
  const shareOf = sharesOf(topics)
  const anyWeight = topics.some(({ weight }) => isWeight(weight) && weight > 0)
  const isSeen = (index: number) => memories[index]?.lastSeen !== undefined
  const sizes = sizesOf(topics)
  const begun = sizesOf(topics.filter((_, index) => isSeen(index)))
  // Sum of the topics of a usual subject if their weights fall as 1/1, 1/2, 1/3.
  const even = Math.log1p(total([...sizes.values()]) / sizes.size)
  const seenBefore = new Map<string, boolean>()
  return topics.map((topic, index) => {
    const { subject, size = 1 } = topic
    const memory = memories[index] ?? NOTHING
    const isAhead = seenBefore.get(subject) === false
    seenBefore.set(subject, isSeen(index))
    const before = (begun.get(subject) ?? 0) - (isSeen(index) ? size : 0)
    const isTurn = topic.estimated !== undefined
    const lapse = lapseOf(topic.id)
    return {
      topic,
      index,
      memory,
      isAhead,
      isWeighed: anyWeight && isWeight(topic.weight) && topic.estimated !== 'exam',
      share: shareOf(topic),
      turn: isTurn ? { before, worth: (sizes.get(subject) ?? size) / even } : undefined,
      left: memory.learnedOn === undefined ? efforts.leftMinutes(topic, memory) : 0,
      review: efforts.reviewMinutes(topic),
      lapse,
      again: againIn(topic, memory, { lapse, efforts }),
    }
  })
}

const againIn = (
  topic: Topic,
  { learnedOn }: Memory,
  { lapse, efforts }: { lapse: Lapse; efforts: Efforts },
) => (learnedOn !== undefined && lapse.unknown ? efforts.againMinutes(topic) : 0)

const isWeight = (weight: number | undefined): weight is number =>
  weight !== undefined && Number.isFinite(weight) && weight >= 0

function sharesOf(topics: readonly Topic[]): (topic: Topic) => number {
  const given = topics.map(({ weight }) => weight).filter(isWeight)
  const sum = total(given)
  if (sum > 0) {
    const mean = sum / given.length
    const all = sum + mean * (topics.length - given.length)
    return ({ weight }) => (isWeight(weight) ? weight : mean) / all
  }
  // Where nobody knows any weight, subjects count as in exams that ask the same.
  const sizes = sizesOf(topics)
  const subjects = [...sizes].map(([name, size]) => ({ name, block: '', size }))
  const usual = usualShares(subjects)
  const all = total(usual) || 1
  const shares = new Map(subjects.map(({ name, size }, at) => [name, (usual[at] ?? 0) / all / size]))
  return ({ subject, size = 1 }) => (shares.get(subject) ?? 0) * size
}

/** Length of each subject, in usual topics. */
export function sizesOf(topics: readonly Topic[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { subject, size = 1 } of topics) sizes.set(subject, (sizes.get(subject) ?? 0) + size)
  return sizes
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

// One entry a topic and day, the oldest first: sums of whole numbers do not depend on the order of arrival.
function entriesByTopic(
  log: readonly Entry[],
  unsure: ReadonlyMap<string, Unsure>,
  today: number,
): Map<string, TopicDay[]> {
  const byTopic = new Map<string, TopicDay[]>()
  for (const entry of log) {
    if (entry.day > today) continue
    const entries = byTopic.get(entry.topic)
    if (entries) entries.push(entry)
    else byTopic.set(entry.topic, [entry])
  }
  for (const [topic, entries] of byTopic) {
    const days = byDay(entries)
    byTopic.set(
      topic,
      unsure.size === 0 ? days : days.map((entry) => ({ ...entry, ...unsure.get(dayKey(topic, entry.day)) })),
    )
  }
  return byTopic
}

function byDay(entries: TopicDay[]): TopicDay[] {
  const days: TopicDay[] = []
  for (const entry of entries.sort((a, b) => a.day - b.day)) {
    const last = days.at(-1)
    if (last?.day === entry.day) days[days.length - 1] = mergeEntries(last, entry)
    else days.push(entry)
  }
  return days
}

const mergeEntries = (one: TopicDay, other: TopicDay): TopicDay => ({
  day: one.day,
  seconds: one.seconds + other.seconds,
  questions: one.questions + other.questions,
  right: one.right + other.right,
  finished: one.finished || other.finished,
  review: one.review || other.review,
})
