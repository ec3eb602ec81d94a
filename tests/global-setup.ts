import type { TestProject } from 'vitest/node'
import { databaseUrl, query, TEMPLATE } from '../harness/database.ts'
import { startPostgres } from '../harness/postgres.ts'
import { buildDatabaseTemplate } from '../src/server/database/embedded-template.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { openDatabase } from '../src/server/database/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL; its template database has every migration. */
    postgresUrl: string
  }
}

/** Once a run: one PostgreSQL with a migrated template that each test file's database is cloned from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildDatabaseTemplate()
  const postgres = await startPostgres()
  try {
    await query(postgres.url, `create database ${TEMPLATE}`)
    const template = await openDatabase({ databaseUrl: databaseUrl(postgres.url, TEMPLATE), dataDir: '' })
    await migrate(template.db).finally(() => template.close())
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
