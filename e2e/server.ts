import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/free-port.ts'
import { serversAt } from './two-servers.ts'

const START_TIMEOUT_MS = 30_000

/**
 * The real server as a program of its own, on a free port and a data folder of its own; in a run of `npm run journeys:two`
 * two of them on one database, which take requests in turn.
 */
export interface App {
  readonly url: string
  readonly dataDir: string
  /** Starts it on the same port and data, and waits until it is ready. */
  start(): Promise<void>
  /** Asks it to end, as an operator does, and waits for it. */
  stop(): Promise<void>
  /** Ends it with no warning, as a power cut does. */
  kill(): Promise<void>
  /** `stop` and `start`. */
  restart(): Promise<void>
  /** The letters written so far, oldest first, quoted-printable decoded. */
  outbox(): Promise<string[]>
  /** Stops it and takes its data away. */
  remove(): Promise<void>
}

/** Starts the built app with these settings on top of its defaults. */
export async function startApp(settings: Record<string, string> = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const servers = await serversAt(port)
  let running: ChildProcess[] = []
  const end = async (signal: NodeJS.Signals) => {
    await Promise.all(running.map((child) => ended(child, signal)))
    running = []
  }
  const startOne = (own: Record<string, string>) => {
    const given = { HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', SIGN_UPS_PER_HOUR: '100000' }
    const child = run({ ...given, ...own, ...settings })
    running.push(child)
    return ready(`http://localhost:${own.PORT}`, child)
  }
  const app: App = {
    url,
    dataDir,
    start: async () => {
      await Promise.all(servers.settings.map(startOne))
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await app.stop()
      await app.start()
    },
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    remove: async () => {
      await app.stop()
      await servers.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await app.start()
  return app
}

// Only what a program needs of the machine: a setting of the one who runs the tests must not change them.
function run(settings: Record<string, string>): ChildProcess {
  const machine = ['PATH', 'HOME', 'SYSTEMROOT', 'TEMP', 'TMPDIR'].map((name) => [name, process.env[name]])
  return spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...Object.fromEntries(machine.filter(([, value]) => value)), ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} while it started.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready at ${url}/readyz within ${START_TIMEOUT_MS / 1000} s.`)
}

async function readOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const letters = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(letters.map(async (name) => decoded(await readFile(join(folder, name), 'latin1'))))
}

function decoded(letter: string): string {
  const bytes = letter
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
