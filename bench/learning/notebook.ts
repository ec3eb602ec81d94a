import type { LogEntry, PlannedBlock, PlanRequest } from './planner.ts'

/** A compared plan's knowledge of a topic, from the log alone. */
export interface Page {
  readonly id: number
  readonly subject: string
  readonly weight: number
  learnedOn: number | undefined
  /** Days on which it was reviewed after it was learned. */
  readonly reviews: number[]
  lastSeen: number | undefined
  minutes: number
}

const BLOCK = { learning: 60, review: 12 }

/** A log read as it grows: entries come in the order of their days. */
export class Notebook {
  readonly pages: readonly Page[]
  /** Called with each review and first learning, for plans that keep more. */
  private readonly onEntry: (page: Page, entry: LogEntry) => void
  private read = 0
  private spent = { learning: 0, learned: 0, review: 0, reviews: 0 }

  constructor({ topics }: PlanRequest, onEntry: (page: Page, entry: LogEntry) => void = () => undefined) {
    this.onEntry = onEntry
    this.pages = topics.map(({ id, subject, weight }) => ({
      id: Number(id),
      subject: String(subject),
      weight: weight ?? 1,
      learnedOn: undefined,
      reviews: [],
      lastSeen: undefined,
      minutes: 0,
    }))
  }

  update(log: readonly LogEntry[]): void {
    for (; this.read < log.length; this.read++) {
      const entry = log[this.read]
      const page = entry && this.pages[Number(entry.topic)]
      if (entry && page) this.note(page, entry, Number(entry.day))
    }
  }

  private note(page: Page, entry: LogEntry, day: number): void {
    page.lastSeen = day
    const minutes = entry.minutes ?? 0
    const knew = page.learnedOn !== undefined
    if (knew) {
      page.reviews.push(day)
      this.spent.review += minutes
      this.spent.reviews++
    } else {
      page.minutes += minutes
      this.spent.learning += minutes
      if (!entry.finished && entry.kind !== 'review' && !entry.questions) return
      page.learnedOn = day
      this.spent.learned++
    }
    this.onEntry(page, entry)
  }

  /** Minutes that learning a topic takes, as far as is known. */
  get learningMinutes(): number {
    return (this.spent.learning + 3 * BLOCK.learning) / (this.spent.learned + 3)
  }

  get reviewMinutes(): number {
    return (this.spent.review + 5 * BLOCK.review) / (this.spent.reviews + 5)
  }

  learning(page: Page): PlannedBlock {
    const minutes = Math.max(10, Math.round(this.learningMinutes - page.minutes))
    return { topic: page.id, kind: 'new', minutes, reason: '-' }
  }

  review(page: Page): PlannedBlock {
    return { topic: page.id, kind: 'review', minutes: Math.round(this.reviewMinutes), reason: '-' }
  }
}

/** Takes blocks while there are minutes; the last one gets the rest. */
export function within(minutes: number, blocks: Iterable<PlannedBlock>): PlannedBlock[] {
  const chosen: PlannedBlock[] = []
  let left = minutes
  for (const block of blocks) {
    if (left < 5) break
    chosen.push({ ...block, minutes: Math.min(block.minutes, left) })
    left -= block.minutes
  }
  return chosen
}
