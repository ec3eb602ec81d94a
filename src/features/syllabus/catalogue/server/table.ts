import type { ColumnType, Generated } from 'kysely'
import type { FeedColumns } from '../../../../server/database/feed-turns.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { Head } from '../entries.ts'
import type { Listed } from '../listing.ts'

interface CatalogueFeedTable extends Omit<FeedColumns, 'failures'> {
  failures: Generated<number>
  editais: ColumnType<Listed[], never, string>
}

interface CatalogueEditalTable {
  feed: string
  id: string
  sha256: string
  head: ColumnType<Head, string, string>
  document: ColumnType<SyllabusDocument, string, string>
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    catalogue_feed: CatalogueFeedTable
    catalogue_edital: CatalogueEditalTable
  }
}
