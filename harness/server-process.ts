import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 120_000
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MACHINE = ['PATH', 'HOME', 'SYSTEMROOT', 'TEMP', 'TMPDIR']

type Settings = Readonly<Record<string, string>>

interface Program {
  /** Script from the root of the project; the server by default. */
  readonly script?: string
  /** Environment below the settings; by default nothing of the shell's, which must not change the test. */
  readonly environment?: Readonly<NodeJS.ProcessEnv>
  readonly stdio?: SpawnOptions['stdio']
}

export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Returns the machine's variables that a program needs, without any setting. */
export const machineOnly = (): Record<string, string> =>
  Object.fromEntries(MACHINE.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Runs a server with these settings, on this machine's own address unless they say otherwise. */
export function spawnServer(
  settings: Settings,
  { script = 'src/app/server/main.ts', environment = machineOnly(), stdio = 'inherit' }: Program = {},
): ChildProcess {
  // One student who measures makes more than an honest one in years.
  const many = { SIGN_UPS_PER_HOUR: '100000', RECORDS_PER_DAY: '10000000' }
  const env = { ...environment, BASE_URL: '', HOST: '127.0.0.1', ...many, ...settings }
  return spawn(process.execPath, [script], { cwd: ROOT, env, stdio })
}

/** Waits until `url` is ready. @throws Error when `child` ends, or is not ready in two minutes */
export async function whenReady(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await sleep(25)) {
    if (hasEnded(child)) throw new Error('The server ended while it started: the reason stands above.')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`No answer at ${url}/readyz within ${START_TIMEOUT_MS / 1000} s.`)
}

/** Ends the process, by being asked to unless another signal is given, and waits until it has. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/** Runs it until ready; failures stand on `stdio`. @throws Error when it ends, or after two minutes */
export async function startServer(settings: Settings = {}, program: Program = {}): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawnServer({ PORT: String(port), ...settings }, program)
  const stop = () => endServer(child)
  try {
    await whenReady(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
