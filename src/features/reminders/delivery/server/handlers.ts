import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../../server/database/db.ts'
import type { Job } from '../../../../server/operation/jobs.ts'
import { DEFAULT_TIME_ZONE } from '../../../../shared/calendar.ts'
import { isQuiet, quietAfter } from '../../rules.ts'
import type { Outcome, Reach } from './port.ts'
import { type Claimed, claim, forgetOld, loseDevice, tryAgain } from './store.ts'

const LOOK_SECONDS = 5
/** Lanes in all, and shares of one service and one student, so that a dead service delays only itself. */
const LANES = 8
const LANES_OF_SERVICE = 4
const LANES_OF_STUDENT = 5
const LANES_OF_UNKNOWN = 6
/** A push service counts as answering if it did so within this time. */
const QUICK_MS = 5000
const KNOWN_SERVICES = 1000
/** Longer than any send. */
const LEASE_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** How long a failed push service is left alone. */
const REST_MS = 30_000
const QUIET_PAUSE_MS = 15 * 60_000
const RETENTION_MS = 3 * 24 * 3_600_000

/** Whether the message is still true: it may have waited for hours. */
export type StillHolds = (db: Db, message: Pick<Claimed, 'user_id' | 'key'>, now: Date) => Promise<boolean>

interface DeliveryOptions {
  readonly dataDir: string
  readonly subject: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly stillHolds: StillHolds
  readonly clock?: () => Date
  readonly reach?: Reach
}

/** From 30 s, doubled with each try, to an hour; longer only if the push service asks for it. */
export const pauseAfter = (tries: number, afterMs: number | null): number =>
  Math.max(
    Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)),
    Math.min(RETENTION_MS, afterMs ?? 0),
  )

/** A slow service delays only its own messages, and a student with many of those only himself. */
export function openDelivery(options: DeliveryOptions): { job: Job } {
  const { clock = () => new Date() } = options
  const traffic = watchTraffic(clock)
  const next = claiming(traffic, clock)
  const lane = async (db: Db, stopping?: AbortSignal) => {
    for (let claimed = await next(db); claimed; claimed = stopping?.aborted ? undefined : await next(db)) {
      const { origin, user_id } = claimed
      await attempt(db, claimed, { ...options, clock, traffic }).finally(() => traffic.end(origin, user_id))
    }
  }
  const run: Job['run'] = async (db, stopping) => {
    const ends = await Promise.allSettled(Array.from({ length: LANES }, () => lane(db, stopping)))
    // Waits until nothing is on its way: the next run opens all lanes again, and a stop closes the database.
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    await forgetOld(db, new Date(clock().getTime() - RETENTION_MS))
  }
  return { job: { name: 'send reminders', everySeconds: LOOK_SECONDS, run } }
}

/** Messages on their way by push service and student, and when services last answered. */
interface Traffic {
  begin(origin: string, student: string): void
  end(origin: string, student: string): void
  answered(origin: string, isQuick: boolean): void
  rest(origin: string): void
  /** `only` are the services allowed when all others are busy. */
  busy(): { services: string[]; students: string[]; only: string[] | null }
}

function watchTraffic(clock: () => Date): Traffic {
  const [services, students] = [new Map<string, number>(), new Map<string, number>()]
  const resting = new Map<string, number>()
  const known = new LRUCache<string, true>({ max: KNOWN_SERVICES })
  const count = (sending: Map<string, number>, of: string, more: number) => {
    const now = (sending.get(of) ?? 0) + more
    if (now > 0) sending.set(of, now)
    else sending.delete(of)
  }
  const both = (more: number) => (origin: string, student: string) => {
    count(services, origin, more)
    count(students, student, more)
  }
  const full = (sending: Map<string, number>, most: number) =>
    [...sending].flatMap(([of, many]) => (many >= most ? [of] : []))
  const isUnknownFull = () =>
    [...services].reduce((sum, [origin, many]) => sum + (known.has(origin) ? 0 : many), 0) >= LANES_OF_UNKNOWN
  return {
    begin: both(1),
    end: both(-1),
    answered: (origin, isQuick) => void (isQuick ? known.set(origin, true) : known.delete(origin)),
    rest: (origin) => void resting.set(origin, clock().getTime() + REST_MS),
    busy: () => {
      const now = clock().getTime()
      for (const [origin, until] of resting) if (until <= now || until > now + REST_MS) resting.delete(origin)
      return {
        services: [...full(services, LANES_OF_SERVICE), ...resting.keys()],
        students: full(students, LANES_OF_STUDENT),
        only: isUnknownFull() ? [...known.keys()] : null,
      }
    },
  }
}

// Claims one message at a time, so that each claim sees all traffic.
function claiming(traffic: Traffic, clock: () => Date) {
  const take = async (db: Db) => {
    const now = clock()
    const later = (ms: number) => new Date(now.getTime() + ms)
    const claimed = await claim(db, {
      now,
      lease: later(LEASE_MS),
      lost: later(RETENTION_MS + LEASE_MS),
      busy: traffic.busy(),
    })
    if (claimed) traffic.begin(claimed.origin, claimed.user_id)
    return claimed
  }
  let taking: Promise<unknown> = Promise.resolve()
  return (db: Db): Promise<Claimed | undefined> => {
    const batch = taking.then(() => take(db))
    taking = batch.catch(() => undefined)
    return batch
  }
}

interface Attempting extends DeliveryOptions {
  readonly clock: () => Date
  readonly traffic: Traffic
}

async function attempt(db: Db, claimed: Claimed, { clock, traffic, ...options }: Attempting): Promise<void> {
  const now = clock()
  const { origin, tries, choice, zone } = { ...claimed, zone: claimed.zone ?? DEFAULT_TIME_ZONE }
  if (claimed.give_up_at <= now) return tryAgain(db, claimed, null)
  if (isQuiet(choice, now, zone)) return tryAgain(db, claimed, new Date(now.getTime() + QUIET_PAUSE_MS))
  if (!(await options.stillHolds(db, claimed, now))) return tryAgain(db, claimed, null)
  const send = await sender(claimed, options)
  // A process frozen for longer than its lease leaves the message to its new owner.
  if (clock() >= claimed.next_try_at) return
  // A browser that is offline must not show it in quiet hours either.
  const until = Math.min(claimed.give_up_at.getTime(), quietAfter(choice, now, zone)?.getTime() ?? Infinity)
  const sentAt = performance.now()
  const outcome = await send(Math.round((until - now.getTime()) / 1000))
  traffic.answered(origin, outcome.kind !== 'later' && performance.now() - sentAt < QUICK_MS)
  if (outcome.kind === 'gone') return loseDevice(db, claimed, clock())
  if (outcome.kind === 'sent') return tryAgain(db, claimed, null)
  options.log.warn({ origin, tries, reason: outcome.reason }, 'a push service refused a reminder')
  if (outcome.kind === 'refused') return tryAgain(db, claimed, null)
  traffic.rest(origin)
  await tryAgain(db, claimed, new Date(clock().getTime() + pauseAfter(tries, outcome.afterMs)))
}

/** Loads the code and keys with the first message, not at the start. */
async function sender(claimed: Claimed, { dataDir, subject, reach }: DeliveryOptions) {
  const [{ push }, { loadPushKeys }] = await Promise.all([
    import('./port.ts'),
    import('../../keys/server/port.ts'),
  ])
  const keys = await loadPushKeys(dataDir)
  return (ttl: number): Promise<Outcome> => push(claimed, claimed.message, { keys, subject, ttl }, reach)
}
