import { jumpSince, type Look, type Watch } from '../src/features/timer/clock/rules.ts'
import { elapsedSeconds, IDLE, next } from '../src/features/timer/rules.ts'
import type { Timer, TimerEvent } from '../src/features/timer/session.ts'

const SECOND = 1000
const T0 = Date.UTC(2026, 2, 10, 12)

/**
 * A device with both clocks and a student before it. In `studied` is what truly was counted: by the clock on
 * the wall of the room, which nobody sets.
 */
export class ClockDevice {
  readonly #tabs: { last: Watch }[] = []
  timer: Timer = IDLE
  #room = T0
  steady = 0
  /** How far the device's clock is ahead of the room's. */
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

  /** The server's clock is the room's, told to the second. */
  compare(): void {
    const told = Math.floor(this.#room / SECOND) * SECOND + 500
    this.#happen({ type: 'compared', skew: this.now - told })
  }

  /** Every tab looks, as each does every second, one after the other. */
  lookAround(): void {
    for (const tab of this.#tabs) this.#lookFrom(tab)
  }

  /** A tab does something; it looks first. */
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
