import type { ColumnType, Generated } from 'kysely'
import type { FeedColumns } from '../../../../server/database/feed-turns.ts'
import type { NewsKind } from '../contract.ts'

interface WatchedPageTable extends Omit<FeedColumns, 'failures'> {
  host: string
  known: ColumnType<string[] | null, string | null, string>
  documents: Generated<number>
  failures: Generated<number>
}

interface PageNewsTable {
  id: Generated<number>
  url: string
  kind: NewsKind
  name: string
  link: string
  found_at: Date
}

interface PageWatchTable {
  user_id: string
  target_id: number
  url: string
  seen: number
}

/** SQL: what a student has not seen of the pages watched, as JSON, the newest last; `user` is an expression. */
export const unseenNewsOf = (user: string) => `(
  select coalesce(json_agg(json_build_object('id', news.id, 'target_id', watch.target_id, 'kind', news.kind,
    'name', news.name, 'found_at', news.found_at) order by news.id), '[]')
  from page_watch watch join page_news news on news.url = watch.url and news.id > watch.seen
  where watch.user_id = ${user})`

declare module '../../../../server/database/db.ts' {
  interface Tables {
    watched_page: WatchedPageTable
    page_news: PageNewsTable
    page_watch: PageWatchTable
  }
}
