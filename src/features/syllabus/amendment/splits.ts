import { type Weigh, weightOf } from './likeness.ts'
import { isSameSubject, looseAfter, looseBefore, type Pairing } from './pairs.ts'
import type { TopicRow } from './rows.ts'
import { wordIndex } from './word-index.ts'

/** The parts are made of the whole's words, each of fewer than all, and together of nearly all. */
const OF_WHOLE = 0.8
const PART = 0.85
const TOGETHER = 0.75
const MOST_OVERLAP = 1.3

/** Topics whose words are those of two or more new ones that follow each other in their subject, with these. */
export function findSplits(pairing: Pairing): Map<TopicRow, readonly TopicRow[]> {
  const alike = wordIndex(looseAfter(pairing), pairing.weigh)
  const splits = new Map<TopicRow, readonly TopicRow[]>()
  for (const before of looseBefore(pairing)) {
    const free = alike(before).filter((row) => !pairing.held.has(row) && isSameSubject(pairing, before, row))
    const parts = longestRun(free.filter((row) => isPart(before, row, pairing.weigh)))
    if (parts.length < 2 || !isCovered(before, parts, pairing.weigh)) continue
    splits.set(before, parts)
    for (const row of [before, ...parts]) pairing.held.add(row)
  }
  return splits
}

function isPart(before: TopicRow, { stems }: TopicRow, weigh: Weigh): boolean {
  const [whole, own] = [weightOf(before.stems, weigh), weightOf(stems, weigh)]
  return own > 0 && own <= PART * whole && weightOf(stems, weigh, before.stems) >= OF_WHOLE * own
}

function isCovered(before: TopicRow, parts: readonly TopicRow[], weigh: Weigh): boolean {
  const all = new Set(parts.flatMap(({ stems }) => [...stems]))
  const sum = parts.reduce((total, { stems }) => total + weightOf(stems, weigh), 0)
  const isWhole = weightOf(all, weigh, before.stems) >= TOGETHER * weightOf(before.stems, weigh)
  return isWhole && sum <= MOST_OVERLAP * weightOf(all, weigh)
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
