import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../harness/free-port.ts'
import { median } from '../harness/load/measure.ts'
import { runNode } from '../harness/run-bin.ts'
import type { Bar } from './bar.ts'

const ROUNDS = 5
const GIVE_UP_MS = 60_000

/** From `npm start` to the first answer and page, once built, with the embedded database. */
export async function startBars(): Promise<Bar[]> {
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'posse-bench-'))
    first.push(await secondsToAnswer(dataDir))
    again.push(await secondsToAnswer(dataDir))
    await rm(dataDir, { recursive: true, force: true })
  }
  return [
    barOf('npm start on an empty data folder', first, 2),
    barOf('npm start on an existing data folder', again, 1),
  ]
}

const barOf = (name: string, seconds: number[], most: number): Bar => ({
  name,
  figure: median(seconds),
  unit: 's',
  bar: { most },
  details: `median of ${seconds.map((each) => each.toFixed(2)).join(', ')}`,
})

async function secondsToAnswer(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = npmStart({
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
  })
  try {
    for (const path of ['/healthz', '/']) await answered(`http://127.0.0.1:${port}${path}`, child)
    return (performance.now() - begun) / 1000
  } finally {
    await end(child)
  }
}

/** Starts npm as an operator does, in a process group of its own, because npm has children. */
function npmStart(settings: Record<string, string>): ChildProcess {
  const npm = process.env.npm_execpath
  const [program, args] = npm ? [process.execPath, [npm, 'start']] : ['npm', ['start']]
  return spawn(program, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await sleep(5)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('npm start ended: the reason stands above.')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && (await answer.text()) !== '') return
  }
  throw new Error(`No answer at ${url} within ${GIVE_UP_MS / 1000} s.`)
}

/** npm ends before its server, which still holds the data folder: waits for the whole group. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  let signal: NodeJS.Signals | 0 = 'SIGTERM'
  while (reaches(-pid, signal)) {
    signal = 0
    await sleep(20)
  }
}

function reaches(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal)
  } catch {
    return false
  }
}
