import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { endServer, spawnServer, whenReady } from '../server-process.ts'
import { serversAt } from './two-servers.ts'

/** A real server with data of its own; in `npm run journeys:two` two, which take requests in turn. */
export interface App {
  readonly url: string
  readonly dataDir: string
  /** Starts it on the same port and data, and waits until it is ready. */
  start(): Promise<void>
  /** Stops it as an operator does, and waits for its end. */
  stop(): Promise<void>
  /** Kills it without warning, as a power cut does. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** The letters written so far, oldest first, quoted-printable decoded. */
  outbox(): Promise<string[]>
  /** Stops it and removes its data. */
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
    await Promise.all(running.map((child) => endServer(child, signal)))
    running = []
  }
  const startOne = (own: Record<string, string>) => {
    const child = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...own, ...settings })
    running.push(child)
    return whenReady(`http://127.0.0.1:${own.PORT}`, child)
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
