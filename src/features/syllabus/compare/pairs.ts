import type { Weigh } from './likeness.ts'
import type { BlockPairs } from './pair-blocks.ts'
import { mayMove, type SubjectPairs } from './pair-subjects.ts'
import type { Rows, TopicRow } from './rows.ts'

/** How a pair was found; `likeness` from 0 to 1. Found by likeness, a pair is a question to the student. */
export interface Pair {
  readonly before: TopicRow
  readonly after: TopicRow
  readonly likeness?: number | undefined
  readonly otherNorm?: boolean | undefined
}

export interface Pairing {
  readonly before: Rows
  readonly after: Rows
  readonly blocks: BlockPairs
  readonly subjects: SubjectPairs
  readonly forth: Map<TopicRow, Pair>
  readonly back: Map<TopicRow, Pair>
  /** Topics that a split or join already uses. */
  readonly held: Set<TopicRow>
  readonly weigh: Weigh
  /** Topics whose words mean nothing without the topic above. */
  readonly ambiguous: ReadonlySet<TopicRow>
}

export type Allowed = (before: TopicRow, after: TopicRow) => boolean

/** Adds a pair unless one of the two has its partner. */
export function join({ forth, back, held }: Pairing, pair: Pair): void {
  if (forth.has(pair.before) || back.has(pair.after) || held.has(pair.before) || held.has(pair.after)) return
  forth.set(pair.before, pair)
  back.set(pair.after, pair)
}

export const unpairedBefore = ({ before, forth, held }: Pairing) =>
  before.topics.filter((row) => !(forth.has(row) || held.has(row)))
export const unpairedAfter = ({ after, back, held }: Pairing) =>
  after.topics.filter((row) => !(back.has(row) || held.has(row)))

/** Whether two topics are in the same subject. */
export function isSameSubject({ subjects }: Pairing, before: TopicRow, after: TopicRow): boolean {
  return subjects.get(before.subject) === after.subject
}

/** Whether a topic may have gone from the one's subject to the other's. */
export function mayGo({ subjects, blocks }: Pairing, before: TopicRow, after: TopicRow): boolean {
  return subjects.get(before.subject) === after.subject || mayMove(blocks, before.subject, after.subject)
}

/** Longest run of topics without partners whose place still tells them apart. */
export const LONGEST_RUN = 5

/** Whether neighbours pair; up to `run` topics may be between, as many on both sides. */
export function isSameGap(pairing: Pairing, before: TopicRow, after: TopicRow, run = 0): boolean {
  return [-1, 1].every((step) => isSameBeside(pairing, before, after, step, run))
}

function isSameBeside(
  pairing: Pairing,
  before: TopicRow,
  after: TopicRow,
  step: number,
  run: number,
): boolean {
  const [one, other] = [before.siblings[before.index + step], after.siblings[after.index + step]]
  if (!(one && other)) return !(one || other) && isSameParent(pairing, before, after)
  const partner = pairing.forth.get(one)?.after
  if (partner || pairing.back.has(other)) return partner === other
  return run > 0 && isSameBeside(pairing, one, other, step, run - 1)
}

/** Whether both are right below their subjects, or below topics that are a pair. */
export function isSameParent({ forth }: Pick<Pairing, 'forth'>, before: TopicRow, after: TopicRow): boolean {
  if (!(before.parent && after.parent)) return before.parent === after.parent
  return forth.get(before.parent)?.after === after.parent
}
