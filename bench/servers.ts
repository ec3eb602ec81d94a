import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../scripts/server-process.ts'
import { startPostgres } from '../tests/postgres.ts'

/** The servers of a run, each a process of its own, over one PostgreSQL that flushes every commit to the disk. */
export interface Servers {
  /** The product as `npm start` runs it; its log, at the default level, goes to a file. */
  readonly posse: ServerProcess
  /** What it is measured against. */
  readonly bare: ServerProcess
  readonly databaseUrl: string
}

/** Runs `work` with the servers, and ends them and removes their files afterwards. */
export async function withServers<T>(work: (servers: Servers) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const log = await open(join(folder, 'log'), 'w')
  const postgres = await startPostgres({ fsync: true })
  const started: ServerProcess[] = []
  const start = async (...how: Parameters<typeof startServer>) => {
    const server = await startServer(...how)
    started.push(server)
    return server
  }
  try {
    const databaseUrl = postgres.url
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
    const posse = await start(settings, { stdio: ['ignore', log.fd, 'inherit'] })
    const bare = await start(settings, { script: 'bench/bare-server.ts' })
    return await work({ posse, bare, databaseUrl })
  } finally {
    for (const server of started) await server.stop()
    await postgres.stop()
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
}
