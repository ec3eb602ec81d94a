import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../harness/browser.ts'
import { DEMO_SUBJECTS } from '../harness/demo/career.ts'
import { giveLongEdital } from '../harness/demo/edital.ts'
import { DEMO_STUDENT, fillDemo } from '../harness/demo/fill.ts'
import { enter } from '../harness/demo/student.ts'
import { median } from '../harness/load/measure.ts'
import { runNode } from '../harness/run-bin.ts'
import { startServer } from '../harness/server-process.ts'
import { DEFAULT_TIME_ZONE } from '../src/shared/calendar.ts'
import type { Bar } from './bar.ts'
import { SCREENS, type Screen } from './tapped-screens.ts'

/** A part of the names of the screens to be tapped; all of them where it is left out. */
const ONLY = process.env.SCREEN ?? ''
const RUNS = 3
const SLOWDOWN = 4
const BAR_MS = 100
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const
/** A frame that changes only what the browser's own bars cover is not drawn. */
const WINDOW_HEIGHT = 1000
/** The page's own work after loading, and after a tap, is over by then. */
const REST_MS = 4000
const AFTER_TAP_MS = 400

declare global {
  interface Window {
    answered: number[]
    /** When the measurement began, in ms since the page did; the browser may report earlier events later. */
    since: number
  }
}

/** From the touch to the next frame, by Event Timing; a tap's median of three, a screen's slowest tap. */
export async function tapBars(): Promise<Bar[]> {
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    await fillDemo(server.url, new Date())
    await giveLongEdital(
      await enter(server.url, DEMO_STUDENT),
      DEMO_SUBJECTS.map(({ name }) => name),
    )
    const bars: Bar[] = []
    for (const screen of SCREENS.filter(({ name }) => name.includes(ONLY))) {
      const context = await phoneAt(browser, server.url)
      if (screen.shownIn !== undefined)
        bars.push(shownBar(screen, screen.shownIn, await showings(context, screen)))
      bars.push(barOf(screen, await tapsOn(context, screen)))
      await context.close()
    }
    return bars
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function phoneAt(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: DEFAULT_TIME_ZONE,
  })
  await signIn(context, url)
  await context.addInitScript(watch)
  return context
}

interface Showing {
  readonly paint: number
  readonly row: number
}

/** Opens a screen again: its first paint with content, and the first row of its tree. */
async function showings(context: BrowserContext, screen: Screen): Promise<Showing[]> {
  const page = await context.newPage()
  await page.goto(screen.path)
  await page.getByRole('row').first().waitFor()
  await page.waitForTimeout(REST_MS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const found: Showing[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload({ waitUntil: 'commit' })
    const row = await page.evaluate(firstRow)
    await page.waitForTimeout(REST_MS)
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    found.push({ paint: paint ?? Number.NaN, row })
  }
  await page.close()
  return found
}

/** Runs in the page: when its first row was on the screen. */
function firstRow(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const look = () => {
    if (document.querySelector('[role=row]')) requestAnimationFrame(() => resolve(performance.now()))
    else requestAnimationFrame(look)
  }
  look()
  return promise
}

async function tapsOn(context: BrowserContext, screen: Screen): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage()
    await open(page, screen)
    for (const [name, tap] of screen.taps)
      times.set(name, [...(times.get(name) ?? []), await timeOf(page, () => tap(page))])
    await page.close()
  }
  return times
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: DEMO_STUDENT,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

async function open(page: Page, { path, sign, prepare }: Screen): Promise<void> {
  await page.goto(path)
  await page.getByText(sign).filter({ visible: true }).first().waitFor()
  await prepare?.(page)
  await page.waitForTimeout(REST_MS)
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height: WINDOW_HEIGHT } })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Runs in the page, before everything else. */
function watch(): void {
  window.answered = []
  window.since = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.startTime >= window.since) window.answered.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** The slowest answer to what `act` does at the screen, in ms; 16 when none was slower. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.answered = []
    window.since = performance.now()
  })
  await act()
  await page.waitForTimeout(AFTER_TAP_MS)
  return page.evaluate(() => Math.max(16, ...window.answered))
}

const shownBar = ({ name }: Screen, most: number, found: readonly Showing[]): Bar => ({
  name: `first paint of ${name}`,
  figure: median(found.map(({ paint }) => paint)),
  unit: 'ms',
  bar: { most },
  details: `first row ${median(found.map(({ row }) => row)).toFixed(0)}`,
})

function barOf({ name, answeredIn = BAR_MS }: Screen, times: ReadonlyMap<string, number[]>): Bar {
  const medians = [...times]
    .map(([tap, all]) => [tap, median(all)] as const)
    .toSorted(([, a], [, b]) => b - a)
  const details = medians.map(([tap, time]) => `${tap} ${time}`).join(', ')
  return {
    name: `slowest tap on ${name}`,
    figure: medians[0]?.[1] ?? Number.NaN,
    unit: 'ms',
    bar: { most: answeredIn },
    details,
  }
}
