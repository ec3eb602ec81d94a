import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import type { OnBroken } from './embedded-postgres.ts'
import { serverTypes } from './sql-types.ts'
import { StartupError } from './startup-error.ts'

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

/**
 * Opens the database and makes sure that it answers.
 * @throws StartupError when the server does not answer or `dataDir` is another process's or cannot be written
 */
export function openDatabase({ databaseUrl, dataDir, onBroken, ...server }: DatabaseOptions): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbeddedDatabase(dataDir, onBroken)
    : openServerDatabase({ databaseUrl, ...server })
}

async function openEmbeddedDatabase(dataDir: string, onBroken: OnBroken | undefined): Promise<Database> {
  const { pglite, copyTo, close } = await openEmbedded(dataDir, onBroken)
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    copyTo,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

type ServerOptions = Pick<DatabaseOptions, 'databaseConnections' | 'log'> & { databaseUrl: string }

async function openServerDatabase({ databaseUrl, databaseConnections = 20, log }: ServerOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databaseConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: serverTypes,
    Client: PreparingClient,
    onConnect: prepareSession,
  })
  surviveLostConnections(pool, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  try {
    await pool.query('select 1')
  } catch (error) {
    await close()
    throw new StartupError(`O banco de dados em ${place(databaseUrl)} não respondeu: ${reason(error)}.`, {
      cause: error,
    })
  }
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'server', connections, close }
}

/** A connection that gives every `statement` its name, by which PostgreSQL finds the plan again; Kysely gives none. */
class PreparingClient extends pg.Client {}

const { query } = pg.Client.prototype

PreparingClient.prototype.query = function (this: pg.Client, ...[text, values, ...rest]: unknown[]): unknown {
  const name = typeof text === 'string' ? statementNames.get(text) : undefined
  return Reflect.apply(query, this, name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest])
} as typeof query

/**
 * Sets what a session needs by a statement, because poolers such as PgBouncer refuse these as start parameters. UTC as
 * in the embedded database, so that both cut days alike; the limits keep a stuck query from taking a connection for ever.
 */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('application_name', 'posse', false), set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, MDY', false),
      set_config('statement_timeout', '30s', false), set_config('idle_in_transaction_session_timeout', '60s', false)`,
  )
}

/** A connection that breaks raises an event as well as failing its query, and an event without a listener ends the process. */
function surviveLostConnections(pool: pg.Pool, log: DatabaseLog | undefined): void {
  const report = (err: Error) => log?.warn({ err }, 'Conexão com o banco de dados perdida; outra será aberta.')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
}

/** Host and port of an address, without its password. */
function place(databaseUrl: string): string {
  return URL.parse(databaseUrl)?.host || 'DATABASE_URL'
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
