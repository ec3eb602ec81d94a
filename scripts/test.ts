import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { type Count, countPlaywright, countVitest, line, oneOf, summary, total } from './count.ts'
import { runBin, runNode } from './run-bin.ts'

// A test that never ends must not keep the others from being told. A spinning process hears only SIGKILL.
const LIMIT = { timeout: 30 * 60_000, killSignal: 'SIGKILL' } as const

const reports = mkdtempSync(join(tmpdir(), 'posse-test-'))
const readReport = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))

async function types(): Promise<Count> {
  const generated = await runBin('@react-router/dev', 'react-router', ['typegen'], LIMIT)
  return oneOf(generated || (await runBin('typescript', 'tsc', ['--noEmit'], LIMIT)))
}

async function vitest(): Promise<Count> {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runBin('vitest', 'vitest', args, LIMIT)
  return countVitest(readReport('vitest.json'), code)
}

async function journeys(only: readonly string[] = [], settings: Record<string, string> = {}): Promise<Count> {
  const env = {
    ...process.env,
    ...settings,
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
  }
  const args = ['test', '--reporter=list,json', ...only]
  const code = await runBin('@playwright/test', 'playwright', args, { ...LIMIT, env })
  return countPlaywright(readReport('playwright.json'), code)
}

/** The journeys in which two servers must agree most: sessions, limits, letters, saves. `npm run journeys:two` runs all. */
const SHARED = ['session.journey', 'support.journey', 'password-reset-mail', 'study-records']

/** The short form of `npm run bench:offline`: so many saves, and the seed that says what goes wrong and when. */
const STORM = ['bench/offline/main.ts', '15', 'short']

const STEPS: Record<string, () => Promise<Count>> = {
  types,
  lint: async () => oneOf(await runBin('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '.'], LIMIT)),
  structure: async () => oneOf(await runNode(['scripts/check-structure.ts'], LIMIT)),
  unused: async () => oneOf(await runBin('knip', 'knip', ['--no-progress', '--no-config-hints'], LIMIT)),
  audit: async () => oneOf(await runNode(['scripts/audit.ts'], LIMIT)),
  vitest,
  build: async () => oneOf(await runNode(['scripts/build.ts'], LIMIT)),
  journeys: () => journeys(),
  'two-servers': () => journeys(SHARED, { SERVERS: '2' }),
  storm: async () => oneOf(await runNode(STORM, LIMIT)),
}

/** Without a fresh build these would prove nothing. */
const OF_THE_BUILD = ['journeys', 'two-servers', 'storm']

// A step that could not even run has failed: the others still tell what they know.
async function run(step: () => Promise<Count>): Promise<Count> {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return oneOf(1)
  }
}

/** Runs the named steps, or all, in order. */
async function runSteps(names: string[]): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>()
  for (const [name, step] of Object.entries(STEPS)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n── ${name} ──`)
    const unbuilt = OF_THE_BUILD.includes(name) && (counts.get('build')?.failed ?? 0) > 0
    if (unbuilt) console.error('Not run: the build failed.')
    counts.set(name, unbuilt ? oneOf(1) : await run(step))
  }
  return counts
}

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in STEPS))
  if (unknown.length > 0)
    console.error(`No step ${unknown.join(', ')}: the steps are ${Object.keys(STEPS).join(', ')}.`)
  const counts = unknown.length > 0 ? new Map([['steps', oneOf(1)]]) : await runSteps(names)
  rmSync(reports, { recursive: true, force: true })
  const all = total([...counts.values()])
  console.log()
  for (const [name, count] of counts) console.log(line(name, count))
  console.log(`\n${summary(all)}`)
  process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0
}

await main(process.argv.slice(2))
