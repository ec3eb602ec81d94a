/*
 * Three browsers of one student, whose clocks are wrong by hours: random taps while devices are cut off, frozen, loaded anew
 * or have their clocks set, and the server is killed; compared with a stopwatch. 90 seconds unless another number is
 * given, then the seed of a run to repeat. Ends with 1 where devices that are in touch again show the same session
 * more than a second apart, or what was saved is not what the stopwatch has.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../harness/browser.ts'
import { between, type Random, randomOf } from '../../harness/demo/random.ts'
import { type ApiStudent, enterWith } from '../../harness/demo/student.ts'
import { type App, startApp } from '../../harness/journey/server.ts'
import { chooseSubject, SUBJECTS } from '../../harness/journey/study-desk.ts'
import { Stopwatch } from '../../harness/live-stopwatch.ts'
import { runNode } from '../../harness/run-bin.ts'
import { Device } from './device.ts'
import { differences } from './differences.ts'

const HOUR = 3_600_000
const DEVICES = 3
/** So many things happen before all are in touch again. */
const TURNS = 10
const IN_TOUCH_WITHIN_MS = 90_000
/** Devices may differ, and be off the stopwatch, by so many ms: taps and clocks are measured on a busy machine. */
const APART_MS = 1000
const OFF_MS = 2000

interface Bench {
  readonly app: App
  readonly random: Random
  readonly student: ApiStudent
  readonly devices: readonly Device[]
  readonly faults: string[]
  readonly counts: Record<string, number>
  isDown: boolean
  watch: Stopwatch | null
  /** Seconds of each saved session, by the stopwatch. */
  readonly saved: number[]
  worstMs: { apart: number; off: number }
}

async function main(seconds: number, seed: string): Promise<void> {
  console.log(`seed ${seed}`)
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const app = await startApp({ LOG_LEVEL: 'silent' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  try {
    const bench = await settle(app, browser, randomOf(seed))
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
  }
}

/** A student with subjects, and the study page on each device. */
async function settle(app: App, browser: Browser, random: Random): Promise<Bench> {
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { student } = await enterWith(app.url, credentials, SUBJECTS)
  const devices: Device[] = []
  for (let number = 0; number < DEVICES; number += 1) {
    const ahead = number === 0 ? 0 : between(random, -5 * HOUR, 5 * HOUR)
    const device = await Device.open(browser, app.url, credentials, ahead)
    await chooseSubject(device.page)
    devices.push(device)
  }
  const bench = {
    app,
    random,
    student,
    devices,
    faults: [],
    counts: {},
    isDown: false,
    watch: null,
    saved: [],
  }
  return { ...bench, worstMs: { apart: 0, off: 0 } }
}

const count = ({ counts }: Bench, what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

const pick = ({ random, devices }: Bench): Device => {
  const device = devices[between(random, 0, devices.length - 1)]
  if (!device) throw new Error('There are devices.')
  return device
}

/** All in touch: a session begins, or is saved; then things happen, and all come in touch again. */
async function round(bench: Bench): Promise<void> {
  if (!bench.watch) await begin(bench)
  else if (bench.random() < 0.3) {
    await save(bench)
    await begin(bench)
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    await happen(bench)
    await sleep(between(bench.random, 300, 2500))
  }
  await comeTogether(bench)
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
  const isHalted = (await device.shown()).status !== 'PAUSAR'
  const at = await device.tap('PARAR')
  if (at === null) throw new Error('A session cannot be stopped.')
  if (!isHalted) watch.halt(at)
  await device.save()
  bench.saved.push(Math.floor(watch.studied(at) / 1000))
  bench.watch = null
  count(bench, 'save')
  await compare(bench)
}

type Happening = (bench: Bench, device: Device) => Promise<void>

const HAPPENINGS: readonly [weight: number, happens: Happening][] = [
  [10, tap],
  [
    3,
    async (bench, device) => {
      count(bench, device.isCut ? 'join' : 'cut')
      await device.cut(!device.isCut)
    },
  ],
  [
    2,
    async (bench, device) => {
      count(bench, device.isFrozen ? 'thaw' : 'freeze')
      await device.freeze(!device.isFrozen)
    },
  ],
  [
    1,
    async (bench) => {
      count(bench, bench.isDown ? 'server start' : 'server kill')
      await (bench.isDown ? bench.app.start() : bench.app.kill())
      bench.isDown = !bench.isDown
    },
  ],
  [
    1,
    async (bench, device) => {
      if (bench.isDown || device.isCut || device.isFrozen) return
      count(bench, 'reload')
      await device.reload()
    },
  ],
  [
    1,
    async (bench, device) => {
      if (bench.isDown || device.isCut || device.isFrozen) return
      count(bench, 'clock set')
      await device.setClock(between(bench.random, -2 * HOUR, 2 * HOUR))
      await sleep(2000)
    },
  ],
]

async function happen(bench: Bench): Promise<void> {
  const many = HAPPENINGS.flatMap(([weight, happens]) => Array.from({ length: weight }, () => happens))
  const happens = many[between(bench.random, 0, many.length - 1)] ?? tap
  await happens(bench, pick(bench))
}

/** What the device does not offer, because it shows the session otherwise, is no tap. */
async function tap(bench: Bench, device: Device): Promise<void> {
  if (device.isFrozen) return
  const paused = await device.tap('PAUSAR')
  const resumed = paused === null ? await device.tap('CONTINUAR') : null
  if (paused !== null) bench.watch?.halt(paused)
  if (resumed !== null) bench.watch?.run(resumed)
  if (paused ?? resumed) count(bench, paused === null ? 'resume' : 'pause')
}

async function comeTogether(bench: Bench): Promise<void> {
  if (bench.isDown) await bench.app.start()
  bench.isDown = false
  for (const device of bench.devices) {
    if (device.isFrozen) await device.freeze(false)
    if (device.isCut) await device.cut(false)
  }
  await compare(bench)
}

/** Waits until all show the same, as the stopwatch has it; notes what they show where they do not in time. */
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
  const records = () => student.call<{ study_time: number }[]>(`GET /user-study-records/user/${student.id}`)
  const until = Date.now() + IN_TOUCH_WITHIN_MS
  while ((await records()).length < saved.length && Date.now() < until) await sleep(200)
  const there = (await records()).map(({ study_time }) => study_time).toReversed()
  const isAlike =
    there.length === saved.length && there.every((time, index) => Math.abs(time - (saved[index] ?? 0)) <= 2)
  const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0)
  console.log(
    `records ${there.join(' + ')} = ${sum(there)} s; stopwatch ${saved.join(' + ')} = ${sum(saved)} s`,
  )
  if (!isAlike) faults.push('The records are not what the stopwatch has.')
}

const [seconds = '90', seed = randomUUID()] = process.argv.slice(2)
await main(Number(seconds), seed)
