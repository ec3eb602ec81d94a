import { sql } from 'kysely'
import type { Db } from '../src/server/database/db.ts'

/*
 * Rows for every table that a database has, whatever its level: made from the types of the columns, so that a
 * table of tomorrow is filled too. Columns of one type have one value, by which foreign keys are met.
 */

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
}

/** Columns that take only some values. */
const ONLY: Readonly<Record<string, string>> = {
  'ended_access.kind': 'student',
  'report.kind': 'rules',
  'study_record.kind': 'law',
  'reminder.message': '{}',
  'syllabus.document': '{}',
  'catalogue_feed.editais': '[]',
  'catalogue_edital.head': '{}',
  'watched_page.known': '[]',
  'catalogue_edital.document': '{}',
  'syllabus.saves': '{one}',
  'subject_place.place': 'front',
  'study_rollup.grain': 'all',
  'study_rollup.bucket': '-infinity',
  'weekly_goal.minutes': '90',
  'weekly_goal.questions': '90',
}

/** Adds row `number` to every table but the migrations; an even one has every null allowed. */
export async function addRows(db: Db, number: number): Promise<void> {
  for (const [table, columns] of Map.groupBy(await columnsInOrder(db), ({ table }) => table)) {
    const filled = columns.filter(({ nullable }) => !nullable || number % 2 === 1)
    const values = filled.map((column) => sql.lit(textFor(column, number)))
    await sql`insert into ${sql.table(table)} (${sql.join(filled.map(({ name }) => sql.ref(name)))})
      overriding system value values (${sql.join(values)})`.execute(db)
  }
}

/** All rows as text by table, in an order of their own, without `changed`, a transaction's number. */
export async function allRows(db: Db): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const table of new Set((await columnsInOrder(db)).map(({ table }) => table))) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'changed')::text as row from ${sql.table(table)} t order by 1`.execute(db)
    found.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** Returns the columns of all tables; a table comes after those that its foreign keys name. */
async function columnsInOrder(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    with recursive place as (
      select oid, 0 as depth from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'schema_migration'
      union
      select k.conrelid, place.depth + 1 from place join pg_constraint k on k.confrelid = place.oid and k.contype = 'f'
    )
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable
    from (select oid, max(depth) as depth from place group by oid) p
    join pg_class c on c.oid = p.oid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by p.depth, c.relname, a.attnum`.execute(db)
  return rows
}

const VALUES: Readonly<Record<string, (number: number) => string>> = {
  text: (number) => `linha ${number}: "aspas", \\barra, ação\nnova linha 🎓`,
  'text[]': () => '{"um \\"cartão\\"",\\\\barra,ação}',
  smallint: () => '1',
  'smallint[]': () => '{1,5}',
  integer: (number) => String(100_000 + number),
  'integer[]': () => '{1,5}',
  bigint: (number) => String(100_000 + number),
  numeric: () => '-72.50',
  boolean: (number) => String(number % 2 === 1),
  date: () => '2026-02-28',
  uuid: (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  jsonb: (number) => JSON.stringify({ number, list: [1.5, 'á"\n', null] }),
  bytea: (number) => `\\x${String(number).padStart(8, '0')}`,
  'timestamp with time zone': () => '2026-02-28T23:59:59.123456-03:00',
  'timestamp with time zone[]': () => '{2026-02-28T12:00:00Z,2026-03-01T12:00:00.5Z}',
}

function textFor({ table, name, type }: Column, number: number): string {
  const only = ONLY[`${table}.${name}`]
  if (only !== undefined) return only
  const value = VALUES[type]
  if (!value) throw new Error(`No value for ${table}.${name} of type ${type}: say one here.`)
  return value(number)
}
