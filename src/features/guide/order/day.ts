import type { Known } from '../knowledge/knowledge.ts'
import { afterMore, type Candidate } from './order.ts'

/** Minutes. A block is no longer than `most`, but for a rest that is not worth a block of its own. */
const BLOCK = { least: 10, most: 60, withRest: 75 }
/** A topic is not begun in fewer minutes than these, where something else fits. */
const BEGIN = 25
/** A review is as long as this where nothing else is left for the day. */
const REVIEW_WITH_ROOM = 20
/** Blocks are rounded to so many minutes. */
const STEP = 5
/** Blocks of one subject one after the other, where there is another. */
const IN_A_ROW = 2

export interface Block {
  readonly candidate: Candidate
  readonly minutes: number
}

/** Fills the minutes of a day with the best of the order; fewer than ten are one block. */
export function fillDay(order: readonly Candidate[], minutes: number): Block[] {
  const queues = queuesOf(order)
  const blocks: Block[] = []
  let left = Math.floor(minutes)
  while (left >= BLOCK.least || (blocks.length === 0 && left > 0)) {
    const next = nextOf(queues, blocks, left)
    if (!next) return withRoom(blocks, left)
    const block = { candidate: next, minutes: Math.min(lengthOf(next), left) }
    blocks.push(block)
    left -= block.minutes
    takeFrom(queues.get(next.known.topic.subject) ?? [], block)
  }
  return blocks
}

function withRoom(blocks: readonly Block[], minutes: number): Block[] {
  let left = minutes
  return blocks.map((block) => {
    if (block.candidate.kind === 'new') return block
    const more = Math.min(left, Math.max(0, REVIEW_WITH_ROOM - block.minutes))
    left -= more
    return { ...block, minutes: block.minutes + more }
  })
}

type Queues = Map<string, Candidate[]>

// The best last, where taking one away costs nothing.
function queuesOf(order: readonly Candidate[]): Queues {
  const queues = Map.groupBy(order, ({ known }) => known.topic.subject)
  for (const queue of queues.values()) queue.reverse()
  return queues
}

function nextOf(queues: Queues, blocks: readonly Block[], left: number): Candidate | undefined {
  const better = betterAfter(blocks)
  const tired = tiredOf(blocks)
  const heads = [...queues].flatMap(([subject, queue]) => (queue.length > 0 ? [{ subject, queue }] : []))
  const free = heads.filter(({ subject }) => subject !== tired)
  const allowed = free.length > 0 ? free : heads
  const best = allowed.flatMap(({ queue }) => queue.at(-1) ?? []).reduce(better, undefined)
  if (!best || fits(best, left)) return best
  return (
    allowed
      .flatMap(({ queue }) => queue.findLast((one) => fits(one, left)) ?? [])
      .reduce(better, undefined) ?? best
  )
}

// A subject that comes in turn has had some of it in the blocks before.
function betterAfter(blocks: readonly Block[]) {
  const planned = sizesOf(blocks.filter(({ candidate }) => candidate.kind === 'new'))
  const gainOf = (one: Candidate) =>
    one.known.turn ? afterMore(one, planned.get(one.known.topic.subject) ?? 0).gain : one.gain
  return (best: Candidate | undefined, one: Candidate): Candidate => {
    if (!best) return one
    const isWorse = best.tier - one.tier || gainOf(best) - gainOf(one) || one.known.index - best.known.index
    return isWorse >= 0 ? best : one
  }
}

/** By subject, in usual topics: a block of half a topic is half of it. */
function sizesOf(blocks: readonly Block[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { candidate, minutes } of blocks) {
    const { subject } = candidate.known.topic
    sizes.set(subject, (sizes.get(subject) ?? 0) + sizeOf(candidate.known, minutes))
  }
  return sizes
}

/** How much of a subject so many minutes of one of its topics are, in usual topics. */
export const sizeOf = ({ topic: { size = 1 }, left }: Known, minutes: number) =>
  left > 0 ? (size * Math.min(minutes, left)) / left : 0

// The subject that stood in the last blocks as often as it may; one that comes in turn, once.
function tiredOf(blocks: readonly Block[]): string | undefined {
  const most = blocks.at(-1)?.candidate.known.turn ? 1 : IN_A_ROW
  const last = blocks.slice(-most).map(({ candidate }) => candidate.known.topic.subject)
  return last.length === most && last.every((subject) => subject === last[0]) ? last[0] : undefined
}

function fits({ kind, minutes, known: { memory } }: Candidate, left: number): boolean {
  const isBegun = kind === 'review' || memory.lastSeen !== undefined
  return left >= Math.min(minutes, isBegun ? BLOCK.least : BEGIN)
}

function lengthOf({ minutes }: Candidate): number {
  const length = minutes > BLOCK.withRest ? BLOCK.most : minutes
  return Math.max(BLOCK.least, Math.round(length / STEP) * STEP)
}

// A topic longer than a block continues after it, if it is still the best.
function takeFrom(queue: Candidate[], { candidate, minutes }: Block): void {
  queue.splice(queue.indexOf(candidate), 1)
  queue.push(...restOf(candidate, minutes))
}

/** The topic after so many minutes; nothing of a review, nor of a rest too short for a block. */
export function restOf(candidate: Candidate, minutes: number): Candidate[] {
  if (minutes === 0) return [candidate]
  const rest = candidate.minutes - minutes
  return candidate.kind === 'new' && rest >= BLOCK.least ? [{ ...candidate, minutes: rest }] : []
}
