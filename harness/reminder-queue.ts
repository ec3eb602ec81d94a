import { sql } from 'kysely'
import { pino } from 'pino'
import { type ReminderChoice, USUAL } from '../src/features/reminders/contract.ts'
import { openDelivery } from '../src/features/reminders/delivery/server/handlers.ts'
import { addDevice, saveChoice } from '../src/features/reminders/server/store.ts'
import type { StudentId } from '../src/shared/ids.ts'
import type { TestDatabase } from './database.ts'
import type { PushService, TestDevice } from './push-service.ts'

const ANA = 'ana' as StudentId
export const BIA = 'bia' as StudentId
export const CAIO = 'caio' as StudentId
const NOON = Date.parse('2026-03-18T15:00:00Z')
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const SUBJECT = 'mailto:posse@exemplo.com.br'
export const MESSAGE = {
  title: 'Hora de estudar',
  body: 'É o horário que você planejou.',
  path: '/',
  tag: 'study-start',
}

interface Subscribing {
  readonly at?: PushService
  readonly session?: string | null
  readonly student?: StudentId
}

/** Notices that wait for a student's devices, and the processes that send them, by a clock that tests set. */
export class ReminderQueue {
  readonly #database: TestDatabase
  readonly #service: PushService
  now = NOON
  /** Whether a waiting notice would still be made. */
  holds = async () => true

  constructor(database: TestDatabase, service: PushService) {
    this.#database = database
    this.#service = service
  }

  /** No device, at noon, and no hour is quiet. */
  async empty(): Promise<void> {
    this.now = NOON
    this.holds = async () => true
    await sql`delete from push_subscription`.execute(this.#database.db)
    await this.choose({ quiet_from: 0, quiet_until: 0 })
  }

  async choose(part: Partial<ReminderChoice>): Promise<void> {
    await saveChoice(this.#database.db, ANA, { ...USUAL, ...part }, new Date(this.now))
  }

  delivery({ timeoutMs = 600, clock = () => new Date(this.now) } = {}) {
    const reach = { lookup: undefined, may: () => true, timeoutMs }
    return openDelivery({ ...this.#options, clock, reach }).job
  }

  /** A delivery restricted to the addresses that a server may reach. */
  guardedDelivery() {
    return openDelivery({ ...this.#options, clock: () => new Date(this.now) }).job
  }

  async subscribe(
    manners: TestDevice['manners'] = [201],
    { at = this.#service, session = null, student = ANA }: Subscribing = {},
  ): Promise<TestDevice> {
    const device = at.subscribe()
    device.manners = manners
    const { endpoint, p256dh, auth } = device
    await addDevice(this.#database.db, student, { endpoint, p256dh, auth, session, now: new Date(this.now) })
    return device
  }

  /** Each device is to be told. */
  async remind(key = 'study-start 2026-03-18', { giveUpMs = 6 * 60 * MINUTE, tag = MESSAGE.tag } = {}) {
    const message = JSON.stringify({ ...MESSAGE, tag })
    await sql`
      insert into reminder (user_id, subscription_id, key, message, next_try_at, give_up_at, tries)
      select user_id, id, ${key}, ${message}, ${new Date(this.now)}, ${new Date(this.now + giveUpMs)}, 0
      from push_subscription on conflict do nothing`.execute(this.#database.db)
  }

  /** Seconds until each message that waits is tried. */
  async waiting(): Promise<number[]> {
    const { rows } = await sql<{ at: Date }>`
      select next_try_at as at from reminder where next_try_at is not null order by 1`.execute(
      this.#database.db,
    )
    return rows.map(({ at }) => (at.getTime() - this.now) / SECOND)
  }

  async devices(): Promise<number> {
    return (await sql`select from push_subscription where gone_at is null`.execute(this.#database.db)).rows
      .length
  }

  get #options() {
    return {
      dataDir: this.#database.dataDir,
      subject: SUBJECT,
      log: pino({ level: 'silent' }),
      stillHolds: () => this.holds(),
    }
  }
}
