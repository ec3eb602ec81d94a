import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../../../harness/database-proxy.ts'
import { type Database, liftTimeLimit } from './db.ts'
import { openServerDatabase } from './open-server.ts'

describe('a database server that fell silent', () => {
  let owner: TestDatabase & { readonly url: string }
  let wire: DatabaseProxy
  let database: Database
  let posse: TestApp
  beforeEach(async () => {
    owner = await createTestDatabase()
    wire = await openDatabaseProxy(owner.url)
    database = await openServerDatabase({ databaseUrl: wire.url, databaseConnections: 2, silenceMs: 1000 })
    posse = await openTestApp(database.db)
  })
  afterEach(async () => {
    await posse.close()
    await database.close()
    await wire.close()
    await owner.close()
  })

  test('costs pending callers a 503; its connections are dropped, and the next ones reach its successor', async () => {
    const ready = () => posse.app.inject('/readyz')
    expect((await Promise.all([ready(), ready(), ready()])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200,
    ])
    wire.fallSilent()
    const answers = await Promise.all([ready(), ready()])
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    }
    wire.restore()
    expect((await ready()).statusCode).toBe(200)
  })

  test('delays neither its successor’s notifications nor the end of the process', async () => {
    const patience = { silenceMs: 500, trialMs: 200, triedMs: 300 }
    const server = await openServerDatabase({ databaseUrl: wire.url, ...patience })
    let made = 0
    const again = () => {
      made += 1
    }
    server.listen?.('posse_test', { onMessage: () => undefined, onReconnect: again })
    await expect.poll(() => made).toBe(1)
    wire.fallSilent()
    wire.restore()
    await expect.poll(() => made, { timeout: 10_000 }).toBeGreaterThan(1)
    wire.fallSilent()
    await server.close()
  })

  test('is waited for only by a transaction without a time limit', async () => {
    const sleep = sql`select pg_sleep(2)`
    await database.db.transaction().execute(async (transaction) => {
      await liftTimeLimit(transaction)
      await sleep.execute(transaction)
    })
    await expect(sleep.execute(database.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect((await posse.app.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('a notification of another process', () => {
  test.each([
    ['as it is told', false],
    ['within seconds behind a pooler that loses notifications', true],
  ])('is heard %s', async (_how, dropsNotifications) => {
    const owner = await createTestDatabase()
    const wire = await openDatabaseProxy(owner.url)
    if (dropsNotifications) wire.dropNotifications()
    const warned: string[] = []
    const database = await openServerDatabase({
      databaseUrl: wire.url,
      log: { warn: (_details, message) => void warned.push(message) },
      trialMs: 300,
    })
    const messages: string[] = []
    let made = 0
    const again = () => {
      made += 1
    }
    database.listen?.('posse_test', { onMessage: (text) => void messages.push(text), onReconnect: again })
    await expect.poll(() => made).toBeGreaterThan(0)
    const before = made
    await sql`select pg_notify('posse_test', 'Ana')`.execute(owner.db)
    // A reader that looks again after the reconnection finds the missed messages.
    if (dropsNotifications) await expect.poll(() => made, { timeout: 5000 }).toBeGreaterThan(before)
    else await expect.poll(() => messages).toEqual(['Ana'])
    expect(warned.filter((words) => words.startsWith('notifications'))).toEqual(
      dropsNotifications ? ['notifications do not arrive: is there a pooler in transaction mode?'] : [],
    )
    await database.close()
    await wire.close()
    await owner.close()
  })
})
