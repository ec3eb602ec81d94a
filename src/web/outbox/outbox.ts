import { type Choices, revisionOf, type Whole } from '../../shared/whole.ts'
import { TIMEOUT_MS } from '../api/http.ts'
import { OutboxDisk } from './outbox-disk.ts'
import {
  carrierOf,
  type Entries,
  nextOf,
  type OutboxEntry,
  withEntry,
  withRefusal,
  withRetry,
  withTheirs,
} from './outbox-rules.ts'

export type NewOutboxEntry = Omit<OutboxEntry, 'userId' | 'state' | 'message' | 'theirs'>

/** Sends as the entry's own student; rejects with the answer's `status`, or without one when none came. */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>

export interface OutboxOptions {
  userId: string
  send: Send
  /** Rejects while nothing can be sent at all. */
  ready?: () => Promise<unknown>
  onSent?: (entry: OutboxEntry) => void
  /** It is called when the first in line has to wait, without an answer or with one that may pass. */
  onWait?: (wait: Wait) => void
  /** Tells when it is worth trying again; the function returned ends it. */
  onWake?: (wake: () => void) => () => void
  /** All are in ms: an unanswered send, and the first and longest wait before the next. */
  times?: { timeout: number; first: number; longest: number }
}

/** Without a status no answer came, or it was not even tried. */
export interface Wait {
  readonly id?: string
  readonly status?: number
}

/** `theirs` is the whole as it is now, where the change was made from an older one. */
interface Refused {
  type: 'rejected'
  message: string
  theirs?: Whole | undefined
}

type SendOutcome = { type: 'sent' } | ({ type: 'wait' } & Wait) | Refused

const TIMES = { timeout: TIMEOUT_MS, first: 1000, longest: 60_000 }

/** A server that is there, and cannot do it. */
const FAILED = 500

/** Answers that another try may change: signed out, timed out, too early, too many. */
const PASSING = new Set([401, 408, 425, 429])

/**
 * Sends a student's writes exactly once, in order but for those over which the server fails. Close it
 * on signing out: what waits stays.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #times: typeof TIMES
  readonly #disk: OutboxDisk
  readonly #stopListening: () => void
  #isOpen = true
  #failures = 0
  /** How often the server failed over each that waits, since the page was opened. */
  readonly #failed = new Map<string, number>()
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

  get seen(): Promise<void> {
    return this.#disk.seen
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#disk.subscribe(listener)

  /** Those that wait or were rejected, oldest first; the same list until it changes. */
  readonly getSnapshot = (): readonly OutboxEntry[] => this.#disk.getSnapshot()

  /** Returns false when nothing is to be sent, as a refused making was taken back. Rejects if not kept. */
  async enqueue(entry: NewOutboxEntry): Promise<boolean> {
    const kept: OutboxEntry = { ...entry, userId: this.#options.userId, state: 'waiting' }
    try {
      const after = await this.#disk.change((entries) => withEntry(entries, kept))
      return carrierOf(after, kept) !== undefined
    } finally {
      this.drain()
    }
  }

  /** Resolves when all is sent or has to wait again; it never rejects. */
  drain(): Promise<void> {
    this.#queued ??= this.#running.then(() => this.#pass())
    this.#running = this.#queued
    return this.#queued
  }

  async retry(id: string): Promise<void> {
    await this.#disk.change((entries) => withRetry(entries, id))
    await this.drain()
  }

  /** Says of a change that collided what stays; the rest of both is kept. */
  async decide({ id, theirs, message = '' }: OutboxEntry, choices: Choices): Promise<void> {
    if (theirs) await this.#disk.change((kept) => withTheirs(kept, id, { theirs, message, choices }))
    await this.drain()
  }

  async discard(id: string): Promise<void> {
    await this.#disk.change((entries) => entries.filter((entry) => entry.id !== id))
  }

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
    // The wait is between half and all of it, so that many devices do not come back at the same moment.
    this.#timer = setTimeout(() => this.drain(), longest * (0.5 + Math.random() / 2))
  }

  /** Returns false when the first in line has to wait. Asks the disk each time: other tabs add to it. */
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

  async #sendNext(): Promise<SendOutcome> {
    const entry = nextOf(await this.#disk.read(), this.#failed)
    if (!entry) return { type: 'sent' }
    const outcome = await attempt(this.#options.send, entry, this.#times.timeout)
    if (outcome.type === 'rejected') await this.#disk.change((kept) => withRejected(kept, entry, outcome))
    if (outcome.type === 'wait' && outcome.status === FAILED)
      this.#failed.set(entry.id, (this.#failed.get(entry.id) ?? 0) + 1)
    if (outcome.type !== 'sent') return outcome
    this.#failed.delete(entry.id)
    await this.discard(entry.id)
    this.#options.onSent?.(entry)
    return outcome
  }
}

/** Refused as made from what it was made from anew, it would be so for ever. */
function withRejected(entries: Entries, { id, made }: OutboxEntry, { message, theirs }: Refused) {
  const isOther = theirs && made && revisionOf(theirs) !== revisionOf(made.from)
  return isOther ? withTheirs(entries, id, { theirs, message }) : withRefusal(entries, id, message)
}

const WAIT: SendOutcome = { type: 'wait' }

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting'

async function attempt(send: Send, entry: OutboxEntry, timeout: number): Promise<SendOutcome> {
  const signal = AbortSignal.timeout(timeout)
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
  try {
    await Promise.race([send(entry, signal), late])
    return { type: 'sent' }
  } catch (error) {
    return outcomeOf(entry, error)
  }
}

function outcomeOf(entry: OutboxEntry, error: unknown): SendOutcome {
  const { status, message, current } = error as { status?: unknown; message?: unknown; current?: Whole }
  if (!isRefused(entry, status))
    return { type: 'wait', id: entry.id, ...(typeof status === 'number' ? { status } : {}) }
  if (entry.method === 'DELETE' && status === 404) return { type: 'sent' }
  return { type: 'rejected', message: String(message), theirs: current }
}

function isRefused({ isLight }: OutboxEntry, status: unknown): boolean {
  if (typeof status !== 'number') return false
  if (status === FAILED) return isLight === true
  return status >= 400 && status < 500 && !PASSING.has(status)
}

/** One tab works at a time. Without locks (plain http) two may send an entry each: its key makes it one. */
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
