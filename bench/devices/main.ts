/*
 * Browsers of one student in three zones, whose clocks are wrong by hours: random taps while devices are cut off,
 * frozen, loaded anew or have their clocks set, with a network or without, and the server is killed; compared with a
 * stopwatch. 90 seconds unless another number is given, then the seed of a run to repeat, how many browsers (3), and
 * how many servers (1): two share a PostgreSQL, which is ended and started under them as well. Ends with 1 where
 * devices that are in touch again show the same session more than a second apart, or what was saved is not what the
 * stopwatch has, or stands elsewhere.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../harness/browser.ts'
import { integerBetween, type Random, randomOf } from '../../harness/demo/random.ts'
import { enterWith } from '../../harness/demo/student.ts'
import { type App, startApp } from '../../harness/journey/server.ts'
import { chooseSubject, SUBJECTS } from '../../harness/journey/study-page.ts'
import { DATABASE_SERVER } from '../../harness/journey/two-servers.ts'
import { Stopwatch } from '../../harness/live-stopwatch.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { runNode } from '../../harness/run-bin.ts'
import { Device } from './device.ts'
import { differences } from './differences.ts'
import { type Bench, count, pick, randomEvent } from './random-events.ts'

const HOUR = 3_600_000
const TURNS = 10
const IN_TOUCH_WITHIN_MS = 90_000
/** Devices may differ, and be off the stopwatch, by so many ms: taps and clocks are measured on a busy machine. */
const APART_MS = 1000
const ZONES = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/Rio_Branco']
/** A record may stand so many ms from where its session ended. */
const ENDED_MS = 5000
const OFF_MS = 2000

interface Run {
  readonly seconds: number
  readonly seed: string
  readonly many: number
  readonly servers: number
}

async function main({ seconds, seed, many, servers }: Run): Promise<void> {
  console.log(`seed ${seed}, ${many} devices, ${servers === 2 ? 'two servers' : 'one server'}`)
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const postgres = servers === 2 ? await startPostgres() : null
  if (postgres) process.env[DATABASE_SERVER] = postgres.url
  const app = await startApp({ LOG_LEVEL: 'silent' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  try {
    const random = randomOf(seed)
    const found = await settle(app, browser, { random, many })
    const bench: Bench = {
      app,
      postgres,
      random,
      ...found,
      faults: [],
      counts: {},
      isDown: false,
      watch: null,
      saved: [],
      worstMs: { apart: 0, off: 0 },
    }
    for (const end = Date.now() + 1000 * seconds; Date.now() < end; ) await round(bench)
    await save(bench)
    await compareRecords(bench)
    console.log(
      Object.entries(bench.counts)
        .map(([what, times]) => `${times} × ${what}`)
        .join(', '),
    )
    const { apart, off } = bench.worstMs
    console.log(
      `devices at most ${apart} ms apart, ${off} ms off the stopwatch; ${bench.saved.length} sessions saved`,
    )
    for (const fault of bench.faults) console.log(fault)
    console.log(`${bench.faults.length} faults`)
    if (bench.faults.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await app.remove()
    await postgres?.stop()
  }
}

interface Settling {
  readonly random: Random
  readonly many: number
}

async function settle(
  app: App,
  browser: Browser,
  { random, many }: Settling,
): Promise<Pick<Bench, 'student' | 'devices'>> {
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { student } = await enterWith(app.url, credentials, SUBJECTS)
  const devices: Device[] = []
  for (let number = 0; number < many; number += 1) {
    const ahead = number === 0 ? 0 : integerBetween(random, -5 * HOUR, 5 * HOUR)
    const timezoneId = ZONES[number % ZONES.length] ?? ''
    const device = await Device.open(browser, app.url, credentials, { ahead, timezoneId })
    await chooseSubject(device.page)
    devices.push(device)
  }
  return { student, devices }
}

/** All in touch: a session begins, or is saved; then things happen, and all come in touch again. */
async function round(bench: Bench): Promise<void> {
  if (!bench.watch) await begin(bench)
  else if (bench.random() < 0.3) {
    await save(bench)
    await begin(bench)
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await randomEvent(bench)
    await sleep(integerBetween(bench.random, 300, 2500))
  }
  await reconnectAll(bench)
}

async function begin(bench: Bench): Promise<void> {
  const at = await pick(bench).tap('INICIAR')
  if (at === null) throw new Error('A session cannot begin.')
  bench.watch = new Stopwatch()
  bench.watch.run(at)
  count(bench, 'start')
  await compare(bench)
}

async function save(bench: Bench): Promise<void> {
  const { watch } = bench
  if (!watch) return
  const device = pick(bench)
  const isApart = bench.random() < 0.5
  if (isApart) await cutAll(bench, true)
  const isHalted = (await device.shown()).status !== 'PAUSAR'
  const at = await device.tap('PARAR')
  if (at === null) throw new Error('A session cannot be stopped.')
  if (!isHalted) watch.halt(at)
  await device.save()
  const endedAt = watch.stretches(at).at(-1)?.until ?? at
  bench.saved.push({ seconds: Math.floor(watch.studied(at) / 1000), endedAt })
  bench.watch = null
  count(bench, isApart ? 'save without a network' : 'save')
  if (isApart) await cutAll(bench, false)
  await compare(bench)
}

async function cutAll({ devices }: Bench, isCut: boolean): Promise<void> {
  for (const device of devices) await device.cut(isCut)
}

async function reconnectAll(bench: Bench): Promise<void> {
  if (bench.isDown) await bench.app.start()
  bench.isDown = false
  for (const device of bench.devices) {
    if (device.isFrozen) await device.freeze(false)
    if (device.isCut) await device.cut(false)
  }
  await compare(bench)
}

/** Waits until all devices show the stopwatch's time; notes their screens if they do not in time. */
async function compare(bench: Bench): Promise<void> {
  const { devices, watch, faults, worstMs } = bench
  let found = ''
  for (const until = Date.now() + IN_TOUCH_WITHIN_MS; Date.now() < until; ) {
    const all = await Promise.all(devices.map((device) => device.shown()))
    const { isSame, apart, off } = differences(all, watch)
    if (isSame && apart <= APART_MS && off <= OFF_MS) {
      worstMs.apart = Math.max(worstMs.apart, apart)
      worstMs.off = Math.max(worstMs.off, off)
      return
    }
    found = `${all.map(({ status, seconds }) => `${status} ${seconds} s`).join(', ')}; ${off} ms off the stopwatch`
  }
  faults.push(`${JSON.stringify(bench.counts)}: ${found}`)
  throw new Error(faults.join('\n'))
}

async function compareRecords({ student, saved, faults }: Bench): Promise<void> {
  const records = () => student.call<Saved[]>(`GET /user-study-records/user/${student.id}`)
  const until = Date.now() + IN_TOUCH_WITHIN_MS
  while ((await records()).length < saved.length && Date.now() < until) await sleep(200)
  const there = (await records()).toReversed()
  const off = saved.map(({ seconds, endedAt }, index) => ({
    seconds: Math.abs((there[index]?.study_time ?? 0) - seconds),
    ms: Math.abs(Date.parse(there[index]?.created_at ?? '') - endedAt),
  }))
  const text = (times: readonly number[]) =>
    `${times.join(' + ')} = ${times.reduce((all, time) => all + time, 0)} s`
  console.log(`records ${text(there.map(({ study_time }) => study_time))}`)
  console.log(`stopwatch ${text(saved.map(({ seconds }) => seconds))}`)
  console.log(
    `${Math.round(Math.max(0, ...off.map(({ ms }) => ms)))} ms at most from where the sessions ended`,
  )
  const isAlike =
    there.length === saved.length && off.every(({ seconds, ms }) => seconds <= 2 && ms <= ENDED_MS)
  if (!isAlike) faults.push('The records are not what the stopwatch has.')
}

interface Saved {
  readonly study_time: number
  readonly created_at: string
}

const [seconds = '90', seed = randomUUID(), devices = '3', servers = '1'] = process.argv.slice(2)
await main({ seconds: Number(seconds), seed, many: Number(devices), servers: Number(servers) })
