import { jumpSince, type Watch } from '../src/features/timer/clock/rules.ts'
import { distanceBy } from '../src/features/timer/live/distance.ts'
import { logChoice, logTimerEvent } from '../src/features/timer/live/local-events.ts'
import { NO_LOG, toSharedEvent } from '../src/features/timer/live/log.ts'
import { applyNews } from '../src/features/timer/live/remote-events.ts'
import { studiedMs } from '../src/features/timer/live/rules.ts'
import { studiedIn } from '../src/features/timer/live/studied.ts'
import { leftOfRound, type RoundLengths } from '../src/features/timer/rounds/rules.ts'
import { elapsedSeconds, IDLE, next, roundEnd } from '../src/features/timer/rules.ts'
import type { TimerEvent } from '../src/features/timer/session.ts'
import type { StoredTimer } from '../src/features/timer/stored-timer.ts'
import { newRecordKey, type RecordKey } from '../src/shared/ids.ts'
import type { LiveServer, Saving, WallClock } from './live-server.ts'
import type { LeftOfRound } from './live-stopwatch.ts'

const SUBJECT = { id: 1, name: 'Direito' }
const ANSWER_MS = 1
/** A page's two clocks drift apart by up to this much. */
const SAME_MS = 250

/** One of a student's devices, with a clock that may be wrong and a network that may be cut. */
export class LiveDevice {
  readonly #wallClock: WallClock
  readonly #server: LiveServer
  #ahead: number
  #steady = 0
  #last: Watch
  #measured: { skew: number; apart: number } | null = null
  #isOnline = true
  #wasSet = false
  #outbox: Saving[] = []
  stored: StoredTimer = { subject: SUBJECT, topic: '', timer: IDLE, shared: NO_LOG }

  constructor(wallClock: WallClock, server: LiveServer, ahead: number) {
    this.#wallClock = wallClock
    this.#server = server
    this.#ahead = ahead
    this.#last = { wall: this.#now, steady: 0, startedAt: undefined }
  }

  get #now(): number {
    return this.#wallClock.now + this.#ahead
  }

  /** The shown time, in ms. */
  get studied(): number {
    const added = this.stored.timer.added.reduce((sum, { seconds }) => sum + 1000 * seconds, 0)
    return studiedMs(this.stored.timer, this.#now) + added
  }

  /** The claimed ms before the running span. */
  get lead(): number {
    return this.stored.timer.status === 'running' ? this.stored.timer.lead : 0
  }

  /** When the running span began, by the wall clock. */
  get since(): number | null {
    const { timer } = this.stored
    return timer.status === 'running' ? timer.startedAt - this.#ahead : null
  }

  /** The round that begins at the next resume; null without rounds, and within one. */
  get nextRound(): RoundLengths | null {
    const { timer } = this.stored
    return timer.status !== 'idle' && timer.rounds?.isResting ? timer.rounds : null
  }

  /** The rest of the round that continues at the next resume; null without one. */
  get leftOfRound(): LeftOfRound | null {
    const { timer } = this.stored
    if (timer.status === 'idle' || timer.status === 'running' || !timer.rounds || timer.rounds.isResting)
      return null
    return { study: timer.rounds.study, ms: leftOfRound(timer) ?? 0 }
  }

  /** When the current study round ends by itself, by the wall clock. */
  get roundEnd(): number | null {
    const { timer } = this.stored
    const end = timer.status === 'running' ? roundEnd(timer) : null
    return end === null ? null : end - this.#ahead
  }

  /** The span that its round has ended, by the wall clock; null outside of a rest. */
  get restedFrom(): { from: number; until: number } | null {
    const { timer } = this.stored
    if (timer.status === 'idle' || timer.status === 'running' || !timer.rounds?.isResting) return null
    const until = timer.since - this.#ahead
    return { from: until - (timer.segments.at(-1) ?? 0), until }
  }

  get key(): RecordKey | null {
    return this.stored.timer.status === 'idle' ? null : this.stored.timer.sessionId
  }

  /** The page's own clock has fractions of ms, and is never quite as fast as the device's. */
  pass(ms: number): void {
    this.#steady += ms + 0.3
  }

  /** A reloaded page has not measured the skew yet. */
  reload(): void {
    this.#measured = null
  }

  /** Keeps an old setting that an event used and nobody measured: it could not be corrected. */
  setOnce(by: number): void {
    const isSayingByIt = this.stored.shared.events.some(({ raw }) => raw)
    if (!(this.#wasSet || isSayingByIt)) this.#ahead += by
    this.#wasSet = true
    this.look()
  }

  cut(): void {
    this.#isOnline = false
  }

  join(): void {
    this.#isOnline = true
  }

  do(event: TimerEvent): boolean {
    this.look()
    return this.#happen(event)
  }

  choose(topic: string): void {
    this.look()
    const stored = { ...this.stored, topic }
    this.stored = { ...stored, shared: logChoice(stored, this.#here) }
  }

  start(): boolean {
    return this.do({ type: 'start', sessionId: newRecordKey(this.#now) })
  }

  /** Saves; the record waits for the network. Answers about a leap: the clock was set. */
  save(): boolean {
    const hasMinutes = this.stored.timer.added.length > 0
    const session = this.key ?? (hasMinutes ? newRecordKey(this.#now) : null)
    if (!session) return false
    this.do({ type: 'stop', sessionId: session })
    this.do({ type: 'clockSet' })
    const seconds = elapsedSeconds(this.stored.timer, this.#now)
    const studied = studiedIn(this.stored, this.#here, newRecordKey(this.#now))
    this.do({
      type: 'save',
      sessionId: session,
      farewell: { subject: SUBJECT, said: { study_time: seconds } },
    })
    this.#outbox.push({ session, seconds, ...(studied ? { studied } : {}) })
    return this.do({ type: 'saved', sessionId: session })
  }

  /** Looks at the clocks, as the page does every second. */
  look(): void {
    const { timer } = this.stored
    const startedAt = timer.status === 'running' ? timer.startedAt : undefined
    const [jump, remembered] = jumpSince(this.#last, { wall: this.#now, steady: this.#steady, startedAt })
    this.#last = remembered
    if (jump) this.#happen(jump)
  }

  /** Exchanges events until none waits; where the answer is lost, the server has them all the same. */
  meet({ losesAnswer = false } = {}): void {
    if (!this.#isOnline) return
    for (const saving of this.#outbox) this.#server.save(saving, this.#now)
    if (!losesAnswer) this.#outbox = []
    this.look()
    this.#happen({ type: 'compared', skew: this.#ahead })
    this.#talk([], losesAnswer)
    for (let turn = 0; turn < 3 && this.#waiting.length > 0; turn += 1) this.#talk(this.#waiting, losesAnswer)
  }

  get #waiting() {
    return this.stored.shared.events.filter(({ waits, raw }) => waits && !raw)
  }

  #talk(waiting: StoredTimer['shared']['events'], losesAnswer: boolean): void {
    const events = waiting.map(toSharedEvent)
    const news = this.#server.take(this.stored.shared.cursor, events)
    if (losesAnswer) return
    const sent = new Set(events.map(({ id }) => id))
    const answered = { wall: this.#now, steady: this.#steady }
    const sentAt = { wall: answered.wall - ANSWER_MS, steady: answered.steady - ANSWER_MS }
    const { skew } = distanceBy(sentAt, answered, news.now)
    this.#measured = { skew, apart: this.#now - this.#steady }
    this.stored = applyNews(this.stored, { ...news, ...this.#here, skew, sent })
    const { timer } = this.stored
    this.#last = { ...this.#last, startedAt: timer.status === 'running' ? timer.startedAt : undefined }
  }

  /** Known until the wall clock and the page's own drift apart. */
  get #skew(): number | null {
    if (!this.#measured) return null
    const { skew, apart } = this.#measured
    return Math.abs(this.#now - this.#steady - apart) < SAME_MS ? skew : null
  }

  get #here() {
    return { now: this.#now, skew: this.#skew, newId: () => newRecordKey(this.#now) }
  }

  #happen(event: TimerEvent): boolean {
    const timer = next(this.stored.timer, event, this.#now)
    if (timer === this.stored.timer) return false
    this.stored = { ...this.stored, timer, shared: logTimerEvent(this.stored, event, timer, this.#here) }
    if (event.type === 'start' || event.type === 'resume')
      this.#last = { wall: this.#now, steady: this.#steady, startedAt: this.#now }
    return true
  }
}
