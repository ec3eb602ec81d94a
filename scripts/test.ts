import type { SpawnOptions } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../harness/browser.ts'
import { runBin, runNode } from '../harness/run-bin.ts'
import { countPlaywright, countVitest, line, type NamedCount, oneOf, summary, total } from './count-tests.ts'

// Limits an endless test, so that the others are still reported. Only SIGKILL ends a spinning process.
const LIMIT = { timeout: 60 * 60_000, killSignal: 'SIGKILL' } as const

const reports = mkdtempSync(join(tmpdir(), 'posse-test-'))
const readReport = (name: string) => JSON.parse(readFileSync(join(reports, name), 'utf8'))

type Step = (how: SpawnOptions) => Promise<NamedCount>
/** Steps by name that run at the same time and print at their end; a single step prints at once. */
type StepGroup = Readonly<Record<string, Step>>

const types: Step = async (how) => {
  const generated = await runBin('@react-router/dev', 'react-router', ['typegen'], how)
  return oneOf(generated || (await runBin('typescript', 'tsc', ['--noEmit'], how)))
}

const vitest =
  (settings: Record<string, string> = {}): Step =>
  async (how) => {
    const file = join(reports, 'vitest.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await runBin('vitest', 'vitest', args, { ...how, env: { ...process.env, ...settings } })
    return countVitest(readReport('vitest.json'), code)
  }

const journeys =
  (only: readonly string[] = [], settings: Record<string, string> = {}): Step =>
  async (how) => {
    const env = {
      ...process.env,
      ...settings,
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    }
    const args = ['test', '--reporter=list,json', ...only]
    const code = await runBin('@playwright/test', 'playwright', args, { ...how, env })
    return countPlaywright(readReport('playwright.json'), code)
  }

const bin =
  (packageName: string, name: string, ...args: string[]): Step =>
  async (how) =>
    oneOf(await runBin(packageName, name, args, how))

const script =
  (...args: string[]): Step =>
  async (how) =>
    oneOf(await runNode(args, how))

/** Journeys in which two servers must agree most; `npm run journeys:two` runs all. */
const SHARED = ['session.journey', 'support.journey', 'password-reset-mail', 'study-records']

/** The ways in, forms and dialogs, run again in pages that the browser translates. */
const OF_FORMS = ['session', 'google', 'guarded', 'settings']

/** Slow tests: kills, power cuts, the second engine, journeys marked `@long`. */
const LONG = { LONG: '1' }

/** The short form of `npm run bench:offline`: the number of saves, and the seed of the failures. */
const STORM = ['bench/offline/main.ts', '15', 'short']

/** The steps of every change: `npm test`. */
const SHORT_STEPS: readonly StepGroup[] = [
  {
    types,
    lint: bin('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', '.'),
    structure: script('scripts/check-structure.ts'),
    unused: bin('knip', 'knip', '--no-progress', '--no-config-hints'),
    audit: script('scripts/audit.ts'),
    catalogue: script('scripts/catalogue.ts'),
    build: script('scripts/build.ts'),
    vitest: vitest(),
  },
  { browsers: script('scripts/browsers.ts'), journeys: journeys() },
]

/** Further steps of a release: `npm run test:long`. */
const LONG_STEPS: readonly StepGroup[] = [
  { 'long vitest': vitest(LONG) },
  { build: script('scripts/build.ts', '--if-stale') },
  { 'long journeys': journeys(['--grep', '@long'], LONG) },
  { 'two servers': journeys(SHARED, { ...LONG, SERVERS: '2' }) },
  { translated: journeys(OF_FORMS, { ...LONG, TRANSLATED: '1' }) },
  { storm: script(...STORM) },
]

/** Steps that need the build. */
const OF_THE_BUILD = ['browsers', 'journeys', 'long journeys', 'two servers', 'translated', 'storm']

// A step that could not run has failed: the others still report.
async function run(step: Step, how: SpawnOptions): Promise<NamedCount> {
  try {
    return await step(how)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return oneOf(1)
  }
}

/** Runs a step and prints nothing until its end. */
async function runApart(name: string, step: Step): Promise<NamedCount> {
  const output = join(reports, `${name}.txt`)
  const file = openSync(output, 'w')
  const count = await run(step, { ...LIMIT, stdio: ['ignore', file, file] })
  closeSync(file)
  console.log(`\n── ${name} ──\n${readFileSync(output, 'utf8').trim()}`)
  return count
}

async function runAlone(name: string, step: Step): Promise<NamedCount> {
  console.log(`\n── ${name} ──`)
  return run(step, LIMIT)
}

interface Ended {
  count: NamedCount
  seconds: number
}

async function runSteps(steps: readonly StepGroup[], names: readonly string[]): Promise<Map<string, Ended>> {
  const ended = new Map<string, Ended>()
  for (const group of steps) {
    const chosen = Object.entries(group).filter(([name]) => names.length === 0 || names.includes(name))
    const how = chosen.length > 1 ? runApart : runAlone
    const one = async ([name, step]: [string, Step]) => {
      const began = performance.now()
      const count = await how(name, unbuilt(name, ended) ? notBuilt : step)
      ended.set(name, { count, seconds: Math.round((performance.now() - began) / 1000) })
    }
    await Promise.all(chosen.map(one))
  }
  return ended
}

const unbuilt = (name: string, ended: ReadonlyMap<string, Ended>) =>
  OF_THE_BUILD.includes(name) && (ended.get('build')?.count.failed ?? 0) > 0

const notBuilt: Step = async () => {
  throw new Error('Not run: the build failed.')
}

async function main([first = '', ...rest]: string[]): Promise<void> {
  const isLong = first === '--long'
  const [steps, names] = isLong ? [LONG_STEPS, rest] : [SHORT_STEPS, [first, ...rest].filter(Boolean)]
  const known = steps.flatMap((group) => Object.keys(group))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) console.error(`No step ${unknown.join(', ')}: the steps are ${known.join(', ')}.`)
  const ended =
    unknown.length > 0 ? new Map([['steps', { count: oneOf(1), seconds: 0 }]]) : await runSteps(steps, names)
  rmSync(reports, { recursive: true, force: true })
  const all = total([...ended.values()].map(({ count }) => count))
  console.log()
  for (const [name, { count, seconds }] of ended)
    console.log([`${line(name, count)} (${seconds} s)`, ...count.names].join('\n'))
  console.log(`\n${summary(all)}`)
  process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0
}

await main(process.argv.slice(2))
