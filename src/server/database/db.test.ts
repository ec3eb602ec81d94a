import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { engines } from '../../../harness/engines.ts'
import { statement } from './db.ts'
import { openDatabase } from './open-database.ts'

describe.each(engines)('a query on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const row = async (columns: string) => {
    const { rows } = await sql`select ${sql.raw(columns)}`.execute(database.db)
    return rows[0]
  }

  test('returns counts, sums and averages as numbers', async () => {
    const numbers = await row(
      `count(*) as n, sum(x) as sum, sum(x::bigint) as big, avg(x)::numeric(6,2) as mean from unnest(array[1, 2, 4]) as x`,
    )
    expect(numbers).toEqual({ n: 3, sum: 7, big: 7, mean: 2.33 })
  })

  test('returns days as text and instants as dates, zoneless ones in UTC', async () => {
    const days = await row(
      `date '2026-02-01' as day, timestamptz '2026-02-01 21:30:00.5-03' as instant, timestamp '2026-02-01 21:30:00' as zoneless`,
    )
    expect(days).toEqual({
      day: '2026-02-01',
      instant: new Date('2026-02-02T00:30:00.500Z'),
      zoneless: new Date('2026-02-01T21:30:00Z'),
    })
  })

  test('returns arrays of these types in the same way', async () => {
    const arrays = await row(
      `array[1, null, 3]::bigint[] as counts, array[1.5]::numeric[] as numbers, array['2026-02-01']::date[] as days,
       array['2026-02-01 00:00:00+00']::timestamptz[] as instants, array['a,b', 'c"d'] as texts, '{}'::bigint[] as none`,
    )
    expect(arrays).toEqual({
      counts: [1, null, 3],
      numbers: [1.5],
      days: ['2026-02-01'],
      instants: [new Date('2026-02-01T00:00:00Z')],
      texts: ['a,b', 'c"d'],
      none: [],
    })
  })

  test('accepts the same parameters', async () => {
    const instant = new Date('2026-02-01T12:00:00Z')
    const { rows } = await sql`select ${instant}::timestamptz as instant, ${'2026-02-01'}::date as day,
      ${JSON.stringify([1, 'a'])}::jsonb as list, 2 = any(${[1, 2]}::int[]) as found, ${9_000_000_000}::bigint as big,
      ${null}::text as nothing, ${true}::boolean as yes`.execute(database.db)
    expect(rows).toEqual([
      {
        instant,
        day: '2026-02-01',
        list: [1, 'a'],
        found: true,
        big: 9_000_000_000,
        nothing: null,
        yes: true,
      },
    ])
  })

  test('splits days in UTC, and sorts and folds letters the same on both engines', async () => {
    const rules = await row(
      `current_setting('TimeZone') as zone, lower('ÁÇÃO') as lower, 'Z' < 'a' as bytes, 'z' < 'á' as accents`,
    )
    expect(rules).toEqual({ zone: 'UTC', lower: 'áção', bytes: true, accents: true })
  })

  test('fails with its SQLSTATE', async () => {
    await expect(row('1 / 0')).rejects.toMatchObject({ code: '22012' })
  })

  test('leaves nothing of a failed transaction', async () => {
    await sql`create table note (id int primary key)`.execute(database.db)
    const failed = database.db.transaction().execute(async (transaction) => {
      await sql`insert into note values (1)`.execute(transaction)
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await row('count(*) as n from note')).toEqual({ n: 0 })
  })

  test('waits for earlier transactions instead of joining them', async () => {
    await sql`create table tick (id int)`.execute(database.db)
    const transactions = [1, 2, 3, 4].map((id) =>
      database.db.transaction().execute(async (transaction) => {
        await sql`insert into tick values (${id})`.execute(transaction)
        if (id % 2 === 0) throw new Error('even')
      }),
    )
    await Promise.allSettled([...transactions, row('1')])
    const { rows } = await sql`select id from tick order by id`.execute(database.db)
    expect(rows).toEqual([{ id: 1 }, { id: 3 }])
  })
})

describe('a statement', () => {
  const double = statement<{ doubled: number }>('select $1::integer * 2 as doubled')
  const triple = statement('select $1::integer * 3', { planned: 'each time' })

  test.each(engines)('returns rows and takes part in a transaction on $name', async ({ open }) => {
    const database = await open()
    const inTransaction = await database.db.transaction().execute((transaction) => double(transaction, [2]))
    expect([await double(database.db, [21]), inTransaction]).toEqual([[{ doubled: 42 }], [{ doubled: 4 }]])
    await database.close()
  })

  test('is planned once on each connection to a server, unless it asks for a plan each time', async () => {
    const database = await createTestDatabase()
    const prepared = await database.db.connection().execute(async (connection) => {
      for (const value of [1, 2, 3]) await double(connection, [value])
      await triple(connection, [1])
      const statements = sql<{
        statement: string
      }>`select statement from pg_prepared_statements where name <> ''`
      return (await statements.execute(connection)).rows
    })
    expect(prepared).toEqual([{ statement: 'select $1::integer * 2 as doubled' }])
    await database.close()
  })
})

describe('a database server that goes away', () => {
  test('fails the pending queries, not the process, and is reconnected', async () => {
    const database = await createTestDatabase()
    const warnings: string[] = []
    const log = { warn: (_details: { err: Error }, message: string) => warnings.push(message) }
    const watched = await openDatabase({ databaseUrl: database.url, dataDir: database.dataDir, log })
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    const inTransaction = watched.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await cut.execute(database.db)
      await sql`select 1`.execute(transaction)
    })
    await expect(inTransaction).rejects.toThrow()
    await cut.execute(database.db)
    await expect.poll(() => sql`select 1 as one`.execute(watched.db)).toMatchObject({ rows: [{ one: 1 }] })
    expect(warnings.length).toBeGreaterThan(0)
    await watched.close()
    await database.close()
  })

  test('stops the start with a sentence without the password', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://posse:segredo@127.0.0.1:1/posse', dataDir: '' })
    const error: unknown = await opening.catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^O banco de dados em 127\.0\.0\.1:1 não respondeu: .+\.$/),
    })
    expect(String(error)).not.toContain('segredo')
  })
})
