import { dayOfNumber } from '../../../shared/calendar.ts'
import type { Figures } from '../contract.ts'
import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import { wasSeen } from '../knowledge/memory.ts'
import { writtenShareOf } from './why.ts'

const MINUTE = 60

/** All that the reason of a topic may be made of, to be looked up. */
export function figuresOf(one: Known, ofSubject: readonly Known[], { today }: Knowledge): Figures {
  const { memory, topic } = one
  const lastSeen = memory.isSaid ? undefined : memory.lastSeen
  // Short learning times are shown too, although they foretell nothing of later topics.
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
    last_on: lastSeen === undefined ? null : dayOfNumber(lastSeen),
    unseen_days: lastSeen === undefined ? null : today - lastSeen,
    usual_minutes: learned.length === 0 ? null : Math.round(sum(learned) / learned.length / MINUTE),
    usual_topics: learned.length,
    seen_topics: ofSubject.filter((other) => wasSeen(other.memory)).length,
    subject_topics: ofSubject.length,
    ...(memory.isSaid ? { said_days: today - (memory.lastSeen ?? today) } : {}),
    ...(one.lapse.unknown ? { unknown: one.lapse.unknown } : {}),
    ...(one.lapse.forgot ? { forgot: one.lapse.forgot } : {}),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
