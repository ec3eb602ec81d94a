import { type Knowledge, knowledgeOf } from '../knowledge/knowledge.ts'
import type { Material } from '../knowledge/material.ts'
import type { Reason } from '../reasons/reasons.ts'
import { reasonsIn } from '../reasons/why.ts'
import { fillDay } from './day.ts'
import { type Asked, type Candidate, orderOf } from './order.ts'

export interface Step {
  readonly topic: string
  readonly name: string
  readonly subject: string
  readonly kind: 'new' | 'review'
  readonly minutes: number
  readonly reason: Reason
}

/** The blocks that fill the minutes of today, the next one first. */
export function stepsOf(material: Material, asked: Asked): Step[] {
  return stepsFrom(knowledgeOf(material), asked)
}

/** The same of a log that was read already. */
export function stepsFrom(knowledge: Knowledge, asked: Asked): Step[] {
  return stepsIn(knowledge, orderOf(knowledge, asked), asked.minutes)
}

/** The first blocks of an order, until so many minutes are full. */
export function stepsIn(knowledge: Knowledge, order: readonly Candidate[], minutes: number): Step[] {
  const reasonOf = reasonsIn(knowledge)
  return fillDay(order, minutes).map(({ candidate, minutes }) => ({
    topic: candidate.known.topic.id,
    name: candidate.known.topic.name,
    subject: candidate.known.topic.subject,
    kind: candidate.kind,
    minutes,
    reason: reasonOf(candidate),
  }))
}
