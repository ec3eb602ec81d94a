import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Generated, sql } from 'kysely'
import { messageOf } from '../operation/log.ts'
import { StartupError } from '../operation/startup-error.ts'
import { type Db, liftTimeLimit } from './db.ts'

declare module './db.ts' {
  interface Tables {
    schema_migration: { name: string; checksum: string; applied_at: Generated<Date> }
  }
}

interface Migration {
  name: string
  script: string
  checksum: string
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/

/** Any number that nothing else here locks. */
const MIGRATION_LOCK = 7_067_773

/** Applies missing files; processes take turns. @throws StartupError; a failed file leaves nothing */
export async function migrate(db: Db, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const done: string[] = []
  for (;;) {
    const name = await applyNext(db, migrations)
    if (name === undefined) return done
    done.push(name)
  }
}

/** @throws StartupError when a file is not called `NNNN-name.sql` or two have one number */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = name.slice(0, 4)
    if (!FILE_NAME.test(name)) throw new StartupError(`A migração ${name} não se chama NNNN-nome.sql.`)
    if (numbers.has(number)) throw new StartupError(`Duas migrações têm o número ${number}.`)
    numbers.add(number)
  }
  return Promise.all(names.map((name) => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git may check the file out with other line ends, which is no change.
  const script = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
}

/** @throws StartupError when the migrations of `folder` do not begin with those of `level` */
export async function migrateWithin(
  transaction: Db,
  level: readonly Omit<Migration, 'script'>[],
  folder: string = migrationsFolder,
): Promise<void> {
  const migrations = await readMigrations(folder)
  checkApplied(level, migrations)
  const wanted = migrations.slice(0, level.length)
  while ((await applyNextWithin(transaction, wanted)) !== undefined);
}

function applyNext(db: Db, migrations: Migration[]): Promise<string | undefined> {
  return db.transaction().execute((transaction) => applyNextWithin(transaction, migrations))
}

async function applyNextWithin(transaction: Db, migrations: Migration[]): Promise<string | undefined> {
  await liftTimeLimit(transaction)
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
  const applied = await readApplied(transaction)
  checkApplied(applied, migrations)
  const next = migrations[applied.length]
  if (!next) return undefined
  await runScript(transaction, next)
  await transaction
    .insertInto('schema_migration')
    .values({ name: next.name, checksum: next.checksum })
    .execute()
  return next.name
}

async function readApplied(db: Db): Promise<Omit<Migration, 'script'>[]> {
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(db)
  // Names are sorted by bytes, as the files are, whatever the database's language.
  return db
    .selectFrom('schema_migration')
    .select(['name', 'checksum'])
    .orderBy(sql`name collate "C"`)
    .execute()
}

function checkApplied(applied: readonly Omit<Migration, 'script'>[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  applied.forEach(({ name, checksum }, index) => {
    const migration = migrations[index]
    if (!known.has(name)) {
      throw new StartupError(
        `O banco de dados é mais novo que este programa: a migração ${name} não existe aqui.`,
      )
    }
    if (migration?.name !== name) {
      throw new StartupError(
        `A migração ${migration?.name} veio depois de ${name} já aplicada: dê a ela o próximo número.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartupError(
        `A migração ${name} foi alterada depois de aplicada: desfaça a alteração e crie outra migração.`,
      )
    }
  })
}

// A driver takes one statement at a time, so the file travels as one DO block.
async function runScript(db: Db, { name, script }: Migration): Promise<void> {
  try {
    await sql`do ${sql.lit(`begin execute ${quoted(script)}; end`)}`.execute(db)
  } catch (error) {
    const text = error instanceof Error ? messageOf(error) : String(error)
    throw new StartupError(`A migração ${name} falhou e nada dela ficou: ${text}.`, { cause: error })
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
