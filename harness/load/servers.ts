import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

/** Processes of their own over one PostgreSQL that flushes every commit to the disk. */
export interface Servers {
  /** The product as `npm start` runs it; its log, at the default level, goes to a file. */
  readonly posse: ServerProcess
  readonly bare: ServerProcess
  readonly databaseUrl: string
}

/** Runs `work` with the servers, and ends them and removes their files afterwards. */
export function withServers<T>(work: (servers: Servers) => Promise<T>): Promise<T> {
  return withPostgres(async (start) => {
    const { databaseUrl, ...posse } = await start('postgres')
    const bare = await start('postgres', { script: 'bench/bare-server.ts' })
    return work({ posse, bare, databaseUrl })
  })
}

/** Another program than the product, or settings on top of its defaults. */
interface Other {
  readonly script?: string
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts the product, or another program, over this database, which is made when there is none. */
export type Start = (
  database: string,
  other?: Other,
) => Promise<ServerProcess & { readonly databaseUrl: string }>

/** Starts servers over one PostgreSQL; ends them and removes their files afterwards. */
export async function withPostgres<T>(work: (start: Start) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const log = await open(join(folder, 'log'), 'w')
  const postgres = await startPostgres({ fsync: true })
  const started: ServerProcess[] = []
  const start: Start = async (database, { script = 'src/app/server/main.ts', settings: own } = {}) => {
    const databaseUrl = await databaseOf(postgres.url, database)
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...own }
    const server = await startServer(settings, { script, stdio: ['ignore', log.fd, 'inherit'] })
    started.push(server)
    return { ...server, databaseUrl }
  }
  try {
    return await work(start)
  } finally {
    for (const server of started) await server.stop()
    await postgres.stop()
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function databaseOf(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  return Object.assign(new URL(url), { pathname: name }).href
}

/** Runs `work` with a connection to a database of ours, past the product. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
