import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { findBrowser } from '../harness/browser.ts'
import { freePort } from '../harness/free-port.ts'
import { median } from '../harness/load/measure.ts'
import { runNode } from '../harness/run-bin.ts'
import { startServer } from '../harness/server-process.ts'
import type { Bar } from './bar.ts'

const RUNS = 5
/** On a busy machine a trace is now and then empty: such a run has no figures. */
const TRIES = 3
const PAGES = ['/', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'cls' | 'script', number>

/** Lighthouse's mobile run (a slow phone on slow 4G) on the public pages: the median of five. */
export async function lighthouseBars(): Promise<Bar[]> {
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const folder = await mkdtemp(join(tmpdir(), 'posse-bench-'))
  const port = await freePort()
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const bars: Bar[] = []
    for (const path of PAGES) {
      const runs: Figures[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await runOn(server.url + path, port))
      bars.push(...barsOf(path, runs))
    }
    return bars
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runOn(url: string, port: number): Promise<Figures> {
  const { categories, audits } = await reportOn(url, port)
  const score = (name: string) => 100 * (categories[name]?.score ?? 0)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    script: scriptBytes(audits['network-requests']?.details) / 1000,
  }
}

async function reportOn(url: string, port: number, tries = TRIES): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  const failure = result ? result.lhr.runtimeError?.message : 'Lighthouse gave nothing.'
  if (result && failure === undefined) return result.lhr
  if (tries === 1) throw new Error(failure)
  return reportOn(url, port, tries - 1)
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

function barsOf(path: string, runs: Figures[]): Bar[] {
  const bar = (name: string, figure: keyof Figures, unit: string, wanted: Bar['bar']): Bar => {
    const values = runs.map((run) => run[figure])
    const details = `median of ${values.map((each) => Number(each.toFixed(3))).join(', ')}`
    return { name: `Lighthouse ${path} ${name}`, figure: median(values), unit, bar: wanted, details }
  }
  return [
    ...CATEGORIES.map((category) => bar(category, category, 'of 100', { least: 99 })),
    bar('largest contentful paint', 'lcp', 's', { most: 1.5 }),
    bar('layout shift', 'cls', '', { most: 0 }),
    bar('script', 'script', 'KB', { most: 130 }),
  ]
}
