import { percent } from '../../shared/percent.ts'
import { fold } from '../../shared/text.ts'
import type { MockExam } from './contract.ts'
import type { Result } from './result.ts'

/** A paper with its result; undefined without a key. */
export interface ScoredPaper {
  readonly exam: MockExam
  readonly result: Result | undefined
}

/** A paper's share of the possible points, in percent; points are hundredths. */
export interface TrendPoint {
  readonly exam: MockExam
  readonly share: number
  readonly points: number
  /** Only of the whole paper. */
  readonly cutoff: number | null
}

/** A line of the chart: the whole paper, or a part or subject that several papers have. */
export interface TrendLine {
  /** Empty for the whole. */
  readonly name: string
  /** Oldest first. */
  readonly points: readonly TrendPoint[]
}

/** Net scores over time: of whole papers, and of parts and subjects that two or more papers share by name. */
export function trendsOf(papers: readonly ScoredPaper[]): TrendLine[] {
  const oldestFirst = papers.toSorted((a, b) => a.exam.answered_at.localeCompare(b.exam.answered_at))
  const lines = new Map<string, { name: string; points: TrendPoint[] }>([['', { name: '', points: [] }]])
  for (const { exam, result } of oldestFirst) {
    if (!result) continue
    for (const { name, points, max, cutoff } of measured(exam, result)) {
      const line = lines.get(fold(name)) ?? { name, points: [] }
      lines.set(fold(name), line)
      line.points.push({ exam, points, cutoff, share: percent(Math.max(0, points), max) })
    }
  }
  return [...lines.values()].filter(({ points }) => points.length > 1)
}

function measured(exam: MockExam, { score }: Result) {
  const { total, max, parts, blocks } = score
  const whole = total !== null && max ? [{ name: '', points: total, max, cutoff: exam.cutoff }] : []
  const names = new Set<string>()
  const own = [...(parts.length > 1 ? parts : []), ...blocks].filter(({ name, max: most }) => {
    const isNew = most > 0 && !names.has(fold(name))
    names.add(fold(name))
    return isNew
  })
  return [...whole, ...(own.length > 1 ? own.map((one) => ({ ...one, cutoff: null })) : [])]
}
