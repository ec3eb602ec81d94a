import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../tests/database.ts'
import { engines } from '../../tests/engines.ts'
import { temporaryFolder } from '../../tests/folder.ts'
import { addRows, allRows } from '../../tests/rows.ts'
import { migrate } from './migrate.ts'

describe.each(engines)('the product’s migrations on $name', ({ open }) => {
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

  /** The rows of before that are no more: a column may have been added to one, nothing taken from it. */
  async function lost(before: Map<string, string[]>): Promise<string[]> {
    const gone: string[] = []
    for (const [table, rows] of before) {
      const { rows: found } = await sql<{ row: string }>`
        select row from unnest(${rows}::text[]) row
        where not exists (select from ${sql.table(table)} t where to_jsonb(t) @> row::jsonb)`.execute(database.db)
      gone.push(...found.map(({ row }) => `${table} ${row}`))
    }
    return gone
  }

  test('each keep every row of the schema before them', async () => {
    const names = (await readdir('migrations')).sort()
    for (const [index, name] of names.entries()) {
      const before = await allRows(database.db)
      await cp(join('migrations', name), join(folder, name))
      expect(await migrate(database.db, folder)).toEqual([name])
      expect(await lost(before), name).toEqual([])
      await addRows(database.db, 2 * index)
      await addRows(database.db, 2 * index + 1)
    }
    const { rows } = await sql<{ n: number }>`select count(*) as n from student`.execute(database.db)
    expect(rows[0]?.n).toBe(2 * (names.length - 1))
  })
})
