import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../harness/browser.ts'

const DAMP = [
  '--no-sandbox',
  '--disable-gpu',
  '--headless=new',
  '--no-first-run',
  '--hide-crash-restore-bubble',
]
const STARTS_WITHIN_MS = 60_000

/** A browser as a program of its own with one tab, whose profile outlives it. */
export interface Device {
  readonly page: () => Page
  readonly context: () => BrowserContext
  newTab(): Promise<void>
  /** Ends the browser with no warning, as an empty battery does, and starts it on the same profile. */
  crash(): Promise<void>
  /** Ends it as its user does, with everything written, and starts it on the same profile. */
  restart(): Promise<void>
  remove(): Promise<void>
}

interface Running {
  readonly child: ChildProcess
  readonly browser: Browser
  readonly context: BrowserContext
  page: Page
}

export async function openDevice(): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'posse-device-'))
  let running = await launch(profile)
  const again = async (end: (of: Running) => Promise<void>) => {
    await end(running)
    running = await launch(profile)
  }
  return {
    page: () => running.page,
    context: () => running.context,
    newTab: async () => {
      const before = running.page
      running.page = await running.context.newPage()
      await before.close()
    },
    crash: () => again(kill),
    restart: () => again(quit),
    remove: async () => {
      await quit(running)
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function launch(profile: string): Promise<Running> {
  const args = [
    ...DAMP,
    '--lang=pt-BR',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const env = { ...process.env, TZ: 'America/Sao_Paulo' }
  const child = spawn(await findBrowser(), args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window.')
  return { child, browser, context, page: context.pages()[0] ?? (await context.newPage()) }
}

function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk
    const address = /ws:\/\/\S+/.exec(output)?.[0]
    if (address) resolve(address)
  })
  const late = setTimeout(() => reject(new Error(`The browser did not start: ${output}`)), STARTS_WITHIN_MS)
  return promise.finally(() => clearTimeout(late))
}

async function kill({ child }: Running): Promise<void> {
  const exit = once(child, 'exit')
  // All its processes at once: a part that is left would go on writing.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await exit
}

async function quit({ child, browser }: Running): Promise<void> {
  const exit = once(child, 'exit')
  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Browser.close').catch(() => undefined)
  await exit
}
