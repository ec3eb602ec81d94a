import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { openPushService, type PushService, type TestDevice } from '../../../../../harness/push-service.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { USUAL } from '../../contract.ts'
import { loadPushKeys } from '../../keys/server/port.ts'
import { addDevice, saveChoice } from '../../server/store.ts'
import { openDelivery, pauseAfter } from './handlers.ts'

const ANA = 'ana' as StudentId
const NOON = Date.parse('2026-03-18T15:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const MESSAGE = {
  title: 'Hora de estudar',
  body: 'É o horário que você planejou.',
  path: '/',
  tag: 'study-start',
}
const SUBJECT = 'mailto:posse@exemplo.com.br'

describe.each(engines)('reminders on their way on $name', ({ open }) => {
  let database: TestDatabase
  let service: PushService
  let other: PushService
  let now: number
  const log = pino({ level: 'silent' })

  beforeAll(async () => {
    database = await open()
    ;[service, other] = [await openPushService(), await openPushService()]
  })
  beforeEach(async () => {
    now = NOON
    await sql`delete from push_subscription`.execute(database.db)
    await saveChoice(database.db, ANA, { ...USUAL, quiet_from: 0, quiet_until: 0 }, new Date(now))
  })
  afterAll(async () => {
    await service.close()
    await other.close()
    await database.close()
  })

  /** A process of its own. */
  const delivery = (timeoutMs = 600) =>
    openDelivery({
      dataDir: database.dataDir,
      subject: SUBJECT,
      log,
      clock: () => new Date(now),
      reach: { lookup: undefined, may: () => true, timeoutMs },
    }).job
  const subscribe = async (
    manners: TestDevice['manners'] = [201],
    at = service,
    session: string | null = null,
  ) => {
    const device = at.subscribe()
    device.manners = manners
    const { endpoint, p256dh, auth } = device
    await addDevice(database.db, ANA, { endpoint, p256dh, auth, session, now: new Date(now) })
    return device
  }
  const remind = async (key = 'study-start 2026-03-18', giveUpMs = 6 * 60 * MINUTE) => {
    await sql`
      insert into reminder (user_id, subscription_id, key, message, next_try_at, give_up_at, tries)
      select user_id, id, ${key}, ${JSON.stringify(MESSAGE)}, ${new Date(now)}, ${new Date(now + giveUpMs)}, 0
      from push_subscription on conflict do nothing`.execute(database.db)
  }
  const waiting = async () => {
    const { rows } = await sql<{ at: Date }>`
      select next_try_at as at from reminder where next_try_at is not null order by 1`.execute(database.db)
    return rows.map(({ at }) => (at.getTime() - now) / SECOND)
  }
  const devices = async () => (await sql`select from push_subscription`.execute(database.db)).rows.length

  it('that wait go to no device whose session has ended meanwhile', async () => {
    const [left, kept] = [await subscribe([201], service, 'ended'), await subscribe()]
    await remind()
    await delivery().run(database.db)
    expect([left.received, kept.received]).toEqual([[], [expect.anything()]])
  })

  it('come to the browser as they were written, from this server, once', async () => {
    const device = await subscribe()
    await remind()
    await delivery().run(database.db)
    await delivery().run(database.db)
    const { publicKey } = await loadPushKeys(database.dataDir)
    expect(device.received).toEqual([
      {
        message: MESSAGE,
        subject: SUBJECT,
        publicKey,
        ttl: String(6 * 3600),
        topic: expect.stringMatching(/^[\w-]{32}$/),
      },
    ])
    expect(await waiting()).toEqual([])
    // Made again, it is there already.
    await remind()
    await delivery().run(database.db)
    expect(device.askedAt.length).toBe(1)
  })

  it.each([404, 410])(
    'are given up with a device that is gone (%i), and with what waits for it',
    async (status) => {
      const device = await subscribe([status])
      await remind('one')
      await remind('two')
      await delivery().run(database.db)
      expect(await devices()).toBe(0)
      expect(await waiting()).toEqual([])
      expect(device.askedAt.length).toBeLessThanOrEqual(2)
    },
  )

  it.each<[TestDevice['manners'][number]]>([[429], [500], [503], ['never']])(
    'come later when the push service answers %s, after longer and longer pauses',
    async (manner) => {
      const device = await subscribe([manner, manner, 201])
      await remind()
      const job = delivery(manner === 'never' ? 300 : 5000)
      await job.run(database.db)
      expect(await waiting()).toEqual([30])
      await job.run(database.db)
      expect(device.askedAt.length).toBe(1)
      now += 31 * SECOND
      await job.run(database.db)
      expect(await waiting()).toEqual([60])
      now += 61 * SECOND
      await delivery(5000).run(database.db)
      expect(device.received).toHaveLength(1)
      expect(await waiting()).toEqual([])
    },
  )

  it('are kept once by the push service of a browser that is away, of each kind', async () => {
    const device = await subscribe()
    for (const key of ['study-start 2026-03-18', 'study-start 2026-03-19', 'other']) await remind(key)
    await sql`update reminder set message = ${JSON.stringify({ ...MESSAGE, tag: 'other' })} where key = 'other'`.execute(
      database.db,
    )
    await delivery().run(database.db)
    expect(device.received).toHaveLength(3)
    expect(new Set(device.received.map(({ topic }) => topic)).size).toBe(2)
  })

  it('wait as long as the push service asks', async () => {
    const device = await subscribe([429])
    device.retryAfter = '120'
    await remind()
    await delivery().run(database.db)
    expect(await waiting()).toEqual([120])
    expect([1, 2, 5, 20].map((tries) => pauseAfter(tries, null) / SECOND)).toEqual([30, 60, 480, 3600])
    expect([1, 20].map((tries) => pauseAfter(tries, 7200 * SECOND) / SECOND)).toEqual([7200, 7200])
  })

  it('wait until the date that the push service names', async () => {
    const device = await subscribe([503])
    device.retryAfter = new Date(Date.now() + 10 * MINUTE).toUTCString()
    await remind()
    await delivery().run(database.db)
    const [seconds = 0] = await waiting()
    expect(Math.abs(seconds - 600)).toBeLessThan(10)
  })

  it.each([400, 401, 413])('are not tried again when they are refused (%i)', async (status) => {
    const device = await subscribe([status])
    await remind()
    await delivery().run(database.db)
    now += 60 * MINUTE
    await delivery().run(database.db)
    expect([device.askedAt.length, await devices(), await waiting()]).toEqual([1, 1, []])
  })

  it('are forgotten once they are no news', async () => {
    const device = await subscribe([500])
    await remind('study-start', MINUTE)
    const job = delivery()
    await job.run(database.db)
    now += 2 * MINUTE
    await job.run(database.db)
    expect([device.askedAt.length, await waiting()]).toEqual([1, []])
  })

  it('wait in quiet hours', async () => {
    const device = await subscribe()
    const noon = { ...USUAL, quiet_from: 12 * 60, quiet_until: 13 * 60 }
    await saveChoice(database.db, ANA, noon, new Date(now))
    await remind()
    const job = delivery()
    await job.run(database.db)
    expect([device.askedAt.length, await waiting()]).toEqual([0, [15 * 60]])
    now += 61 * MINUTE
    await job.run(database.db)
    expect(device.received).toHaveLength(1)
  })

  it('are sent once by two processes that share the queue', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => subscribe(['slow', 201])))
    await remind()
    const [one, two] = [delivery(10_000), delivery(10_000)]
    await Promise.all([one.run(database.db), two.run(database.db)])
    expect(all.map(({ askedAt }) => askedAt.length)).toEqual(all.map(() => 1))
  })

  it('are sent by another process when one died with them', async () => {
    const device = await subscribe()
    await remind()
    await sql`update reminder set next_try_at = ${new Date(now + MINUTE)}, tries = 1`.execute(database.db)
    await delivery().run(database.db)
    expect(device.askedAt.length).toBe(0)
    now += MINUTE
    await delivery().run(database.db)
    expect(device.received).toHaveLength(1)
  })

  it('are not held up by a push service that never answers', async () => {
    const dead = await Promise.all(Array.from({ length: 12 }, () => subscribe(['never'])))
    await remind()
    const alive = await subscribe([201], other)
    await remind()
    const job = delivery(1000)
    const run = job.run(database.db)
    await expect.poll(() => alive.received.length, { timeout: 900, interval: 20 }).toBe(1)
    await run
    // The dead one is left alone after its first four.
    expect(dead.reduce((sum, { askedAt }) => sum + askedAt.length, 0)).toBeLessThanOrEqual(4)
  })

  it('never go to an address of an inner network', async () => {
    const device = await subscribe()
    await remind()
    await openDelivery({
      dataDir: database.dataDir,
      subject: SUBJECT,
      log,
      clock: () => new Date(now),
    }).job.run(database.db)
    expect([device.askedAt.length, await devices()]).toEqual([0, 0])
  })
})
