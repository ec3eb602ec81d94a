import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/free-port.ts'

const START_TIMEOUT_MS = 120_000
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>
}

/**
 * Runs `script` with these settings on top of the environment's, on a free port of this machine alone, until it answers
 * at `/readyz`. What goes wrong in it stands on `stdio`.
 * @throws Error when it ends, or does not answer in two minutes
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  { script = 'src/server/main.ts', stdio = 'inherit' }: { script?: string; stdio?: StdioOptions } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    BASE_URL: '',
    HOST: '127.0.0.1',
    SIGN_UPS_PER_HOUR: '100000',
    PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [script], { cwd: ROOT, env, stdio })
  const stop = () => end(child)
  try {
    await answering(`${url}/readyz`, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await sleep(25)) {
    if (hasEnded(child)) throw new Error('The server ended while it started: the reason stands above.')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`No answer at ${url} within ${START_TIMEOUT_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
