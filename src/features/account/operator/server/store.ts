import { sql } from 'kysely'
import { type Db, liftTimeLimit } from '../../../../server/database/db.ts'
import { ACCOUNTS_LIMIT, type Account, type Usage } from '../rules.ts'

const withoutTimeLimit = <T>(db: Db, ask: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await liftTimeLimit(transaction)
    return ask(transaction)
  })

export const listAccounts = (db: Db, text: string): Promise<Account[]> =>
  withoutTimeLimit(db, (transaction) => findAccounts(transaction, text))

async function findAccounts(db: Db, text: string): Promise<Account[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Account>`
    with found as (
      select coalesce(s.user_id, u.id) as id, coalesce(u.email, s.email) as email, coalesce(u.name, s.name) as name,
        coalesce(u."createdAt", s.created_at) as created
      from student s full join "user" u on u.id = s.user_id
      where coalesce(u.email, s.email) ilike ${like} or coalesce(u.name, s.name) ilike ${like}
      order by created desc, id limit ${ACCOUNTS_LIMIT}
    )
    select found.*, r.records,
      greatest((select max("updatedAt") from session where "userId" = found.id), r.last) as "lastUsed"
    from found cross join lateral (
      select count(*) as records, max(created_at) as last from study_record where user_id = found.id and ativo = 1
    ) r
    order by created desc, id`.execute(db)
  return rows
}

/** Reads every record, so use it for an operator, never for a page. */
export const findUsage = (db: Db, now: Date): Promise<Usage> =>
  withoutTimeLimit(db, (transaction) => sumUsage(transaction, now))

async function sumUsage(db: Db, now: Date): Promise<Usage> {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql<Usage>`
    select (select count(*) from student s full join "user" u on u.id = s.user_id) as accounts,
      (select count(*) from student s full join "user" u on u.id = s.user_id
        where coalesce(u."createdAt", s.created_at) >= ${since(30)}) as "newIn30Days",
      r.*,
      (select count(*) from report) as reports,
      (select count(*) from support_message) as "supportMessages",
      (select count(*) from letter) as "lettersWaiting",
      pg_database_size(current_database()) as "databaseBytes"
    from (
      select count(*) as records, round(coalesce(sum(study_time), 0) / 3600.0) as hours,
        count(distinct user_id) filter (where created_at >= ${since(7)}) as "activeIn7Days",
        count(distinct user_id) filter (where created_at >= ${since(30)}) as "activeIn30Days"
      from study_record where ativo = 1
    ) r`.execute(db)
  const [usage] = rows
  if (!usage) throw new Error('A select without a table answers one row.')
  return usage
}
