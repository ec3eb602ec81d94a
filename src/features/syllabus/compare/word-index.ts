import { type Weigh, weightOf } from './likeness.ts'
import type { TopicRow } from './rows.ts'

/** Topics of one stem that are compared, the nearest in the text: a more common stem says too little. */
const NEAREST = 24
/** Share of the shorter text that must be in the other. */
const IN_COMMON = 0.35

/** Finds topics that share enough words, looking at few, so that thousands take milliseconds. */
export function wordIndex(rows: readonly TopicRow[], weigh: Weigh): (row: TopicRow) => TopicRow[] {
  const postings = postingsOf(rows)
  const weights = new Map(rows.map((row) => [row, weightOf(row.stems, weigh)]))
  const common = new Float64Array((rows.at(-1)?.at ?? 0) + 1)
  return (row) => {
    const touched = new Set<TopicRow>()
    for (const stem of row.stems) {
      for (const other of nearest(postings.get(stem) ?? [], row.at)) {
        touched.add(other)
        common[other.at] = (common[other.at] ?? 0) + weigh(stem)
      }
    }
    const own = weightOf(row.stems, weigh)
    const found = [...touched].filter(
      (other) => (common[other.at] ?? 0) >= IN_COMMON * Math.min(own, weights.get(other) ?? own),
    )
    for (const other of touched) common[other.at] = 0
    return found.sort((a, b) => a.at - b.at)
  }
}

function postingsOf(rows: readonly TopicRow[]): Map<string, TopicRow[]> {
  const postings = new Map<string, TopicRow[]>()
  for (const row of rows) {
    for (const stem of row.stems) {
      const known = postings.get(stem)
      if (known) known.push(row)
      else postings.set(stem, [row])
    }
  }
  return postings
}

function nearest(rows: readonly TopicRow[], at: number): readonly TopicRow[] {
  if (rows.length <= NEAREST) return rows
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  const from = Math.max(0, Math.min(low - NEAREST / 2, rows.length - NEAREST))
  return rows.slice(from, from + NEAREST)
}
