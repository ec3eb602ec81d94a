import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { OnBroken } from './embedded-postgres.ts'

/** Every table; each feature's `server/table.ts` adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the features.
export interface Tables {}

/** The database, or a transaction on it: it travels as the first argument of every function that queries. */
export type Db = Kysely<Tables>

const statementNames = new Map<string, string>()

/**
 * A statement of constant text, with `$1`, `$2` … for its values, that each connection to a server parses and plans once:
 * for short statements that is most of their cost. Call it where the module is loaded, never per request.
 */
export function statement<Row>(text: string): (db: Db, values: unknown[]) => Promise<Row[]> {
  statementNames.set(text, `posse_${statementNames.size}`)
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
}

/** By what name a connection prepares this text, if it is a `statement`'s. */
export const nameOfStatement = (text: string): string | undefined => statementNames.get(text)

/** What a connection to a server is told by `liftTimeLimit`. */
export const NO_TIME_LIMIT = 'set local statement_timeout = 0'

/** From here on the statements of this transaction may take as long as they take. */
export async function liftTimeLimit(transaction: Db): Promise<void> {
  await sql.raw(NO_TIME_LIMIT).execute(transaction)
}

/** An open database. `close` waits for running queries; afterwards another process may open the same folder. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** How the connections to a server stand; an embedded database has none. */
  readonly connections?: () => Connections
  /** Copies an embedded database while it is in use; the copy is opened like any other. */
  readonly copyTo?: (folder: string) => Promise<void>
  close(): Promise<void>
}

/** Connections to the database: all, those at rest, and calls that wait for one. */
export interface Connections {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** Where the data is: the PostgreSQL that `databaseUrl` names, else the embedded one in `dataDir`. */
export interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** How many connections to a server are opened at most; 20 unless said. */
  databaseConnections?: number
  log?: DatabaseLog
  /** The embedded database broke (a full or failing disk) and answers nothing more: log it and end the process. */
  onBroken?: OnBroken
}

/** The part of the server's log that a database uses. */
export interface DatabaseLog {
  warn(details: { err: Error }, message: string): void
}
