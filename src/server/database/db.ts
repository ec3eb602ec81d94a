import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { OnBroken } from './embedded-postgres.ts'

/** Each feature's `server/table.ts` adds its tables by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the features.
export interface Tables {}

export type Db = Kysely<Tables>

const statementNames = new Map<string, string>()

/** A text that each connection plans once. `'each time'` plans by the values. Call it on module load. */
export function statement<Row>(
  text: string,
  { planned = 'once' }: { planned?: 'once' | 'each time' } = {},
): (db: Db, values: unknown[]) => Promise<Row[]> {
  if (planned === 'once') statementNames.set(text, `posse_${statementNames.size}`)
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

export const nameOfStatement = (text: string): string | undefined => statementNames.get(text)

export const NO_TIME_LIMIT = 'set local statement_timeout = 0'

export async function liftTimeLimit(transaction: Db): Promise<void> {
  await sql.raw(NO_TIME_LIMIT).execute(transaction)
}

/** `onReconnect` runs after a lost connection, when notifications may have been missed. */
export interface ChannelHandlers {
  onMessage: (text: string) => void
  onReconnect: () => void
}

/** `close` waits for running queries; then another process may open the same folder. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  readonly connections?: () => Connections
  readonly copyTo?: (folder: string) => Promise<void>
  /** Subscribes to a channel. Only a PostgreSQL server has other processes that notify. */
  readonly listen?: (channel: string, handlers: ChannelHandlers) => void
  close(): Promise<void>
}

export interface Connections {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** `databaseUrl` names a PostgreSQL server; without it an embedded one is kept in `dataDir`. */
export interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** The most connections to a server; 20 by default. */
  databaseConnections?: number
  log?: DatabaseLog
  /** Called when the embedded database broke (a full or failing disk) for good: end the process. */
  onBroken?: OnBroken
}

export interface DatabaseLog {
  warn(details: { err?: Error }, message: string): void
}
