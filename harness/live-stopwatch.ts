import type { RoundLengths } from '../src/features/timer/rounds/rules.ts'

const MINUTE = 60_000
const MOST_LATE = 4 * 60 * MINUTE

interface Stretch {
  readonly from: number
  readonly until: number
}

interface Span {
  since: number
  /** Claimed ms before it, and the most that can be claimed. */
  lead: number
  readonly room: number
}

export interface LeftOfRound {
  readonly study: number
  readonly ms: number
}

/** A round: its minutes, the time studied in it before the running span, and whether it is over. */
interface Round extends RoundLengths {
  done: number
  isOver: boolean
}

/** One session by the wall clock (epoch ms, in order), without the timer's rules, to check them. */
export class Stopwatch {
  #stretches: Stretch[] = []
  #added = 0
  #span: Span | null = null
  #haltedAt = Number.NEGATIVE_INFINITY
  #round: Round | null = null

  /** Resumes, with a new round after a rest, or with the rest of one as the device showed it. */
  run(now: number, round: RoundLengths | null = null, left: LeftOfRound | null = null): void {
    this.#until(now)
    const goesOn = this.#span === null && left?.study
    this.#begin(now)
    if (this.#round && left && this.#round.study === goesOn) this.#round.done = goesOn * MINUTE - left.ms
    if (round) this.#round = { ...round, done: this.#span ? this.#span.since - now : 0, isOver: false }
  }

  #begin(now: number): void {
    if (this.#span) return
    this.#span = { since: now, lead: 0, room: Math.min(MOST_LATE, now - this.#haltedAt) }
    if (this.#round?.isOver) this.#round = { ...this.#round, done: 0, isOver: false }
  }

  halt(now: number): void {
    this.#until(now)
    if (!this.#span) return
    const { since, lead } = this.#span
    this.#stretches.push({ from: since - lead, until: now })
    this.#span = null
    this.#haltedAt = now
    if (this.#round) this.#round.done += now - since
  }

  startedLate(by: number, now: number): void {
    this.#until(now)
    if (this.#span) this.#span.lead = Math.min(by, this.#span.room)
  }

  paper(now: number): void {
    this.#until(now)
    if (this.#span) this.#round = null
  }

  rounds(lengths: RoundLengths | null, now: number): void {
    this.#until(now)
    const { study, rest } = this.#round ?? {}
    if (study === lengths?.study && rest === lengths?.rest) return
    this.#round = lengths && { ...lengths, done: this.#span ? this.#span.since - now : 0, isOver: false }
  }

  addMinutes(minutes: number): void {
    this.#added += minutes * MINUTE
  }

  /** Returns the time studied, in ms. */
  studied(now: number): number {
    const stretches = this.stretches(now)
    return this.#added + stretches.reduce((sum, { from, until }) => sum + until - from, 0)
  }

  stretches(now: number): Stretch[] {
    this.#until(now)
    const open = this.#span ? [{ from: this.#span.since - this.#span.lead, until: now }] : []
    return [...this.#stretches, ...open]
  }

  /** Ms before the running span that the student may claim. */
  get room(): number {
    return this.#span?.room ?? 0
  }

  get added(): number {
    return this.#added
  }

  /** A copy that runs on separately. */
  copy(): Stopwatch {
    const copy = new Stopwatch()
    copy.#stretches = [...this.#stretches]
    copy.#added = this.#added
    copy.#span = this.#span && { ...this.#span }
    copy.#haltedAt = this.#haltedAt
    copy.#round = this.#round && { ...this.#round }
    return copy
  }

  /** A round ends by itself. */
  #until(now: number): void {
    if (!(this.#span && this.#round)) return
    const end = this.#span.since + this.#round.study * MINUTE - this.#round.done
    if (end > now) return
    const round = this.#round
    this.#round = null
    this.halt(end)
    this.#round = { ...round, isOver: true }
  }
}
