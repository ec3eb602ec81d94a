import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../../server/database/db.ts'
import type { Job } from '../../../../server/operation/jobs.ts'
import { DEFAULT_TIME_ZONE } from '../../../../shared/calendar.ts'
import { isQuiet } from '../../rules.ts'
import type { Outcome, Reach } from './port.ts'
import { type Claimed, claim, forgetOld, loseDevice, tryAgain } from './store.ts'

const LOOK_SECONDS = 5
/** Messages on their way at once, and how many of them to one push service. */
const LANES = 8
const LANES_OF_ONE = 4
/** Outlasts every send. */
const LEASE_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** A push service that failed is left alone for so long. */
const REST_MS = 30_000
const QUIET_PAUSE_MS = 15 * 60_000
const KEPT_MS = 3 * 24 * 3_600_000

/** Whether a message would still be made: it may have waited for hours. */
export type StillHolds = (db: Db, message: Pick<Claimed, 'user_id' | 'key'>, now: Date) => Promise<boolean>

interface DeliveryOptions {
  readonly dataDir: string
  readonly subject: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly stillHolds: StillHolds
  readonly clock?: () => Date
  readonly reach?: Reach
}

/** From 30 s, doubled with each try, to an hour; longer only where the push service asks for it. */
export const pauseAfter = (tries: number, afterMs: number | null): number =>
  Math.max(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)), Math.min(KEPT_MS, afterMs ?? 0))

/** Sends what is due. A push service that is slow or away holds up its own messages and no others. */
export function openDelivery(options: DeliveryOptions): { job: Job } {
  const { clock = () => new Date() } = options
  const services = watchServices(clock)
  const next = claiming(services, clock)
  const lane = async (db: Db, stopping?: AbortSignal) => {
    for (let claimed = await next(db); claimed; claimed = stopping?.aborted ? undefined : await next(db)) {
      const { origin } = claimed
      await attempt(db, claimed, { ...options, clock, services }).finally(() => services.end(origin))
    }
  }
  const run: Job['run'] = async (db, stopping) => {
    await Promise.all(Array.from({ length: LANES }, () => lane(db, stopping)))
    await forgetOld(db, new Date(clock().getTime() - KEPT_MS))
  }
  return { job: { name: 'send reminders', everySeconds: LOOK_SECONDS, run } }
}

/** How much is on its way to each push service, and which of them failed lately. */
interface Services {
  begin(origin: string): void
  end(origin: string): void
  rest(origin: string): void
  /** Those that get nothing more for now. */
  busy(): string[]
}

function watchServices(clock: () => Date): Services {
  const sending = new Map<string, number>()
  const resting = new Map<string, number>()
  const count = (origin: string, more: number) => {
    const now = (sending.get(origin) ?? 0) + more
    if (now > 0) sending.set(origin, now)
    else sending.delete(origin)
  }
  return {
    begin: (origin) => count(origin, 1),
    end: (origin) => count(origin, -1),
    rest: (origin) => void resting.set(origin, clock().getTime() + REST_MS),
    busy: () => {
      const now = clock().getTime()
      for (const [origin, until] of resting) if (until <= now) resting.delete(origin)
      const full = [...sending].flatMap(([origin, many]) => (many >= LANES_OF_ONE ? [origin] : []))
      return [...full, ...resting.keys()]
    },
  }
}

// One claim after the other, so that each knows how much is on its way.
function claiming(services: Services, clock: () => Date) {
  const take = async (db: Db) => {
    const now = clock()
    const claimed = await claim(db, { now, lease: new Date(now.getTime() + LEASE_MS), busy: services.busy() })
    if (claimed) services.begin(claimed.origin)
    return claimed
  }
  let taking: Promise<unknown> = Promise.resolve()
  return (db: Db): Promise<Claimed | undefined> => {
    const taken = taking.then(() => take(db))
    taking = taken.catch(() => undefined)
    return taken
  }
}

interface Attempting extends DeliveryOptions {
  readonly clock: () => Date
  readonly services: Services
}

async function attempt(db: Db, claimed: Claimed, { clock, services, ...options }: Attempting): Promise<void> {
  const now = clock()
  if (claimed.give_up_at <= now) return tryAgain(db, claimed, null)
  if (isQuiet(claimed.choice, now, claimed.zone ?? DEFAULT_TIME_ZONE))
    return tryAgain(db, claimed, new Date(now.getTime() + QUIET_PAUSE_MS))
  if (!(await options.stillHolds(db, claimed, now))) return tryAgain(db, claimed, null)
  const send = await sender(claimed, options)
  // A process that was frozen for longer than its lease leaves the message to whoever has it by now.
  if (clock() >= claimed.next_try_at) return
  const ttl = Math.round((claimed.give_up_at.getTime() - now.getTime()) / 1000)
  const outcome = await send(ttl)
  const { origin, tries } = claimed
  if (outcome.kind === 'gone') return loseDevice(db, claimed, clock())
  if (outcome.kind === 'sent') return tryAgain(db, claimed, null)
  options.log.warn({ origin, tries, reason: outcome.reason }, 'a reminder was not taken')
  if (outcome.kind === 'refused') return tryAgain(db, claimed, null)
  services.rest(origin)
  await tryAgain(db, claimed, new Date(clock().getTime() + pauseAfter(tries, outcome.afterMs)))
}

/** Its code and keys are read by the first who needs them, not by the start. */
async function sender(claimed: Claimed, { dataDir, subject, reach }: DeliveryOptions) {
  const [{ push }, { loadPushKeys }] = await Promise.all([
    import('./port.ts'),
    import('../../keys/server/port.ts'),
  ])
  const keys = await loadPushKeys(dataDir)
  return (ttl: number): Promise<Outcome> => push(claimed, claimed.message, { keys, subject, ttl }, reach)
}
