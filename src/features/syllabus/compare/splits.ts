import { type Weigh, weightOf } from './likeness.ts'
import { isSameSubject, type Pairing, unpairedAfter, unpairedBefore } from './pairs.ts'
import type { TopicRow } from './rows.ts'
import { wordIndex } from './word-index.ts'

/** Parts have fewer words than the whole and nearly all in sum; one may have most, or all begin alike. */
const OF_WHOLE = 0.8
const PART = 0.95
const TOGETHER = 0.75
const MOST_OVERLAP = 1.3

/** New topics by the old topic that was split into them. */
export type Becomes = ReadonlyMap<TopicRow, readonly TopicRow[]>

/** Old topics that several new ones in a row split, and old topics that one new topic joins. */
export function findSplitsAndJoins(pairing: Pairing): Becomes {
  const alike = wordIndex(unpairedAfter(pairing), pairing.weigh)
  const beside = unpairedBefore(pairing).map((row) => {
    return [row, alike(row).filter((other) => isSameSubject(pairing, row, other))] as const
  })
  const splits = beside.map(([row, others]) => [row, partsOf(pairing, row, others)] as const)
  const joins = turned(beside).flatMap(([row, others]) =>
    partsOf(pairing, row, others).map((part) => [part, [row]] as const),
  )
  return new Map([...splits.filter(([, parts]) => parts.length > 0), ...joins])
}

function turned(beside: readonly (readonly [TopicRow, readonly TopicRow[]])[]): [TopicRow, TopicRow[]][] {
  const found = new Map<TopicRow, TopicRow[]>()
  for (const [row, others] of beside) {
    for (const other of others) {
      const rows = found.get(other)
      if (rows) rows.push(row)
      else found.set(other, [row])
    }
  }
  return [...found]
}

/** The parts that a whole is made of, which are held from then on; none where it is not. */
function partsOf({ held, weigh }: Pairing, whole: TopicRow, rows: readonly TopicRow[]): readonly TopicRow[] {
  if (held.has(whole)) return []
  const parts = longestRun(rows.filter((row) => !held.has(row) && isPart(whole, row, weigh)))
  if (parts.length < 2 || !isCovered(whole, parts, weigh)) return []
  for (const row of [whole, ...parts]) held.add(row)
  return parts
}

function isPart(whole: TopicRow, { stems }: TopicRow, weigh: Weigh): boolean {
  const [all, own] = [weightOf(whole.stems, weigh), weightOf(stems, weigh)]
  return own > 0 && own <= PART * all && weightOf(stems, weigh, whole.stems) >= OF_WHOLE * own
}

function isCovered(whole: TopicRow, parts: readonly TopicRow[], weigh: Weigh): boolean {
  const all = new Set(parts.flatMap(({ stems }) => [...stems]))
  const head = new Set([...all].filter((stem) => parts.every(({ stems }) => stems.has(stem))))
  const own = parts.map(({ stems }) => weightOf(stems.difference(head), weigh))
  const isWhole = weightOf(all, weigh, whole.stems) >= TOGETHER * weightOf(whole.stems, weigh)
  const sum = own.reduce((total, part) => total + part, 0)
  return (
    isWhole && own.every((part) => part > 0) && sum <= MOST_OVERLAP * weightOf(all.difference(head), weigh)
  )
}

/** The most rows that follow each other with at most one other between. */
function longestRun(rows: readonly TopicRow[]): TopicRow[] {
  const runs: TopicRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last && row.at - (last.at(-1)?.at ?? 0) <= 2) last.push(row)
    else runs.push([row])
  }
  return runs.reduce<TopicRow[]>((most, run) => (run.length > most.length ? run : most), [])
}
