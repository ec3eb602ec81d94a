import { type Day, numberOfDay, weekdayOf } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { cardsOf, minutesOf } from '../mistakes/cards.ts'
import { type Guide, type GuideEnough, type GuideMaterial, type GuideStep, LIMITS } from './contract.ts'
import { type Knowledge, knowledgeOf } from './knowledge/knowledge.ts'
import { entriesOf, itemsIn, knownDaysOf, minutesLeft, usualMinutes } from './knowledge/log.ts'
import type { Entry } from './knowledge/material.ts'
import { missedIn } from './knowledge/missed.ts'
import { type Asked, type Candidate, orderOf } from './order/order.ts'
import { type Step, stepsIn } from './order/steps.ts'
import { figuresOf } from './reasons/figures.ts'
import { reasonText, roundShare } from './reasons/reasons.ts'
import { type Enough, enoughOf, longestUnseen } from './until-exam/enough.ts'
import { scoreOf } from './until-exam/score.ts'
import { topicsInDoubt } from './weights/doubts.ts'
import { topicsIn } from './weights/weights.ts'

/** Steps of other subjects, offered instead of the next step. */
const OTHERS = 2
/** Enough for two blocks as long as they like to be. */
const OTHERS_MINUTES = 240

export interface GuideAsked {
  readonly day: Day
  readonly minutes?: number | undefined
  readonly only?: Asked['only']
}

/** The whole answer, the same wherever it is made. */
export function guideFrom(material: GuideMaterial, { day, minutes, only }: GuideAsked): Guide {
  const { once, knowledge, left } = readFrom(material, day)
  const { today } = knowledge
  const there = minutes ?? minutesLeft(once, today)
  const later = laterMinutes(material, knowledge, once)
  const order = dayOrder(knowledge, { minutes: there, later, only, subjects: subjectsOn(material, day) })
  const cards = left === null || left > 0 ? cardsIn(material, knowledge, { day, minutes: there }) : undefined
  const steps = stepsIn(knowledge, order, there - (cards?.minutes ?? 0))
  const others = othersIn(knowledge, order, steps[0])
  const show = stepIn(material, knowledge)
  const named = namesIn(material)
  const enough = enoughOf(knowledge, once, restsIn(material, today, left === null ? null : today + left))
  return {
    day,
    target: material.target,
    topics: material.topics.length,
    days_left: left,
    rests: restsIn(material, today, today + 1) > 0,
    minutes: there,
    steps: steps.map(show),
    ...(cards ? { cards } : {}),
    others: others.map(show),
    enough: enoughIn(enough, knowledge, named),
    score: enough.known ? scoreOf(knowledge, enough.there) : null,
    asked: topicsInDoubt(order, steps, LIMITS.asked).map(named),
    subjects: subjectsIn(material),
    waiting: longestUnseen(knowledge, LIMITS.waiting).map(({ topic, days }) => ({ ...named(topic), days })),
  }
}

/** The student's knowledge and the days `left` (below 0 after the exam); read once of each material. */
export function readFrom(material: GuideMaterial, day: Day): Read {
  const kept = reads.get(material)
  if (kept?.day === day) return kept.read
  const read = newRead(material, day)
  reads.set(material, { day, read })
  return read
}

type Read = ReturnType<typeof newRead>
const reads = new WeakMap<GuideMaterial, { day: Day; read: Read }>()

function newRead(material: GuideMaterial, day: Day) {
  const { target, guess } = material
  const today = numberOfDay(day)
  const { once, log } = entriesOf(material)
  const examDay = target?.exam_day ? numberOfDay(target.exam_day) : null
  const knowledge = knowledgeOf({
    topics: topicsIn(material),
    log,
    missed: missedIn(material, itemsIn(material)),
    said: knownDaysOf(material),
    today,
    examDay,
    guess,
  })
  return { once, knowledge, left: examDay === null ? null : examDay - today }
}

/** Candidates from the day's subjects, else from all; `rest` is what is left of each. */
export function dayOrder(
  knowledge: Knowledge,
  asked: Asked,
  rest: (one: Candidate) => Candidate[] = (one) => [one],
): Candidate[] {
  const order = orderOf(knowledge, asked).flatMap(rest)
  return order.length > 0 ? order : orderOf(knowledge, { ...asked, subjects: undefined }).flatMap(rest)
}

/** Usual days' minutes from tomorrow to before the exam, but for days of rest; undefined without one. */
export function laterMinutes(
  material: GuideMaterial,
  { today, daysLeft }: Knowledge,
  once: readonly Entry[],
): number | undefined {
  if (daysLeft === null) return undefined
  const days = daysLeft - 1 - restsIn(material, today + 1, today + daysLeft)
  return usualMinutes(once, today) * Math.max(0, days)
}

/** How many of the days from `first` to before `end` the student declared as rest. */
function restsIn({ rests }: GuideMaterial, first: number, end: number | null): number {
  const days = new Set<number>()
  for (const { first_day, last_day } of rests) {
    const last = Math.min(numberOfDay(last_day), (end ?? first) - 1)
    for (let day = Math.max(numberOfDay(first_day), first); day <= last; day++) days.add(day)
  }
  return days.size
}

// A student who refuses a topic gets another subject, as far as there is one, or another topic.
function othersIn(knowledge: Knowledge, order: readonly Candidate[], refused: Step | undefined): Step[] {
  const subjects = Map.groupBy(order, ({ known }) => known.topic.subject)
  const ofSubject = subjects.get(refused?.subject ?? '') ?? []
  subjects.delete(refused?.subject ?? '')
  const heads = [...subjects.values()].flatMap(([first]) => first ?? [])
  const others = distinct(stepsIn(knowledge, heads, OTHERS_MINUTES))
  const further = ofSubject.filter(({ known }) => known.topic.id !== refused?.topic)
  const same = distinct(stepsIn(knowledge, further, OTHERS_MINUTES))
  return [...others.slice(0, OTHERS), ...same.slice(0, others.length > 0 ? 1 : OTHERS)]
}

/** Each topic where it comes first. */
export const distinct = <Of extends { topic: string }>(steps: readonly Of[]) =>
  steps.filter(({ topic }, index) => steps.findIndex((step) => step.topic === topic) === index)

function subjectsIn({ topics, places: said }: GuideMaterial): Guide['subjects'] {
  const places = new Map(said.map(({ subject_id, place }) => [subject_id, place]))
  const names = new Map(topics.map(({ subject_id, subject }) => [subject_id, subject]))
  return [...names].map(([subject_id, name]) => ({
    subject_id,
    name,
    place: places.get(subject_id) ?? 'usual',
  }))
}

/** The subjects of the day by the student's schedule; none where it has none that the edital asks. */
export function subjectsOn({ topics, schedule }: GuideMaterial, day: Day): string[] {
  const ofDay = new Set(
    schedule.filter((item) => item.day_of_week === weekdayOf(day)).map((item) => item.subject_id),
  )
  return [...new Set(topics.filter(({ subject_id }) => ofDay.has(subject_id)).map(({ subject }) => subject))]
}

type Named = { topic: string; name: string; subject: string }

function namesIn({ topics }: GuideMaterial): (topic: string) => Named {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return (topic) => ({ topic, name: byId.get(topic)?.name ?? '', subject: byId.get(topic)?.subject ?? '' })
}

function stepIn({ topics }: GuideMaterial, knowledge: Knowledge): (step: Step) => GuideStep {
  const known = new Map(knowledge.known.map((one) => [one.topic.id, one]))
  return ({ topic, name, subject, kind, minutes, reason }) => {
    const one = known.get(topic)
    const place = one && topics[one.index]
    if (!place) throw new Error('A step is of one of the topics.')
    const [first = 0] = place.topic_ids
    return {
      topic,
      topic_id: first > 0 ? first : null,
      subject_id: place.subject_id,
      name,
      subject,
      kind,
      minutes,
      reason: reasonText(reason),
      figures: figuresOf(one, knowledge.ofSubject.get(subject) ?? [], knowledge),
    }
  }
}

const NOT_KNOWN = {
  needed: null,
  there: null,
  weekly: null,
  away_days: null,
  is_away: false,
  fits: null,
  leave_out: null,
} as const

function enoughIn(enough: Enough, { known }: Knowledge, named: (topic: string) => Named): GuideEnough {
  if (!enough.known) return { unknown: enough.why, ...NOT_KNOWN }
  const { needed, there, weekly, away, isAway, fits, leaveOut } = enough
  const isWeighed = known.some((one) => one.isWeighed)
  return {
    unknown: null,
    needed,
    there,
    weekly,
    away_days: away,
    is_away: isAway,
    fits,
    leave_out: leaveOut && {
      topics: leaveOut.topics.map(named),
      minutes: leaveOut.minutes,
      share: isWeighed ? roundShare(leaveOut.share * 100) : null,
    },
  }
}

/** Most of a day's minutes that cards take. */
const MOST_OF_A_DAY = 1 / 10

/** The cards of a day, as many as a tenth of its minutes hold: those of topics that count for most first. */
function cardsIn(
  { topics, mistakes = [] }: GuideMaterial,
  { known }: Knowledge,
  { day, minutes }: { readonly day: Day; readonly minutes: number },
): Guide['cards'] {
  const shares = new Map(
    known.flatMap(({ share, index }) => (topics[index]?.topic_ids ?? []).map((id) => [id, share])),
  )
  const { now } = cardsOf(mistakes, day, ({ topic_id }) => shares.get(topic_id ?? 0) ?? 0)
  let count = now.length
  while (count > 1 && minutesOf(count) > minutes * MOST_OF_A_DAY) count--
  if (count === 0) return undefined
  const of = count < now.length ? { of: now.length } : {}
  return { count, ...of, minutes: minutesOf(count), reason: cardsReason(count) }
}

const cardsReason = (count: number) =>
  `porque você errou ${counted(count, 'questão', 'questões')} que ainda não acertou em dois dias diferentes`
