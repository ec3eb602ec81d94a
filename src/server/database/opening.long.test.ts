import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { openPooler, type PoolMode } from '../../../harness/pooler.ts'
import { openServerDatabase } from './open-server.ts'

let owner: TestDatabase & { readonly url: string }
beforeEach(async () => {
  owner = await createTestDatabase()
})
afterEach(() => owner.close())

describe('a database behind a pooler', () => {
  const through = async (sharing: PoolMode) => {
    const pooler = await openPooler(owner.url, sharing)
    try {
      const database = await openServerDatabase({ databaseUrl: pooler.url, silenceMs: 1000 })
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db)
      await database.close()
      return rows
    } finally {
      await pooler.close()
    }
  }

  it('is used if a client keeps its connection (session pooling)', async () => {
    expect(await through('session')).toEqual([{ one: 1 }])
  })

  it('stops the start with a sentence that says what to do, if connections are shared (transaction pooling)', async () => {
    await expect(through('transaction')).rejects.toThrow(
      /^A Posse não pode usar o banco de dados em 127\.0\.0\.1:\d+: .* No PgBouncer use pool_mode = session, .*\.$/,
    )
  })

  it('stops the start too if there is no room for a second connection', async () => {
    await expect(through('no room')).rejects.toThrow(/DATABASE_CONNECTIONS e mais uma\.$/)
  })
})

describe('the log at the start', () => {
  const warned = async (...settings: string[]) => {
    for (const setting of settings)
      await sql.raw(`alter database ${await nameOf()} set ${setting}`).execute(owner.db)
    const warnings: string[] = []
    const log = { warn: (_details: object, message: string) => void warnings.push(message) }
    await (await openServerDatabase({ databaseUrl: owner.url, log })).close()
    return warnings
  }
  const nameOf = async () => {
    const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(
      owner.db,
    )
    return rows[0]?.name ?? ''
  }

  it('warns of nothing if acknowledged saves are on the disk, without a standby', async () => {
    expect(await warned('synchronous_commit = on')).toEqual([])
  })

  it('warns that the last saves may be lost if commits do not wait for the disk', async () => {
    expect(await warned('synchronous_commit = off')).toEqual([
      'synchronous_commit is off: the last saves are lost when PostgreSQL ends',
    ])
  })

  it.each(['on', 'local'])(
    'that a failover may lose saves where a standby follows and nothing waits for it: %s',
    async (commit) => {
      const standby = new pg.Client({ connectionString: owner.url, replication: 'true' } as pg.ClientConfig)
      await standby.connect()
      const warnings = await warned(`synchronous_commit = ${commit}`)
      await standby.end()
      expect(warnings).toEqual(['standbys follow asynchronously: a failover loses the last saves'])
    },
  )
})
