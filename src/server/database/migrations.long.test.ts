import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../harness/database.ts'
import { bothEngines } from '../../../harness/engines.ts'
import { temporaryFolder } from '../../../harness/folder.ts'
import { addRows, allRows } from '../../../harness/table-rows.ts'
import { migrate } from './migrate.ts'

/** Columns and a table that a migration may compute anew or tidy. */
const WORKED_OUT: Readonly<Record<string, { table?: string; columns: string[] }>> = {
  '0013-plain-sums.sql': { table: 'study_rollup', columns: ['rolled'] },
  '0029-one-folding.sql': {
    columns: ['name', 'name_key', 'body', 'position', 'board', 'words', 'key', 'spelling', 'topic'],
  },
}

/** Columns that no screen shows, so a migration may change or drop them. */
const SECRETS: Readonly<Record<string, string[]>> = {
  session: ['token'],
  verification: ['identifier'],
  account: ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
}

describe.each(bothEngines)('the product’s migrations on $name', ({ open }) => {
  let folder: string
  let database: TestDatabase
  beforeEach(async () => {
    folder = await temporaryFolder()
    database = await open({ empty: true })
  })
  afterEach(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function lost(name: string, before: Map<string, string[]>): Promise<string[]> {
    const gone: string[] = []
    const { table: without, columns } = WORKED_OUT[name] ?? { columns: [] }
    for (const [table, rows] of before) {
      if (table === without) continue
      const { rows: found } = await sql<{ row: string }>`
        select row from unnest(${rows}::text[]) row
        where not exists (
          select from ${sql.table(table)} t where to_jsonb(t) @> (row::jsonb - ${[...columns, ...(SECRETS[table] ?? [])]}::text[])
        )`.execute(database.db)
      gone.push(...found.map(({ row }) => `${table} ${row}`))
    }
    return gone
  }

  test('each keep every row of the previous schema', async () => {
    const names = (await readdir('migrations')).sort()
    for (const [index, name] of names.entries()) {
      const before = await allRows(database.db)
      await cp(join('migrations', name), join(folder, name))
      expect(await migrate(database.db, folder)).toEqual([name])
      expect(await lost(name, before), name).toEqual([])
      await addRows(database.db, 2 * index)
      await addRows(database.db, 2 * index + 1)
    }
    const { rows } = await sql<{ n: number }>`select count(*) as n from student`.execute(database.db)
    expect(rows[0]?.n).toBe(2 * (names.length - 1))
  })
})
