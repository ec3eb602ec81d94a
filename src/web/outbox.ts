import { makerOf } from '../shared/unsent.ts'
import { OutboxDisk } from './outbox-disk.ts'
import { type OutboxEntry, withEntry, withRefusal, withRetry, withTry } from './outbox-rules.ts'

/** A write to keep until it is sent. */
export type NewOutboxEntry = Omit<OutboxEntry, 'userId' | 'state' | 'message' | 'isTried'>

/**
 * Sends one entry, its id as `Idempotency-Key`, as the entry's own student and nobody else. It resolves once the server
 * took it. It rejects with an error that has the answer's `status` and `message`; without a status there was no answer.
 */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>

/** How an outbox is opened. */
export interface OutboxOptions {
  userId: string
  send: Send
  /** Rejects while nothing can be sent at all; what was not tried yet may then still be changed on the device alone. */
  ready?: () => Promise<unknown>
  /** Called after the server took an entry, in the tab that sent it. */
  onSent?: (entry: OutboxEntry) => void
  /** Called when what is first in line has to wait, because no answer came or only a passing one. */
  onWait?: (wait: Wait) => void
  /** Tells when it is worth trying again; gives back what ends it. */
  onWake?: (wake: () => void) => () => void
  /** Milliseconds: an unanswered send, and the first and longest wait before the next. */
  times?: { timeout: number; first: number; longest: number }
}

/** Which entry has to wait, and the status that it was answered with; none when no answer came, or it was not even tried. */
export interface Wait {
  readonly id?: string
  readonly status?: number
}

type Outcome = { type: 'sent' } | ({ type: 'wait' } & Wait) | { type: 'rejected'; message: string }

const TIMES = { timeout: 20_000, first: 1000, longest: 60_000 }

/** Answers of the 4xx kind that another try may change: signed out, timed out, too early, too many. */
const PASSING = new Set([401, 408, 425, 429])

/**
 * A student's writes that could not be sent yet: kept on the device, sent later, in order, each exactly once (the id of
 * an entry is its idempotency key). `subscribe` and `getSnapshot` fit `useSyncExternalStore`. Open one a student, and
 * close it on signing out: what waits stays on the device.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #times: typeof TIMES
  readonly #disk: OutboxDisk
  readonly #stopListening: () => void
  #isOpen = true
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #running = Promise.resolve()
  #queued: Promise<void> | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#times = options.times ?? TIMES
    this.#disk = new OutboxDisk(options.userId)
    this.#stopListening = (options.onWake ?? onlineOrVisible)(() => this.#wake())
    this.drain()
  }

  /** Resolves once `getSnapshot` has what an earlier page left. */
  get seen(): Promise<void> {
    return this.#disk.seen
  }

  /** Calls back when an entry comes, goes or changes, in any tab; gives back what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => this.#disk.subscribe(listener)

  /** The entries that wait or were rejected, oldest first; the same list until it changes. */
  readonly getSnapshot = (): readonly OutboxEntry[] => this.#disk.getSnapshot()

  /**
   * Resolves once the entry is on the disk, and rejects when it cannot be; an id already kept stays as it is. Tells which
   * entry carries it: itself, the one it was joined to, or none when it took back what was never sent.
   */
  async enqueue(entry: NewOutboxEntry): Promise<string | undefined> {
    const kept: OutboxEntry = { ...entry, userId: this.#options.userId, state: 'waiting' }
    const after = await this.#disk.change((entries) => withEntry(entries, kept))
    this.drain()
    const carrier = after.find(({ id }) => id === kept.id) ?? after.find(({ id }) => id === makerOf(kept.path))
    return carrier?.id
  }

  /** Sends what waits, now; resolves when all is sent or has to wait again. It never rejects. */
  drain(): Promise<void> {
    this.#queued ??= this.#running.then(() => this.#pass())
    this.#running = this.#queued
    return this.#queued
  }

  /** Lets a rejected entry wait again, and sends it. */
  async retry(id: string): Promise<void> {
    await this.#disk.change((entries) => withRetry(entries, id))
    await this.drain()
  }

  /** Forgets an entry, at the student's own wish. */
  async discard(id: string): Promise<void> {
    await this.#disk.change((entries) => entries.filter((entry) => entry.id !== id))
  }

  /** Stops sending and listening. */
  close(): void {
    this.#isOpen = false
    clearTimeout(this.#timer)
    this.#stopListening()
    this.#disk.close()
  }

  /** What failed before says nothing of a network that has just come back. */
  #wake(): void {
    this.#failures = 0
    this.drain()
  }

  async #pass(): Promise<void> {
    this.#queued = undefined
    clearTimeout(this.#timer)
    const isDone = await alone(this.#options.userId, () => this.#sendAll()).catch(() => false)
    if (isDone || !this.#isOpen) return
    const longest = Math.min(this.#times.longest, this.#times.first * 2 ** this.#failures)
    this.#failures += 1
    // Between half and all of it, so that many devices do not come back at the same moment.
    this.#timer = setTimeout(() => this.drain(), longest * (0.5 + Math.random() / 2))
  }

  /** False when the first entry in line has to wait; the disk is asked each time, because other tabs add to it. */
  async #sendAll(): Promise<boolean> {
    while (this.#isOpen) {
      if (!(await this.#disk.read()).some(isWaiting)) return true
      const outcome = (await this.#isReady()) ? await this.#sendNext() : WAIT
      if (outcome.type === 'wait') {
        this.#options.onWait?.(outcome)
        return false
      }
      this.#failures = 0
    }
    return true
  }

  async #isReady(): Promise<boolean> {
    // `onLine` is sure only when it is false.
    if (globalThis.navigator?.onLine === false) return false
    return (this.#options.ready?.() ?? Promise.resolve()).then(
      () => true,
      () => false,
    )
  }

  /** Sends the first entry in line as it is when it is marked as tried: until then it may still be changed or taken back. */
  async #sendNext(): Promise<Outcome> {
    const entries = await this.#disk.change((kept) => withTry(kept, kept.find(isWaiting)?.id))
    const entry = entries.find(isWaiting)
    if (!entry) return { type: 'sent' }
    const outcome = await attempt(this.#options.send, entry, this.#times.timeout)
    if (outcome.type === 'rejected') await this.#disk.change((kept) => withRefusal(kept, entry.id, outcome.message))
    if (outcome.type !== 'sent') return outcome
    await this.discard(entry.id)
    this.#options.onSent?.(entry)
    return outcome
  }
}

const WAIT: Outcome = { type: 'wait' }

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting'

async function attempt(send: Send, entry: OutboxEntry, timeout: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeout)
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  try {
    await Promise.race([send(entry, signal), late])
    return { type: 'sent' }
  } catch (error) {
    return outcomeOf(entry, error)
  }
}

function outcomeOf(entry: OutboxEntry, error: unknown): Outcome {
  const { status, message } = error as { status?: unknown; message?: unknown }
  if (!isRefused(entry, status))
    return { type: 'wait', id: entry.id, ...(typeof status === 'number' ? { status } : {}) }
  if (entry.method === 'DELETE' && status === 404) return { type: 'sent' }
  return { type: 'rejected', message: String(message) }
}

function isRefused({ isLight }: OutboxEntry, status: unknown): boolean {
  if (typeof status !== 'number') return false
  if (status === 500) return isLight === true
  return status >= 400 && status < 500 && !PASSING.has(status)
}

/** Runs the work in one tab at a time. Without locks (plain http) two tabs may send an entry each: its key makes it one. */
function alone(userId: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request(`posse-outbox:${userId}`, work) : work()
}

function onlineOrVisible(wake: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && wake()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
