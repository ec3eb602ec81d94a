import { jumpSince, type Look, type Watch } from '../src/features/timer/clock/rules.ts'
import { elapsedSeconds, IDLE, next } from '../src/features/timer/rules.ts'
import type { Timer, TimerEvent } from '../src/features/timer/session.ts'

const SECOND = 1000
const T0 = Date.UTC(2026, 2, 10, 12)

/** A student's device with both clocks; `studied` is the true time, by a clock that nobody sets. */
export class ClockDevice {
  readonly #tabs: { last: Watch }[] = []
  timer: Timer = IDLE
  #room = T0
  steady = 0
  /** How far the device's clock is ahead of the true one. */
  #ahead: number
  #since: number | undefined
  studied = 0

  constructor(ahead: number, tabs: number) {
    this.#ahead = ahead
    for (let tab = 0; tab < tabs; tab += 1)
      this.#tabs.push({ last: { ...this.#look(), startedAt: undefined } })
  }

  get now(): number {
    return this.#room + this.#ahead
  }

  get shown(): number {
    return elapsedSeconds(this.timer, this.now)
  }

  pass(ms: number): void {
    this.#room += ms
    this.steady += ms
  }

  sleep(ms: number): void {
    this.#room += ms
  }

  set(by: number): void {
    this.#ahead += by
  }

  /** Measures by the server's clock, which has whole seconds. */
  compare(): void {
    const serverNow = Math.floor(this.#room / SECOND) * SECOND + 500
    this.#happen({ type: 'compared', skew: this.now - serverNow })
  }

  /** Makes every tab read the clocks, one after the other. */
  lookAround(): void {
    for (const tab of this.#tabs) this.#lookFrom(tab)
  }

  /** An event in one tab, which reads the clocks first. */
  do(event: TimerEvent, from = 0): void {
    const tab = this.#tabs[from % this.#tabs.length]
    if (!tab) return
    this.#lookFrom(tab)
    this.#happen(event)
    if (event.type === 'start' || event.type === 'resume') this.lookAround()
  }

  #lookFrom(tab: { last: Watch }): void {
    const startedAt = this.timer.status === 'running' ? this.timer.startedAt : undefined
    const [jump, remembered] = jumpSince(tab.last, { ...this.#look(), startedAt })
    tab.last = remembered
    if (jump) this.#happen(jump)
  }

  #look(): Look {
    return { wall: this.now, steady: this.steady }
  }

  #happen(event: TimerEvent): void {
    const wasRunning = this.timer.status === 'running'
    this.timer = next(this.timer, event, this.now)
    const isRunning = this.timer.status === 'running'
    if (!wasRunning && isRunning) this.#since = this.#room
    if (!wasRunning || isRunning || this.#since === undefined) return
    this.studied += this.#room - this.#since
    this.#since = undefined
  }
}
