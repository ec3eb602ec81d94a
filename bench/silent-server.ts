import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'
import { enterWith } from '../harness/demo/student.ts'
import { type Network, openNetwork } from '../harness/network.ts'
import { OFFLINE_SCREENS, STUDIED, TRIBUNAL } from '../harness/offline-screens.ts'
import { runNode } from '../harness/run-bin.ts'
import { startServer } from '../harness/server-process.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import type { Bar } from './bar.ts'

const AREA = '/area-do-aluno'
const BAR_S = 3
/** Every screen's answers are asked for ahead, one after the other, and kept. */
const WAIT_MS = 15_000

const WAYS: readonly [what: string, go: (network: Network) => void][] = [
  ['nothing', (network) => network.stall()],
  ['a byte now and then', (network) => network.trickle()],
]

/** How soon a new tab shows what the device keeps while the server is silent. */
export async function silentServerBars(): Promise<Bar[]> {
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const network = await openNetwork()
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', BASE_URL: network.url })
  network.passTo(server.url)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ baseURL: network.url, locale: 'pt-BR' })
    await keepAll(context, network.url)
    const bars: Bar[] = []
    for (const [what, go] of WAYS) bars.push(barOf(what, await openings(context, network, go)))
    return bars
  } finally {
    await browser.close()
    await network.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A student of whom every screen has something to show signs in here, and the device keeps it all. */
async function keepAll(context: BrowserContext, url: string): Promise<void> {
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { student, ids } = await enterWith(url, credentials, [STUDIED])
  const effort = { study_time: 1500, questions_resolved: 10, incorrect_answers: 2 }
  const body = { user_id: student.id, subject_id: ids[0], ...effort }
  await student.call('POST /user-study-records', { body: body })
  const subjects = [{ name: STUDIED, topics: [{ text: 'Crase' }] }]
  const document = documentOf({ blocks: [{ name: '', subjects }] })
  await student.call('POST /targets', { body: { user_id: student.id, body: TRIBUNAL, document } })
  await context.request.post('/api/auth/sign-in/email', { data: credentials, headers: { origin: url } })
  const page = await context.newPage()
  for (const [path, sign] of OFFLINE_SCREENS) {
    await page.goto(AREA + path)
    await page.getByText(sign).filter({ visible: true }).first().waitFor()
  }
  await sleep(WAIT_MS)
  await page.close()
}

async function openings(context: BrowserContext, network: Network, go: (network: Network) => void) {
  const seconds: [path: string, seconds: number][] = []
  for (const [path, sign] of OFFLINE_SCREENS) {
    const page = await context.newPage()
    go(network)
    const began = performance.now()
    await page.goto(AREA + path, { waitUntil: 'commit' })
    await page.getByText(sign).filter({ visible: true }).first().waitFor()
    seconds.push([path, (performance.now() - began) / 1000])
    network.restore()
    await page.close()
  }
  return seconds
}

function barOf(what: string, openings: readonly [path: string, seconds: number][]): Bar {
  const times = openings.map(([, seconds]) => seconds)
  return {
    name: `the slowest of ${openings.length} screens, answered ${what}`,
    figure: Math.max(...times),
    unit: 's',
    bar: { most: BAR_S },
    details: openings.map(([path, seconds]) => `${path || '/'} ${seconds.toFixed(1)}`).join(', '),
  }
}
