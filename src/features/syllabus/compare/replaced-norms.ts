import { isOtherNorm, matterOf } from './other-norms.ts'
import { LONGEST_RUN, type Pairing, unpairedAfter, unpairedBefore } from './pairs.ts'
import type { TopicRow } from './rows.ts'
import type { Becomes } from './splits.ts'

/** Least share of the smaller matter that the other must have, for norms anywhere in the subject. */
const OF_MATTER = 2 / 3
/** With more topics with norms none is compared: comparing each with each would take minutes. */
const MOST_NAMED = 300

/** Norms that replace one another, of similar matter or where no other topic is possible. */
export function findReplacedNorms(pairing: Pairing): Becomes {
  const [before, after] = [unpairedBefore(pairing), unpairedAfter(pairing)].map((rows) =>
    rows.filter(({ mentions }) => mentions.length > 0),
  )
  if (!(before && after) || Math.max(before.length, after.length) > MOST_NAMED) return new Map()
  const joins = after.flatMap((whole) =>
    partsOf(pairing, whole, { parts: before, rivals: after }).map((part) => [part, [whole]] as const),
  )
  const splits = before.map(
    (whole) => [whole, partsOf(pairing, whole, { parts: after, rivals: before })] as const,
  )
  return new Map([...joins, ...splits.filter(([, parts]) => parts.length > 0)])
}

interface Sides {
  readonly parts: readonly TopicRow[]
  readonly rivals: readonly TopicRow[]
}

/** The topics that a whole topic of the other document replaces, then reserved; empty for fewer than two. */
function partsOf(pairing: Pairing, whole: TopicRow, { parts, rivals }: Sides): readonly TopicRow[] {
  const { held } = pairing
  if (held.has(whole)) return []
  const free = parts.filter(
    (row) => !held.has(row) && isInSubject(pairing, row, whole) && isOtherNorm(row, whole),
  )
  const found =
    runsOf(free.filter((row) => mayBeOf(row, whole))).find((run) => isInPlace(pairing, run, whole)) ??
    runsOf(free.filter((row) => isOf(row, whole))).find((run) => run.length > 1) ??
    []
  const others = rivals.filter((row) => row !== whole && !held.has(row) && isInSubject(pairing, row, whole))
  if (found.some((part) => others.some((row) => isOtherNorm(part, row) && isOf(part, row)))) return []
  for (const row of found.length > 0 ? [whole, ...found] : []) held.add(row)
  return found
}

function isInSubject(
  { subjects }: Pairing,
  { subject: one }: TopicRow,
  { subject: other }: TopicRow,
): boolean {
  return subjects.get(one) === other || subjects.get(other) === one
}

function runsOf(rows: readonly TopicRow[]): TopicRow[][] {
  const runs: TopicRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (before && before.siblings === row.siblings && before.index + 1 === row.index) last?.push(row)
    else runs.push([row])
  }
  return runs
}

/** Whether both are about the same matter, by the words of the shorter one. */
const isOf = (part: TopicRow, whole: TopicRow) => sharedOf(part, whole) >= OF_MATTER

/** Whether a part is of the whole's matter; a part that names no matter may be. */
const mayBeOf = (part: TopicRow, whole: TopicRow) =>
  sharedOf(part, whole) > 0 || [part, whole].some((row) => matterOf(row).size === 0)

function sharedOf(part: TopicRow, whole: TopicRow): number {
  const [one, other] = [matterOf(part), matterOf(whole)]
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : one.intersection(other).size / least
}

/** Whether a run of two or more lies between the whole's neighbours, and it may be of all of them. */
function isInPlace(pairing: Pairing, run: readonly TopicRow[], whole: TopicRow): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!(first && last) || run.length < 2 || run.length > LONGEST_RUN) return false
  const isSure = run.some((row) => isOf(row, whole) || [row, whole].some((one) => matterOf(one).size === 0))
  return (
    isSure &&
    areEachOthers(pairing, first.parent, whole.parent) &&
    areEachOthers(pairing, first.siblings[first.index - 1], whole.siblings[whole.index - 1]) &&
    areEachOthers(pairing, last.siblings[last.index + 1], whole.siblings[whole.index + 1])
  )
}

/** Whether two are a pair, or there is neither. */
function areEachOthers(
  { forth, back }: Pairing,
  one: TopicRow | undefined,
  other: TopicRow | undefined,
): boolean {
  if (!(one && other)) return one === other
  return forth.get(one)?.after === other || back.get(one)?.before === other
}
