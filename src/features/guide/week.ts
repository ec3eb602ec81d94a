import { addDays, type Day } from '../../shared/calendar.ts'
import { dayOrder, distinct, laterMinutes, readFrom, subjectsOn } from './answer.ts'
import type { GuideMaterial } from './contract.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { minutesLeft, usualMinutes } from './knowledge/log.ts'
import type { Entry } from './knowledge/material.ts'
import { restOf, sizeOf } from './order/day.ts'
import { afterMore, type Candidate } from './order/order.ts'
import { type Step, stepsIn } from './order/steps.ts'
import { reasonText } from './reasons/reasons.ts'

const WEEK_DAYS = 7

/** The guide of a week, in order; no steps without a target that has topics, and from the exam's day on. */
export interface GuidedDays {
  /** Null while the exam is more than a day away. */
  readonly exam: 'tomorrow' | 'today' | 'over' | null
  readonly steps: readonly WeekStep[]
  /** All that the edital asks was seen today, and nothing comes next. */
  readonly isSeen: boolean
}

export interface WeekStep {
  readonly name: string
  readonly subject: string
  readonly day: Day
  /** Whole minutes of the block on the home and of the later ones of the week. */
  readonly minutes: number
  readonly later: number
  readonly reason: string
}

/** The next seven days before the exam's, each topic once, with the minutes of its first block. */
export function weekFrom(material: GuideMaterial, day: Day): GuidedDays {
  const { once, knowledge, left } = readFrom(material, day)
  const days = Math.min(WEEK_DAYS, left ?? WEEK_DAYS)
  const blocks = stepsOfDays(material, knowledge, { day, once, days })
  const steps = distinct(blocks).map(({ topic, name, subject, reason, minutes, day: first }) => ({
    name,
    subject,
    day: first,
    reason: reasonText(reason),
    minutes,
    later: minutesOf(blocks.filter((block) => block.topic === topic)) - minutes,
  }))
  const exam = examIn(left)
  return { exam, steps, isSeen: exam === null && knowledge.known.length > 0 && steps.length === 0 }
}

function examIn(left: number | null): GuidedDays['exam'] {
  if (left === null || left > 1) return null
  if (left < 0) return 'over'
  return left === 0 ? 'today' : 'tomorrow'
}

interface Days {
  readonly day: Day
  readonly days: number
  readonly once: readonly Entry[]
}

// Each day as the guide would have it if all before it was done.
function stepsOfDays(
  material: GuideMaterial,
  knowledge: Knowledge,
  { day, days, once }: Days,
): (Step & { readonly day: Day })[] {
  const { today } = knowledge
  const later = laterMinutes(material, knowledge, once)
  const steps: (Step & { readonly day: Day })[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    // Minutes studied today are taken off today alone.
    const minutes = (ahead === 0 ? minutesLeft : usualMinutes)(once, today)
    const on = addDays(day, ahead)
    const asked = { minutes, later, subjects: subjectsOn(material, on) }
    const taken = Map.groupBy(steps, ({ topic }) => topic)
    const planned = plannedIn(knowledge, taken)
    const order = dayOrder(knowledge, asked, (one) => restAfter(one, taken, planned))
    steps.push(...stepsIn(knowledge, order, minutes).map((step) => ({ ...step, day: on })))
  }
  return steps
}

type Taken = ReadonlyMap<string, readonly Step[]>

/** By subject, how much of it the week has already, in usual topics. */
function plannedIn({ known }: Knowledge, taken: Taken): ReadonlyMap<string, number> {
  const planned = new Map<string, number>()
  for (const one of known) {
    const steps = taken.get(one.topic.id)
    const { subject } = one.topic
    if (steps) planned.set(subject, (planned.get(subject) ?? 0) + sizeOf(one, minutesOf(steps)))
  }
  return planned
}

// A topic gives way once its subject had other blocks.
function restAfter(one: Candidate, taken: Taken, planned: ReadonlyMap<string, number>): Candidate[] {
  const minutes = minutesOf(taken.get(one.known.topic.id))
  const others = (planned.get(one.known.topic.subject) ?? 0) - sizeOf(one.known, minutes)
  return restOf(one, minutes).map((rest) => afterMore(rest, others))
}

const minutesOf = (steps: readonly Step[] = []) => steps.reduce((sum, { minutes }) => sum + minutes, 0)
