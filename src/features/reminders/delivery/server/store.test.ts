import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../../../../harness/database.ts'
import { engines } from '../../../../../harness/engines.ts'
import { openPushService, type PushService } from '../../../../../harness/push-service.ts'
import { MINUTE, ReminderQueue, SECOND } from '../../../../../harness/reminder-queue.ts'

describe.each(engines)('reminders that several processes send on $name', ({ open }) => {
  let database: TestDatabase
  let service: PushService
  let queue: ReminderQueue

  beforeAll(async () => {
    database = await open()
    service = await openPushService()
    queue = new ReminderQueue(database, service)
  })
  beforeEach(() => queue.empty())
  afterAll(async () => {
    await service.close()
    await database.close()
  })

  it('are sent once by two processes that share the queue', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => queue.subscribe(['slow', 201])))
    await queue.remind()
    const [one, two] = [queue.delivery({ timeoutMs: 10_000 }), queue.delivery({ timeoutMs: 10_000 })]
    await Promise.all([one.run(database.db), two.run(database.db)])
    expect(all.map(({ requestedAt }) => requestedAt.length)).toEqual(all.map(() => 1))
  })

  it('are sent by another process when one died with them', async () => {
    const device = await queue.subscribe()
    await queue.remind()
    await sql`update reminder set next_try_at = ${new Date(queue.now + MINUTE)}, tries = 1`.execute(
      database.db,
    )
    await queue.delivery().run(database.db)
    expect(device.requestedAt.length).toBe(0)
    queue.now += MINUTE
    await queue.delivery().run(database.db)
    expect(device.received).toHaveLength(1)
  })

  it('are left to other processes by one that was frozen for longer than it had them', async () => {
    const device = await queue.subscribe()
    await queue.remind()
    const frozen = () => {
      queue.now += 61 * SECOND
      return new Date(queue.now)
    }
    await queue.delivery({ clock: frozen }).run(database.db, AbortSignal.abort())
    expect(device.requestedAt.length).toBe(0)
    queue.now += MINUTE
    await queue.delivery().run(database.db)
    expect(device.received).toHaveLength(1)
  })

  it('that another process has sent meanwhile do not come again, whatever became of them in the first', async () => {
    const device = await queue.subscribe(['never', 201])
    await queue.remind()
    const frozen = queue.delivery({ timeoutMs: 800 }).run(database.db)
    await expect.poll(() => device.requestedAt.length, { interval: 20 }).toBe(1)
    queue.now += 61 * SECOND
    await queue.delivery().run(database.db)
    await frozen
    expect([device.received.length, await queue.waiting()]).toEqual([1, []])
  })
})
