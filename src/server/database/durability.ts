import { sql } from 'kysely'
import type { Db } from './db.ts'

interface Durability {
  readonly commit: string
  readonly named: boolean
  readonly standbys: number
}

/** Which acknowledged saves this PostgreSQL may lose, in words for the log (docs/how-to/operate.md). */
export async function losable(db: Db): Promise<string[]> {
  const { rows } = await sql<Durability>`
    select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') <> '' as named,
      (select count(*) from pg_stat_replication)::int as standbys`.execute(db)
  return rows.flatMap(warningsOf)
}

function warningsOf({ commit, named, standbys }: Durability): string[] {
  if (commit === 'off') return ['synchronous_commit is off: the last saves are lost when PostgreSQL ends']
  const follow = standbys > 0 && !(named && commit !== 'local')
  return follow ? ['standbys follow asynchronously: a failover loses the last saves'] : []
}
