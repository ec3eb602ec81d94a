import { sql } from 'kysely'
import { type Db, liftTimeLimit } from '../database/db.ts'
import { type BackupEntry, type BackupHeader, type BackupTable, writeBackup } from './backup-file.ts'
import { OperatorError } from './operator-error.ts'

interface Source {
  readonly db: Db
  /** Signs sessions and locks the private keys. */
  readonly secret: string
  readonly now: Date
}

/** Rows; one may be a picture of 600 KB. */
const BATCH = 100

/** Returns the rows of one snapshot. @throws OperatorError when the file exists or the data is not ours */
export async function backUp({ db, secret, now }: Source, path: string): Promise<number> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await liftTimeLimit(transaction)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    const migrations = await appliedMigrations(transaction)
    const header: BackupHeader = {
      format: 'posse-backup',
      version: 1,
      made: now.toISOString(),
      secret,
      migrations,
    }
    return await writeBackup(path, header, everything(transaction))
  } finally {
    await transaction.rollback().execute()
  }
}

async function appliedMigrations(db: Db): Promise<BackupHeader['migrations']> {
  const known = await sql<{
    found: boolean
  }>`select to_regclass('schema_migration') is not null as found`.execute(db)
  if (!known.rows[0]?.found) throw new OperatorError('O banco de dados ainda não tem dados da Posse.')
  const { rows } = await sql<BackupHeader['migrations'][number]>`
    select name, checksum from schema_migration order by name collate "C"`.execute(db)
  return rows
}

async function* everything(db: Db): AsyncGenerator<BackupEntry> {
  for (const table of await tablesInOrder(db)) {
    yield { table }
    yield* rowsOf(db, table)
  }
}

interface FoundTable extends BackupTable {
  readonly needs: readonly string[]
}

/** Leaves the list of migrations out, and puts referenced tables first. */
async function tablesInOrder(db: Db): Promise<BackupTable[]> {
  const { rows } = await sql<FoundTable>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_object_agg(a.attname,
          pg_sequence_last_value(pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass)), '{}')
        from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as sequences,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    order by c.relname`.execute(db)
  return inOrder(rows)
}

/** Fails for tables whose keys reference each other in a circle. */
function inOrder(tables: readonly FoundTable[]): BackupTable[] {
  const waiting = new Set(tables)
  const sorted = new Set<string>()
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ needs }) => needs.every((name) => sorted.has(name)))
    if (ready.length === 0)
      throw new Error(`These tables need each other: ${[...waiting].map(({ name }) => name)}`)
    for (const table of ready) {
      waiting.delete(table)
      sorted.add(table.name)
    }
  }
  const order = [...sorted]
  return tables
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, columns, sequences }) => ({ name, columns, sequences }))
}

async function* rowsOf(db: Db, { name }: BackupTable): AsyncGenerator<BackupEntry> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(db)
    if (rows.length === 0) break
    yield { rows: rows.map(({ row }) => row) }
  }
  await sql`close backup_rows`.execute(db)
}
