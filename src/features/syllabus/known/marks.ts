import type { Day } from '../../../shared/calendar.ts'
import { leavesOf, type OutlineNode } from '../outline/rules.ts'
import type { SaidTopics } from './contract.ts'
import { dayOfSince, type Since, sinceOf } from './rules.ts'

/** The student's changed ticks by topic of the edital. */
export type Ticks = ReadonlyMap<string, boolean>

/** The student's ticks and chosen times before he saves them. */
export interface Marks {
  /** The span in which ticked topics were studied last. */
  readonly since: Since
  /** Other spans by subject. */
  readonly own: ReadonlyMap<string, Since>
  /** By subject. */
  readonly ticks: ReadonlyMap<string, Ticks>
}

export const NO_TICKS: Ticks = new Map()
export const NO_MARKS: Marks = { since: 'quarter', own: new Map(), ticks: new Map() }

/** The body of one call: topics and the day since when they are known. */
export type Lot = Omit<SaidTopics, 'user_id'>

/** A topic may be ticked until records say more of it; the server must know it. */
export const isMarkable = ({ state, topicId, children }: OutlineNode): boolean =>
  (state === 'new' || state === 'known') && children.length === 0 && topicId !== undefined

/** The topics at or below a node that may be ticked. */
export const markableIn = (node: OutlineNode): OutlineNode[] => leavesOf([node]).filter(isMarkable)

interface Block {
  readonly id: string
  readonly name: string | null
  readonly subjects: readonly OutlineNode[]
}

/** Subjects under the name of their block; null if the edital has a single block. */
export function blocksOf(nodes: readonly OutlineNode[]): Block[] {
  const blocks = nodes.filter(({ kind }) => kind === 'block')
  if (blocks.length === 0) return [{ id: '', name: null, subjects: nodes }]
  return blocks.map(({ id, text, children }) => ({ id, name: text, subjects: children }))
}

export const isTicked = ({ id, knownOn }: OutlineNode, ticks: Ticks): boolean =>
  ticks.get(id) ?? knownOn !== null

/** Returns the marks after these topics of a subject are ticked or cleared. */
export function ticked(marks: Marks, subject: string, topics: readonly OutlineNode[], isOn: boolean): Marks {
  const ticks = new Map(marks.ticks.get(subject))
  for (const { id } of topics) ticks.set(id, isOn)
  return { ...marks, ticks: new Map(marks.ticks).set(subject, ticks) }
}

/** The span of days ago in which the ticked topics of a subject were studied; null where they have several. */
export function sinceIn(
  topics: readonly OutlineNode[],
  { ticks, own, since, today }: { ticks: Ticks; own: Since | undefined; since: Since; today: Day },
): Since | null {
  if (own) return own
  const spans = new Set(
    topics
      .filter((topic) => isTicked(topic, ticks))
      .map(({ knownOn }) => (knownOn === null ? since : sinceOf(knownOn, today))),
  )
  return spans.size > 1 ? null : ([...spans][0] ?? since)
}

/** The calls of a save, the calls that undo it, and the numbers of topics it marks and clears. */
export interface Saving {
  readonly says: readonly Lot[]
  readonly undoes: readonly Lot[]
  readonly marked: number
  readonly cleared: number
}

/** Returns one call for each day, and one for topics that are no longer known. */
export function savingOf(nodes: readonly OutlineNode[], marks: Marks, today: Day): Saving {
  const [says, undoes] = [new Map<Day | null, number[]>(), new Map<Day | null, number[]>()]
  let [marked, cleared] = [0, 0]
  for (const subject of blocksOf(nodes).flatMap(({ subjects }) => subjects))
    for (const topic of markableIn(subject)) {
      const day = dayAfter(topic, subject.id, marks, today)
      if (day === topic.knownOn) continue
      put(says, day, topic)
      put(undoes, topic.knownOn, topic)
      if (day === null) cleared += 1
      else marked += 1
    }
  return { says: lotsOf(says), undoes: lotsOf(undoes), marked, cleared }
}

/** A day already in the chosen span stays. */
function dayAfter(topic: OutlineNode, subject: string, { ticks, own, since }: Marks, today: Day): Day | null {
  const { knownOn } = topic
  if (!isTicked(topic, ticks.get(subject) ?? NO_TICKS)) return null
  const chosen = own.get(subject)
  if (knownOn !== null && (!chosen || sinceOf(knownOn, today) === chosen)) return knownOn
  return dayOfSince(chosen ?? since, today)
}

/** An item may have several topics after a join; the mark of each is removed. */
function put(lots: Map<Day | null, number[]>, day: Day | null, { topicId, topicIds }: OutlineNode): void {
  const ids = day === null ? topicIds : topicIds.filter((id) => id === topicId)
  lots.set(day, [...(lots.get(day) ?? []), ...ids])
}

const lotsOf = (lots: ReadonlyMap<Day | null, number[]>): Lot[] =>
  Array.from(lots, ([studied_on, topic_ids]) => ({ topic_ids, studied_on }))
