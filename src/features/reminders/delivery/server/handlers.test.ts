import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { openPushService, type PushService, type TestDevice } from '../../../../../harness/push-service.ts'
import {
  BIA,
  CAIO,
  MESSAGE,
  MINUTE,
  ReminderQueue,
  SECOND,
  SUBJECT,
} from '../../../../../harness/reminder-queue.ts'
import { loadPushKeys } from '../../keys/server/port.ts'
import { pauseAfter } from './handlers.ts'

describe.each(engines)('reminders on their way on $name', ({ open }) => {
  let database: TestDatabase
  let service: PushService
  let other: PushService
  let queue: ReminderQueue

  beforeAll(async () => {
    database = await open()
    ;[service, other] = [await openPushService(), await openPushService()]
    queue = new ReminderQueue(database, service)
  })
  beforeEach(() => queue.empty())
  afterAll(async () => {
    await service.close()
    await other.close()
    await database.close()
  })

  it('that wait go to no device whose session has ended meanwhile', async () => {
    const [left, active] = [await queue.subscribe([201], { session: 'ended' }), await queue.subscribe()]
    await queue.remind()
    await queue.delivery().run(database.db)
    expect([left.received, active.received]).toEqual([[], [expect.anything()]])
  })

  it('come to the browser as they were written, from this server, once', async () => {
    const device = await queue.subscribe()
    await queue.remind()
    await queue.delivery().run(database.db)
    await queue.delivery().run(database.db)
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
    expect(await queue.waiting()).toEqual([])
    // The queue already has it when it is made again.
    await queue.remind()
    await queue.delivery().run(database.db)
    expect(device.requestedAt.length).toBe(1)
  })

  it.each([404, 410])(
    'are given up with a device that is gone (%i), and with what waits for it',
    async (status) => {
      const device = await queue.subscribe([status])
      await queue.remind('one')
      await queue.remind('two')
      await queue.delivery().run(database.db)
      expect(await queue.devices()).toBe(0)
      expect(await queue.waiting()).toEqual([])
      expect(device.requestedAt.length).toBeLessThanOrEqual(2)
    },
  )

  it.each<[TestDevice['manners'][number]]>([[429], [500], [503], ['never']])(
    'come later when the push service answers %s, after longer and longer pauses',
    async (manner) => {
      const device = await queue.subscribe([manner, manner, 201])
      await queue.remind()
      const job = queue.delivery({ timeoutMs: manner === 'never' ? 300 : 5000 })
      await job.run(database.db)
      expect(await queue.waiting()).toEqual([30])
      await job.run(database.db)
      expect(device.requestedAt.length).toBe(1)
      queue.now += 31 * SECOND
      await job.run(database.db)
      expect(await queue.waiting()).toEqual([60])
      queue.now += 61 * SECOND
      await queue.delivery({ timeoutMs: 5000 }).run(database.db)
      expect(device.received).toHaveLength(1)
      expect(await queue.waiting()).toEqual([])
    },
  )

  it('are kept once by the push service of a browser that is away, of each kind', async () => {
    const device = await queue.subscribe()
    for (const key of ['study-start 2026-03-18', 'study-start 2026-03-19']) await queue.remind(key)
    await queue.remind('other', { tag: 'other' })
    await queue.delivery().run(database.db)
    expect(device.received).toHaveLength(3)
    expect(new Set(device.received.map(({ topic }) => topic)).size).toBe(2)
  })

  it('wait as long as the push service asks', async () => {
    const device = await queue.subscribe([429])
    device.retryAfter = '120'
    await queue.remind()
    await queue.delivery().run(database.db)
    expect(await queue.waiting()).toEqual([120])
    expect([1, 2, 5, 20].map((tries) => pauseAfter(tries, null) / SECOND)).toEqual([30, 60, 480, 3600])
    expect([1, 20].map((tries) => pauseAfter(tries, 7200 * SECOND) / SECOND)).toEqual([7200, 7200])
  })

  it('wait until the date that the push service names', async () => {
    const device = await queue.subscribe([503])
    device.retryAfter = new Date(Date.now() + 10 * MINUTE).toUTCString()
    await queue.remind()
    await queue.delivery().run(database.db)
    const [seconds = 0] = await queue.waiting()
    expect(Math.abs(seconds - 600)).toBeLessThan(10)
  })

  it.each([400, 401, 413])('are not tried again when they are refused (%i)', async (status) => {
    const device = await queue.subscribe([status])
    await queue.remind()
    await queue.delivery().run(database.db)
    queue.now += 60 * MINUTE
    await queue.delivery().run(database.db)
    expect([device.requestedAt.length, await queue.devices(), await queue.waiting()]).toEqual([1, 1, []])
  })

  it('are forgotten once they are no news', async () => {
    const device = await queue.subscribe([500])
    await queue.remind('study-start', { giveUpMs: MINUTE })
    const job = queue.delivery()
    await job.run(database.db)
    queue.now += 2 * MINUTE
    await job.run(database.db)
    expect([device.requestedAt.length, await queue.waiting()]).toEqual([1, []])
  })

  it('are not sent once what they tell is over, also where they were tried before', async () => {
    const device = await queue.subscribe([503, 201])
    await queue.remind()
    const job = queue.delivery()
    await job.run(database.db)
    queue.holds = async () => false
    queue.now += 31 * SECOND
    await job.run(database.db)
    expect([device.requestedAt.length, await queue.waiting()]).toEqual([1, []])
  })

  it('wait in quiet hours', async () => {
    const device = await queue.subscribe()
    await queue.choose({ quiet_from: 12 * 60, quiet_until: 13 * 60 })
    await queue.remind()
    const job = queue.delivery()
    await job.run(database.db)
    expect([device.requestedAt.length, await queue.waiting()]).toEqual([0, [15 * 60]])
    queue.now += 61 * MINUTE
    await job.run(database.db)
    expect(device.received).toHaveLength(1)
  })

  it('are kept by the push service of a browser that is away until quiet hours begin', async () => {
    const device = await queue.subscribe()
    await queue.choose({ quiet_from: 13 * 60, quiet_until: 7 * 60 })
    await queue.remind()
    await queue.delivery().run(database.db)
    expect(device.received).toMatchObject([{ ttl: '3600' }])
  })

  it('are not held up by a push service that never answers', async () => {
    const dead = await Promise.all(Array.from({ length: 12 }, () => queue.subscribe(['never'])))
    await queue.remind()
    const alive = await queue.subscribe([201], { at: other })
    await queue.remind()
    const job = queue.delivery({ timeoutMs: 2000 })
    const run = job.run(database.db)
    await expect.poll(() => alive.received.length, { timeout: 1900, interval: 20 }).toBe(1)
    await run
    // After four failures the dead service is left alone.
    expect(dead.reduce((sum, { requestedAt }) => sum + requestedAt.length, 0)).toBeLessThanOrEqual(4)
  })

  it('are not held up by another student’s many push services, none of which answers', async () => {
    const dead = await Promise.all(Array.from({ length: 9 }, () => openPushService()))
    await Promise.all(dead.map((at) => queue.subscribe(['never'], { at })))
    await queue.remind()
    const device = await queue.subscribe([201], { at: other, student: BIA })
    await queue.remind()
    const stopping = new AbortController()
    const run = queue.delivery({ timeoutMs: 2000 }).run(database.db, stopping.signal)
    await expect.poll(() => device.received.length, { timeout: 1900, interval: 20 }).toBe(1)
    stopping.abort()
    await run
    await Promise.all(dead.map((service) => service.close()))
  })

  it('reach a service that answers past any number of students with many services that do not', async () => {
    const job = queue.delivery({ timeoutMs: 2000 })
    const device = await queue.subscribe([201], { at: other, student: CAIO })
    await queue.remind('study-start 2026-03-17')
    await job.run(database.db)
    const dead = await Promise.all(Array.from({ length: 9 }, () => openPushService()))
    for (const student of [undefined, BIA])
      await Promise.all(dead.map((at) => queue.subscribe(['never'], { at, ...(student && { student }) })))
    await queue.remind()
    queue.now += SECOND
    await queue.remind('study-start 2026-03-19')
    const stopping = new AbortController()
    const run = job.run(database.db, stopping.signal)
    await expect.poll(() => device.received.length, { timeout: 1900, interval: 20 }).toBe(3)
    stopping.abort()
    await run
    await Promise.all(dead.map((service) => service.close()))
  })

  it('are all answered for at the end of a run, also where the database fails one of them', async () => {
    const devices = [await queue.subscribe(['never']), await queue.subscribe(['never'])]
    await queue.remind()
    let looks = 0
    queue.holds = () => {
      looks += 1
      return looks === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(true)
    }
    await expect(queue.delivery({ timeoutMs: 300 }).run(database.db)).rejects.toThrow('The database is away.')
    expect(await queue.waiting()).toEqual([30, 60])
    expect(devices.flatMap(({ requestedAt }) => requestedAt)).toHaveLength(1)
  })

  it('never go to an address of an inner network', async () => {
    const device = await queue.subscribe()
    await queue.remind()
    await queue.guardedDelivery().run(database.db)
    expect([device.requestedAt.length, await queue.devices()]).toEqual([0, 0])
  })
})
