import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartupError } from '../operation/startup-error.ts'
import { ChannelListener, type ChannelListenerOptions } from './channel-listener.ts'
import type { Database, DatabaseLog, DatabaseOptions, Db, Tables } from './db.ts'
import { clientOf } from './open-client.ts'
import { isPooled, refuseSharing } from './pooler.ts'
import { type ScalarType, scalarTypes } from './sql-types.ts'

interface ServerOptions
  extends Pick<DatabaseOptions, 'databaseConnections' | 'log'>,
    Partial<Pick<ChannelListenerOptions, 'silenceMs' | 'trialMs' | 'triedMs'>> {
  databaseUrl: string
}

/** Shorter than the browser's own limit, so that the browser does not give up first. */
const STATEMENT_LIMIT_SECONDS = 10
/** Longer than the statement limit, so that the database gives the statement up first. */
const SILENCE_MS = (STATEMENT_LIMIT_SECONDS + 2) * 1000

/** @throws StartupError when the server does not answer */
export async function openServerDatabase({
  databaseUrl,
  databaseConnections = 20,
  log,
  silenceMs = SILENCE_MS,
  ...trials
}: ServerOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databaseConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: serverTypes,
    Client: clientOf(silenceMs),
    onConnect: prepareSession,
  })
  surviveLostConnections(pool, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const tell = (channel: string) => sql`select pg_notify(${channel}, null)`.execute(db)
  const listener = new ChannelListener({ url: databaseUrl, log, tell, silenceMs, ...trials })
  let closing: Promise<unknown> | undefined
  const close = async () => {
    closing ??= Promise.all([listener.close(), pool.end()])
    await closing
  }
  try {
    await pool.query('select 1')
    await refuseTransactionPooling(pool, databaseUrl, silenceMs)
    for (const warning of await losable(db)) log?.warn({}, warning)
  } catch (error) {
    await close()
    if (error instanceof StartupError) throw error
    throw new StartupError(`O banco de dados em ${place(databaseUrl)} não respondeu: ${reason(error)}.`, {
      cause: error,
    })
  }
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return {
    db,
    kind: 'server',
    connections,
    listen: (channel, handlers) => listener.listen(channel, handlers),
    close,
  }
}

// Poolers refuse these as start parameters. UTC as in PGlite; limits end stuck queries.
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('application_name', 'posse', false), set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, MDY', false),
      set_config('max_parallel_workers_per_gather', '0', false), set_config('hash_mem_multiplier', '8', false),
      set_config('statement_timeout', '${STATEMENT_LIMIT_SECONDS}s', false), set_config('idle_in_transaction_session_timeout', '60s', false)`,
  )
}

async function refuseTransactionPooling(
  pool: pg.Pool,
  databaseUrl: string,
  silenceMs: number,
): Promise<void> {
  const one = await pool.connect()
  try {
    if (!(await isPooled(one))) return
    const Client = clientOf(silenceMs)
    const other = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
    other.on('error', () => undefined)
    await other.connect()
    await refuseSharing(one, other, place(databaseUrl)).finally(() => other.end().catch(() => undefined))
  } finally {
    one.release()
  }
}

/** A broken connection also raises an event, which ends the process if nothing listens. */
function surviveLostConnections(pool: pg.Pool, log: DatabaseLog | undefined): void {
  const report = (err: Error) =>
    log?.warn({ err }, 'Conexão com o banco de dados perdida; outra será aberta.')
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
}

function place(databaseUrl: string): string {
  return URL.parse(databaseUrl)?.host || 'DATABASE_URL'
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

const serverParsers = new Map<number, (text: string) => unknown>(
  scalarTypes.flatMap(({ oid, arrayOid, parse }) => [
    [oid, parse],
    [arrayOid, (text: string) => parseArray(text, parse)],
  ]),
)

const TEXT_ARRAY: number = 1009

/** Every array looks like an array of texts on the wire. */
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)

function parseArray(text: string, parse: ScalarType['parse']): unknown[] {
  return parseTextArray(text).map((entry) => (entry === null ? null : parse(entry)))
}

const serverTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    serverParsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

interface Durability {
  readonly commit: string
  readonly named: boolean
  readonly standbys: number
}

/** Which acknowledged saves this PostgreSQL may lose, in words for the log (docs/how-to/operate.md). */
async function losable(db: Db): Promise<string[]> {
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
