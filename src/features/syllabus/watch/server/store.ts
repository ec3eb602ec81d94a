import { type Db, statement } from '../../../../server/database/db.ts'
import { feedTurns, type KnownFeed } from '../../../../server/database/feed-turns.ts'
import type { Validators } from '../../../../server/http/outside-text.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { type PageWatch, WATCH_LIMITS } from '../contract.ts'
import type { PageDocument } from '../rules.ts'

export const turns = feedTurns('watched_page')

const findAll = statement<Omit<PageWatch, 'looked_at'> & { looked_at: Date | null }>(`
  select target_id, watch.url, fetched_at as looked_at, documents, failures > 0 as failing, (
    select coalesce(json_agg(news order by id desc), '[]') from (
      select id, kind, name, link, to_char(found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as found_at
      from page_news where page_news.url = watch.url and id > seen order by id desc limit ${WATCH_LIMITS.news}
    ) news
  ) as news
  from page_watch watch join watched_page page on page.url = watch.url
  where user_id = $1 order by target_id`)

export async function listWatches(db: Db, student: StudentId): Promise<PageWatch[]> {
  const rows = await findAll(db, [student])
  return rows.map(({ looked_at, ...row }) => ({ ...row, looked_at: looked_at?.toISOString() ?? null }))
}

const addPage = statement(`
  insert into watched_page (url, host, next_fetch_at) values ($1, $2, $3) on conflict do nothing`)

// A new watcher gets no old news; a watcher of the same page keeps the unseen news.
const putWatch = statement<{ target_id: number }>(`
  insert into page_watch (user_id, target_id, url, seen)
  select user_id, id, $3, coalesce((select max(id) from page_news where url = $3), 0)
  from target where user_id = $1 and id = $2
  on conflict (user_id, target_id) do update
    set url = excluded.url, seen = case when page_watch.url = excluded.url then page_watch.seen else excluded.seen end
  returning target_id`)

export async function watchPage(
  db: Db,
  student: StudentId,
  { target, url, now }: { target: number; url: URL; now: Date },
): Promise<boolean> {
  await addPage(db, [url.href, url.host, now])
  return (await putWatch(db, [student, target, url.href])).length > 0
}

export async function endWatch(db: Db, student: StudentId, target: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_watch')
    .where('user_id', '=', student)
    .where('target_id', '=', target)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const see = statement(
  'update page_watch set seen = greatest(seen, $3) where user_id = $1 and target_id = $2 returning target_id',
)

export const seeNews = async (db: Db, student: StudentId, target: number, until: number): Promise<boolean> =>
  (await see(db, [student, target, until])).length > 0

export interface DuePage extends KnownFeed {
  readonly url: string
  readonly host: string
  readonly known: readonly string[] | null
}

const IS_WATCHED = 'exists (select from page_watch watch where watch.url = watched_page.url)'

// A row attempted in the future: the clock was set back since.
const takeOne = statement<DuePage>(`
  update watched_page page set attempted_at = $1, next_fetch_at = $2
  from (
    select url from watched_page
    where (next_fetch_at <= $1 or attempted_at > $4) and host <> all($3::text[]) and ${IS_WATCHED}
    order by next_fetch_at limit 1 for update skip locked
  ) due
  where page.url = due.url
  returning page.url, page.host, page.known, etag, last_modified, failures`)

interface Taking {
  readonly now: Date
  /** Until then nobody else looks at it. */
  readonly until: Date
  /** No page was asked later than now: the clock was set back since. */
  readonly stray: Date
  /** Hosts that are being asked. */
  readonly busy: readonly string[]
}

/** The page due longest; concurrent processes get different ones. */
export async function takePage(db: Db, { now, until, stray, busy }: Taking): Promise<DuePage | undefined> {
  return (await takeOne(db, [now, until, busy, stray]))[0]
}

interface Look {
  readonly news: readonly PageDocument[]
  readonly known: readonly string[]
  readonly documents: number
  readonly validators: Validators
  readonly now: Date
  readonly next: Date
}

export async function keepLook(db: Db, url: string, look: Look): Promise<void> {
  const { news, known, documents, validators, now, next } = look
  await db
    .updateTable('watched_page')
    .set({ known: JSON.stringify(known), documents })
    .set({ etag: validators.etag, last_modified: validators.lastModified })
    .where('url', '=', url)
    .execute()
  const rows = news.map(({ kind, name, link }) => ({ url, kind, name, link, found_at: now }))
  if (rows.length > 0) await db.insertInto('page_news').values(rows).execute()
  await turns.confirm(db, url, { now, next })
}

const forget = statement(`delete from watched_page where not ${IS_WATCHED}`)

/** Deletes pages that nobody watches any more, because an address is personal data. */
export async function forgetPages(db: Db): Promise<void> {
  await forget(db, [])
}
