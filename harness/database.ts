import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database, Db } from '../src/server/database/db.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { temporaryFolder } from './folder.ts'

/** A test's own database; `close` also removes it. */
export interface TestDatabase extends Database {
  /** The address for other processes; undefined for an embedded database. */
  readonly url: string | undefined
  /** The data folder; empty for a server's database. */
  readonly dataDir: string
}

/** `empty`: without any migration. */
export interface TestDatabaseOptions {
  empty?: boolean
}

/** The migrated database from which others are cloned. */
export const TEMPLATE = 'posse_template'

/** A PostgreSQL database cloned from the template, in some tens of milliseconds. */
export async function createTestDatabase({
  empty = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase & { readonly url: string }> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(server, `create database ${name} template ${empty ? 'template1' : TEMPLATE} strategy file_copy`)
  const dataDir = await temporaryFolder()
  const url = databaseUrl(server, name)
  const database = await openDatabase({ databaseUrl: url, dataDir })
  return {
    ...database,
    url,
    dataDir,
    close: async () => {
      await database.close()
      await query(server, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens the same on the embedded engine, in a temporary folder. */
export async function createEmbeddedTestDatabase({
  empty = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  if (empty) await emptied(database.db)
  else await migrate(database.db)
  return {
    ...database,
    url: undefined,
    dataDir,
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function emptied(db: Db): Promise<void> {
  await sql`do $$ begin drop schema public cascade; create schema public; end $$`.execute(db)
}

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
