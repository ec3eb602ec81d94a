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
  /** Called when the first entry has to wait, without an answer or with one that may pass. */
  onWait?: (wait: Wait) => void
  /** Tells when a retry is worthwhile; returns the function that ends it. */
  onWake?: (wake: () => void) => () => void
  /** In ms: the limit of one send, and the first and longest wait before the next. */
  times?: { timeout: number; first: number; longest: number }
}

/** Without a `status` no answer came, or nothing was sent. */
export interface Wait {
  readonly id?: string
  readonly status?: number
}

/** `theirs` is the current whole, when the change was made from an older one. */
interface Refused {
  type: 'rejected'
  message: string
  theirs?: Whole | undefined
}

type SendOutcome = { type: 'sent' } | ({ type: 'wait' } & Wait) | Refused

const TIMES = { timeout: TIMEOUT_MS, first: 1000, longest: 60_000 }

const FAILED = 500

/** Answers that another try may change: signed out, timed out, too early, too many. */
const PASSING = new Set([401, 408, 425, 429])

/** Sends writes once and in order, but for those the server fails over. Close it on signing out. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #times: typeof TIMES
  readonly #disk: OutboxDisk
  readonly #stopListening: () => void
  #isOpen = true
  #failures = 0
  /** How often the server failed over each waiting entry, since the page was opened. */
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

  get loaded(): Promise<void> {
    return this.#disk.loaded
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#disk.subscribe(listener)

  readonly getSnapshot = (): readonly OutboxEntry[] => this.#disk.getSnapshot()

  /** False when nothing is left to send: it cancelled a refused one. Rejects if it was not stored. */
  async enqueue(entry: NewOutboxEntry): Promise<boolean> {
    const queued: OutboxEntry = { ...entry, userId: this.#options.userId, state: 'waiting' }
    try {
      const after = await this.#disk.change((entries) => withEntry(entries, queued))
      return carrierOf(after, queued) !== undefined
    } finally {
      this.drain()
    }
  }

  /** Resolves when all is sent or has to wait again; never rejects. */
  drain(): Promise<void> {
    this.#queued ??= this.#running.then(() => this.#pass())
    this.#running = this.#queued
    return this.#queued
  }

  async retry(id: string): Promise<void> {
    await this.#disk.change((entries) => withRetry(entries, id))
    await this.drain()
  }

  /** Resolves a collision by the student's choices, and keeps the rest of both changes. */
  async decide({ id, theirs, message = '' }: OutboxEntry, choices: Choices): Promise<void> {
    if (theirs) await this.#disk.change((entries) => withTheirs(entries, id, { theirs, message, choices }))
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

  /** Failures from before do not count after the network has come back. */
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
    // Waits a random time between half and all of it, so that many devices do not return at once.
    this.#timer = setTimeout(() => this.drain(), longest * (0.5 + Math.random() / 2))
  }

  /** Returns false when the first entry has to wait. Reads the disk each time: other tabs add to it. */
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
    // `onLine` is reliable only when it is false.
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
    if (outcome.type === 'rejected')
      await this.#disk.change((entries) => withRejected(entries, entry, outcome))
    if (outcome.type === 'wait' && outcome.status === FAILED)
      this.#failed.set(entry.id, (this.#failed.get(entry.id) ?? 0) + 1)
    if (outcome.type !== 'sent') return outcome
    this.#failed.delete(entry.id)
    await this.discard(entry.id)
    this.#options.onSent?.(entry)
    return outcome
  }
}

/** Marks an entry as rejected. Drops its base, because with it the server would refuse every later try. */
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

/** One tab sends at a time. Without locks (plain http) two may send an entry each: its key makes it one. */
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
