import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import type { Entry } from '../knowledge/material.ts'
import { wasSeen } from '../knowledge/memory.ts'

/** How many days of a student's own show a pace. */
const FORTNIGHT = 14
const WEEK = 7
/** Weeks that the pace is taken from; who was away for as many begins anew. */
const WEEKS = 8
const WINDOW = WEEKS * WEEK
/** Days without study from which on an absence says nothing of the pace. */
const ABSENCE = 14
/** How many learned topics show how long others will take. */
const LEARNED = 3
/** Deviations to either side that hold eight of ten cases. */
const SPREAD = 1.28
const MINUTE = 60

/** Whole minutes, from the low end to the high. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Minutes left to study against minutes until the exam, whole. */
export type Enough =
  | { readonly known: false; readonly why: 'days' | 'learned' | 'nothing' }
  | {
      readonly known: true
      /** To learn what was never learned, and to see each topic once more. */
      readonly needed: Range
      readonly there: Range | null
      readonly weekly: Range
      /** Days of an absence that the pace leaves out; null without one. */
      readonly away: number | null
      /** Whether it continues: nothing was studied since. */
      readonly isAway: boolean
      /** Null without an exam. */
      readonly fits: 'yes' | 'tight' | 'no' | null
      /** Topics that cost least to leave out until the rest fits, and what they are together. */
      readonly leaveOut: {
        readonly topics: readonly string[]
        readonly minutes: number
        readonly share: number
      } | null
    }

/** Hours needed against hours to come at the recent pace; `rest` are days of rest before the exam. */
export function enoughOf(knowledge: Knowledge, log: readonly Entry[], rest = 0): Enough {
  const { known, efforts, today, daysLeft } = knowledge
  const asked = known.filter(({ topic }) => topic.place !== 'aside')
  const { weeks, away, isAway } = weeksOf(log, today)
  if (asked.length === 0) return { known: false, why: 'nothing' }
  if (weeks.length * WEEK < FORTNIGHT) return { known: false, why: 'days' }
  if (efforts.learned.count < LEARNED) return { known: false, why: 'learned' }
  const needed = neededOf(asked, knowledge)
  const weekly = meanOf(weeks)
  const there = daysLeft === null ? null : paceOf(weekly, weeks.length, Math.max(0, daysLeft - rest) / WEEK)
  return {
    known: true,
    needed: rangeOf(needed),
    weekly: rangeOf({ mean: weekly.mean, deviation: weekly.deviation }),
    away,
    isAway,
    there: there && rangeOf(there),
    fits: there && fitOf(rangeOf(needed), rangeOf(there)),
    leaveOut: there && leftOut(asked, needed.mean - there.mean),
  }
}

interface Guess {
  readonly mean: number
  readonly deviation: number
}

const rangeOf = ({ mean, deviation }: Guess): Range => ({
  low: Math.max(0, Math.round(mean - SPREAD * deviation)),
  high: Math.round(mean + SPREAD * deviation),
})

function fitOf(needed: Range, there: Range): 'yes' | 'tight' | 'no' {
  if (there.low >= needed.high) return 'yes'
  return there.high < needed.low ? 'no' : 'tight'
}

// Topics differ among each other, and the mean of those learned is not that of those to come.
function neededOf(known: readonly Known[], { efforts }: Knowledge): Guess {
  const { count, minutes, squares } = efforts.learned
  const open = known.filter(({ left }) => left > 0).length
  const variance = Math.max(0, (squares - (minutes * minutes) / count) / (count - 1))
  return {
    mean: known.reduce((sum, { left, review }) => sum + left + review, 0),
    deviation: Math.sqrt(variance * (open + (open * open) / count)),
  }
}

// Weeks differ in the same two ways.
function paceOf({ mean, deviation }: Guess, count: number, weeks: number): Guess {
  return { mean: mean * weeks, deviation: deviation * Math.sqrt(weeks + (weeks * weeks) / count) }
}

function meanOf(values: readonly number[]): Guess {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) }
}

/** Minutes of whole weeks, latest first, without the longest absence. */
function weeksOf(log: readonly Entry[], today: number) {
  const lately = log.filter(({ day }) => day < today && day >= today - 2 * WINDOW)
  const { since, days: away } = absenceOf(lately, today)
  const weeks = new Array<number>(WEEKS).fill(0)
  let first = 0
  for (const { day, seconds } of lately) {
    const ago = today - day - (day <= since ? away : 0)
    if (ago > WINDOW) continue
    first = Math.max(first, ago)
    const week = Math.floor((ago - 1) / WEEK)
    weeks[week] = (weeks[week] ?? 0) + seconds
  }
  // Divided last: sums of whole numbers do not depend on the order of the log.
  return {
    weeks: weeks.slice(0, Math.floor(first / WEEK)).map((seconds) => seconds / MINUTE),
    away: away > 0 ? away : null,
    isAway: away > 0 && since + away + 1 === today && !log.some(({ day }) => day === today),
  }
}

/** The longest recent time without study, and the day before it; none if too short, or too long ago. */
function absenceOf(log: readonly Entry[], today: number): { since: number; days: number } {
  const studied = [...new Set(log.map(({ day }) => day)), today].sort((a, b) => a - b)
  return studied
    .map((since, index) => ({ since, days: (studied[index + 1] ?? since) - since - 1 }))
    .filter(({ since, days }) => days >= ABSENCE && days < WINDOW && since + days >= today - WINDOW)
    .reduce((longest, gap) => (gap.days >= longest.days ? gap : longest), { since: 0, days: 0 })
}

// Leaves out the topics worth least per minute, until the minutes too much are saved.
function leftOut(known: readonly Known[], tooMuch: number) {
  if (tooMuch <= 0) return null
  const open = known.filter(({ left }) => left > 0)
  if (open.length === 0) return null
  const cheap = open.toSorted(
    (a, b) => a.share / (a.left + a.review) - b.share / (b.left + b.review) || b.index - a.index,
  )
  const sums = { minutes: 0, share: 0 }
  const topics: string[] = []
  for (const { topic, left, review, share } of cheap) {
    if (sums.minutes >= tooMuch) break
    topics.push(topic.id)
    sums.minutes += left + review
    sums.share += share
  }
  return { topics, minutes: Math.round(sums.minutes), share: sums.share }
}

/** Learned topics that have waited longest for what they count, the first of them first. */
export function longestUnseen({ known, today }: Knowledge, most: number): { topic: string; days: number }[] {
  return known
    .filter(({ memory }) => memory.learnedOn !== undefined && wasSeen(memory))
    .map(({ topic, index, share, memory }) => ({
      topic: topic.id,
      index,
      share,
      days: today - (memory.lastSeen ?? today),
    }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.share * b.days - a.share * a.days || a.index - b.index)
    .slice(0, most)
    .map(({ topic, days }) => ({ topic, days }))
}
