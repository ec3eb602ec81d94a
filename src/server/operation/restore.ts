import { sql } from 'kysely'
import { type Db, liftTimeLimit } from '../database/db.ts'
import { migrate, migrateWithin } from '../database/migrate.ts'
import { type BackupHeader, type BackupTable, readBackup } from './backup-file.ts'
import { OperatorError } from './operator-error.ts'
import { StartupError } from './startup-error.ts'

export interface Target {
  readonly db: Db
  readonly force: boolean
  readonly progress?: (rows: number, of: number) => void
}

export interface Restored {
  readonly rows: number
  readonly made: string
}

const BATCH_ROWS = 1000
const BATCH_CHARACTERS = 4_000_000

/** @throws OperatorError when the file is no backup, not whole, or changed */
export async function checkBackup(path: string): Promise<{ header: BackupHeader; rows: number }> {
  let header: BackupHeader | undefined
  let rows = 0
  for await (const entry of readBackup(path)) {
    if ('header' in entry) header = entry.header
    if ('row' in entry) rows += 1
  }
  if (!header) throw new OperatorError(`O arquivo ${path} não é um backup da Posse.`)
  return { header, rows }
}

/**
 * Replaces the whole database or, after any failure, nothing. Makes the schema at the backup's level, fills
 * it, and then migrates it to this program's level.
 * @throws OperatorError when the backup is damaged or newer, or the target holds data and `force` is not
 * given
 */
export async function restore(
  { db, force, progress = () => undefined }: Target,
  path: string,
): Promise<Restored> {
  const { header, rows } = await checkBackup(path)
  await db.transaction().execute(async (transaction) => {
    await liftTimeLimit(transaction)
    await checkTarget(transaction, force)
    await dropEverything(transaction)
    await migrateWithin(transaction, header.migrations).catch(notOurs)
    await emptyTables(transaction)
    await load(transaction, path, (loaded) => progress(loaded, rows))
  })
  await migrate(db)
  await db.transaction().execute(async (transaction) => {
    await liftTimeLimit(transaction)
    await sql`analyze`.execute(transaction)
  })
  return { rows, made: header.made }
}

function notOurs(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  throw new OperatorError(`Este backup não cabe neste programa. ${error.message}`, { cause: error })
}

async function checkTarget(db: Db, force: boolean): Promise<void> {
  const names = await tableNames(db)
  if (names.length === 0) return
  if (!names.includes('schema_migration'))
    throw new OperatorError(
      'O banco de dados tem tabelas que não são da Posse: indique um banco só para ela.',
    )
  if (await isInUse(db))
    throw new OperatorError('A Posse está usando este banco de dados: pare todos os processos antes.')
  if (!force && (await holdsData(db, names)))
    throw new OperatorError('O destino já tem dados: use --force para apagá-los e pôr os do backup no lugar.')
}

async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(db)
  return rows.map(({ name }) => name)
}

/** Another process would still use data of before the restore. */
async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'posse' and pid <> pg_backend_pid() limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Tables that a first start fills by itself count as empty. */
const BY_ITSELF = new Map([
  ['schema_migration', 'false'],
  ['jwks', 'false'],
  ['exam_feed', 'false'],
  ['career', 'owner_id is not null'],
  ['subject', 'owner_id is not null'],
])

async function holdsData(db: Db, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const counts = BY_ITSELF.get(name) ?? 'true'
    const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.raw(counts)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function dropEverything(db: Db): Promise<void> {
  await sql`do $$
    declare found record;
    begin
      for found in select c.oid::regclass as name from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') loop
        execute format('drop table if exists %s cascade', found.name);
      end loop;
      for found in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
        execute format('drop routine if exists %s cascade', found.name);
      end loop;
    end $$`.execute(db)
}

/** Removes the rows that migrations wrote, because the backup has its own. */
async function emptyTables(db: Db): Promise<void> {
  const names = (await tableNames(db)).filter((name) => name !== 'schema_migration')
  if (names.length === 0) return
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(db)
}

async function load(db: Db, path: string, onProgress: (rows: number) => void): Promise<void> {
  let table: BackupTable | undefined
  let batch: string[] = []
  let size = 0
  let loaded = 0
  const flush = async () => {
    if (table && batch.length > 0) await insert(db, table, batch)
    loaded += batch.length
    onProgress(loaded)
    batch = []
    size = 0
  }
  for await (const entry of readBackup(path)) {
    if ('table' in entry) {
      await flush()
      table = entry.table
      await setSequences(db, table)
    } else if ('row' in entry) {
      batch.push(entry.row)
      size += entry.row.length
      if (batch.length === BATCH_ROWS || size > BATCH_CHARACTERS) await flush()
    }
  }
  await flush()
}

async function insert(db: Db, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    db,
  )
}

async function setSequences(db: Db, { name, sequences }: BackupTable): Promise<void> {
  for (const [column, last] of Object.entries(sequences)) {
    if (last !== null)
      await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}), ${last}::bigint)`.execute(db)
  }
}
