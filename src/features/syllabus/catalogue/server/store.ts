import type { Db } from '../../../../server/database/db.ts'
import { feedTurns } from '../../../../server/database/feed-turns.ts'
import type { Validators } from '../../../../server/http/outside-text.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { type Head, headOf } from '../entries.ts'
import type { Listed } from '../listing.ts'

export const turns = feedTurns('catalogue_feed')

export async function findFeed(db: Db, url: string) {
  return db
    .selectFrom('catalogue_feed')
    .select(['editais', 'last_error'])
    .where('url', '=', url)
    .executeTakeFirst()
}

export async function keepListing(
  db: Db,
  url: string,
  { editais, validators }: { editais: readonly Listed[]; validators: Validators },
): Promise<void> {
  await db
    .updateTable('catalogue_feed')
    .set({ editais: JSON.stringify(editais), etag: validators.etag, last_modified: validators.lastModified })
    .where('url', '=', url)
    .execute()
  const ids = editais.map(({ id }) => id)
  await db.deleteFrom('catalogue_edital').where('feed', '=', url).where('id', 'not in', ids).execute()
}

/** Returns the hash of each edital's stored file, by id. */
export async function hashesOf(db: Db, feed: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('catalogue_edital')
    .select(['id', 'sha256'])
    .where('feed', '=', feed)
    .execute()
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

export async function keepEdital(
  db: Db,
  feed: string,
  { sha256, document }: { sha256: string; document: SyllabusDocument },
): Promise<void> {
  const values = { sha256, head: JSON.stringify(headOf(document)), document: JSON.stringify(document) }
  await db
    .insertInto('catalogue_edital')
    .values({ feed, id: document.id, ...values })
    .onConflict((conflict) => conflict.columns(['feed', 'id']).doUpdateSet(values))
    .execute()
}

export async function headsOf(db: Db, feed: string): Promise<Head[]> {
  const rows = await db.selectFrom('catalogue_edital').select('head').where('feed', '=', feed).execute()
  return rows.map(({ head }) => head)
}

export async function findEdital(db: Db, feed: string, id: string): Promise<SyllabusDocument | undefined> {
  const row = await db
    .selectFrom('catalogue_edital')
    .select('document')
    .where('feed', '=', feed)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.document
}
