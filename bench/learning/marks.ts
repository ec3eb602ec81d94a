import type { Missed } from '../../src/features/guide/knowledge/material.ts'
import { cardsOf, minutesOf } from '../../src/features/mistakes/cards.ts'
import type { Cause } from '../../src/features/mistakes/causes.ts'
import type { CardAnswer } from '../../src/features/mistakes/contract.ts'
import { type Day, dayOfNumber } from '../../src/shared/calendar.ts'
import { Chance } from './chance.ts'
import type { SimulatedStudent } from './simulated-student.ts'

/** Marks on questions: none, the right ones guessed, or these and each mistake's cause. */
export type Marks = 'none' | 'doubts' | 'causes'

/** A fifth of right answers is guessed: a quarter as many as are known. */
const GUESSED = 1 / 4
const MISREAD = 0.15
/** Largest share of a day for cards. */
const MOST = 1 / 10
/** Good of a card against a review, in proportion to its time. */
const CARD_OF_A_REVIEW = 4 / 3 / 12

interface Card {
  readonly key: string
  readonly said_at: string
  readonly cause: Cause
  readonly day: Day
  readonly dropped: false
  readonly answers: CardAnswer[]
  readonly topic: number
}

export interface Answered {
  readonly topic: number
  readonly questions: number
  readonly lucky: number
  readonly wrong: number
  /** The topic was learned in this session. */
  readonly isNew: boolean
}

/** How many of the questions that a student does not know he gets right by guessing. */
export function luckOf(chance: Chance, questions: number, sure: number): number {
  const open = questions - sure
  return open === 0 ? 0 : chance.binomial(open, Math.min(1, (GUESSED * sure) / open))
}

/** A student's marks on questions, and the cards that they become. */
export class Notes {
  missed: Missed[] = []
  private readonly cards: Card[] = []
  private readonly marks: Marks
  private readonly student: SimulatedStudent

  constructor(marks: Marks, student: SimulatedStudent) {
    this.marks = marks
    this.student = student
  }

  /** Studying a topic settles its earlier misses for the guide. */
  study(topic: number): void {
    if (this.marks !== 'causes') return
    this.missed = this.missed.map((one) => (one.topic === String(topic) ? { ...one, studied: true } : one))
  }

  note(day: number, answered: Answered): void {
    if (this.marks === 'none') return
    for (let at = 0; at < answered.lucky; at++) this.say(day, 'lucky', answered)
    if (this.marks === 'doubts') return
    const chance = new Chance(this.student.seed, 17, answered.topic, day)
    const cause = answered.isNew ? 'unknown' : 'forgot'
    for (let at = 0; at < answered.wrong; at++)
      this.say(day, chance.isBelow(MISREAD) ? 'misread' : cause, answered)
  }

  private say(day: number, cause: Cause, { topic, questions }: Answered): void {
    const key = String(this.missed.length).padStart(7, '0')
    this.missed.push({ topic: String(topic), cause, day, source: `${day}`, questions, studied: false })
    const card = {
      key,
      said_at: key,
      cause,
      day: dayOfNumber(day),
      dropped: false,
      answers: [],
      topic,
    } as const
    this.cards.push({ ...card, answers: [] })
  }

  /** Goes through the cards of a day; returns the minutes that they took. */
  answerCards(day: number, minutes: number): number {
    if (this.marks !== 'causes') return 0
    const chance = new Chance(this.student.seed, 19, day)
    const today = dayOfNumber(day)
    const { now } = cardsOf(this.cards, today, ({ topic }) => this.student.topics[topic]?.weight ?? 0)
    let count = now.length
    while (count > 0 && minutesOf(count) > minutes * MOST) count--
    for (const { topic, answers } of now.slice(0, count)) {
      const trace = this.student.topics[topic]?.trace
      const right = chance.isBelow(0.95 * (trace?.recall(day) ?? 0))
      answers.push({ day: today, right, at: today })
      if (chance.isBelow(CARD_OF_A_REVIEW)) trace?.review(day)
    }
    return count === 0 ? 0 : minutesOf(count)
  }
}
