import { dayOfNumber } from '../../../shared/calendar.ts'
import type { Figures } from '../contract.ts'
import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import { writtenShareOf } from './why.ts'

const MINUTE = 60

/** All that the reason of a topic may be made of, to be looked up. */
export function figuresOf(one: Known, ofSubject: readonly Known[], { today }: Knowledge): Figures {
  const { memory, topic } = one
  // As it was, also where it was so little that it says nothing of topics to come.
  const learned = ofSubject.flatMap(({ memory: { learnedOn, learningSeconds } }) =>
    learnedOn === undefined || learningSeconds === 0 ? [] : [learningSeconds],
  )
  return {
    share: writtenShareOf(one),
    guessed: topic.guessed === true,
    spent_minutes: Math.floor(memory.learningSeconds / MINUTE),
    reviews: memory.reviews,
    questions: memory.questions,
    correct: memory.right,
    last_on: memory.lastSeen === undefined ? null : dayOfNumber(memory.lastSeen),
    unseen_days: memory.lastSeen === undefined ? null : today - memory.lastSeen,
    usual_minutes: learned.length === 0 ? null : Math.round(sum(learned) / learned.length / MINUTE),
    usual_topics: learned.length,
    seen_topics: ofSubject.filter((other) => other.memory.lastSeen !== undefined).length,
    subject_topics: ofSubject.length,
    ...(one.lapse.unknown ? { unknown: one.lapse.unknown } : {}),
    ...(one.lapse.forgot ? { forgot: one.lapse.forgot } : {}),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
