import { DECISION_REFUSALS, type Decisions } from './contract.ts'
import { isOtherNorm } from './other-norms.ts'
import type { Pairing } from './pairs.ts'
import type { TopicRow } from './rows.ts'
import type { Becomes } from './splits.ts'

/** A line of the comparison: one side is empty, or both have one, or one of them several. */
export interface Partners {
  readonly before: readonly TopicRow[]
  readonly after: readonly TopicRow[]
  readonly likeness?: number | undefined
  readonly otherNorm?: boolean | undefined
  /** Whether the student decided it. */
  readonly isDecided: boolean
  /** A split or join that is only likely. */
  readonly isGuess?: boolean
}

/** Returns every topic of both documents with its partners, those that the student decided included. */
export function partnersOf(
  pairing: Pairing,
  becomes: Becomes,
  decisions: Decisions,
): Partners[] | { wrong: string } {
  const before = new Map(pairing.before.topics.map((row) => [row.topic.id, row]))
  const after = new Map(pairing.after.topics.map((row) => [row.topic.id, row]))
  const isKnown = Object.entries(decisions).every(
    ([id, becomes]) => before.has(id) && becomes.every((one) => after.has(one)),
  )
  if (!isKnown) return { wrong: DECISION_REFUSALS.unknown }

  const chosen = new Map(
    Object.entries(decisions).map(([id, ids]) => [id, ids.flatMap((one) => after.get(one) ?? [])]),
  )
  const claimed = new Set([...chosen.values()].flat())
  const proposed = pairing.before.topics.map((row): Partners => {
    const decision = chosen.get(row.topic.id)
    if (decision) return { before: [row], after: decision, isDecided: true }
    const pair = pairing.forth.get(row)
    const guess = becomes.get(row)
    const after = (guess ?? (pair ? [pair.after] : [])).filter(
      (one) => !(claimed.has(one) || isLeftBehind(row, one)),
    )
    const otherNorm = guess ? guess.every((part) => isOtherNorm(row, part)) : pair?.otherNorm
    return { ...pair, before: [row], after, otherNorm, isDecided: false, isGuess: guess !== undefined }
  })
  return withAdded(joined(proposed), pairing.after.topics)

  /** Topics with meaningless words of their own follow the topic above where the student says. */
  function isLeftBehind(row: TopicRow, other: TopicRow): boolean {
    const above = chosen.get(row.parent?.topic.id ?? '')
    if (!(above && other.parent && pairing.ambiguous.has(row))) return false
    return pairing.forth.get(row.parent as TopicRow)?.after === other.parent && !above.includes(other.parent)
  }
}

/** Puts topics that became the same one on one line; a new topic in several lines stays on the first. */
function joined(all: readonly Partners[]): Partners[] {
  const lines: Partners[] = []
  const taken = new Map<TopicRow, number>()
  for (const one of all) {
    const free = one.after.filter((row) => !taken.has(row))
    const [same] = one.after
    const known = same ? taken.get(same) : undefined
    const line = known === undefined ? undefined : lines[known]
    if (known !== undefined && line?.after.length === 1 && one.after.length === 1) {
      lines[known] = { ...line, before: [...line.before, ...one.before] }
      continue
    }
    for (const row of free) taken.set(row, lines.length)
    lines.push({ ...one, after: free })
  }
  return lines
}

function withAdded(lines: Partners[], topics: readonly TopicRow[]): Partners[] {
  const known = new Set(lines.flatMap(({ after }) => after))
  const added = topics.filter((row) => !known.has(row))
  return [...lines, ...added.map((row): Partners => ({ before: [], after: [row], isDecided: false }))]
}
