/*
 * Kills a real browser, all its processes at once, at a random moment after each thing that a student does to
 * the timer, and compares what comes back with what the screen said last: 60 kills within 30 s each unless
 * other numbers are given, then the seed of a run to repeat. Ends with 1 when anything differs, or a saved
 * session is missing or there twice.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Random, randomOf } from '../../harness/demo/random.ts'
import { type Credentials, enter, enterWith } from '../../harness/demo/student.ts'
import { type App, startApp } from '../../harness/journey/server.ts'
import { STUDY, SUBJECTS } from '../../harness/journey/study-page.ts'
import { runNode } from '../../harness/run-bin.ts'
import { type Device, openDevice } from '../offline/device.ts'
import { beginAnew, TIMER_ACTIONS, type TimerAction } from './actions.ts'
import { differences, FIELDS, type Shown, shownOn } from './screen.ts'

/** A kill this soon, in ms, may come before the device kept, or the screen showed, what was done. */
const SOON_MS = 400
const SENT_WITHIN_MS = 30_000
/** The code that shows the options in use comes after the clock's. */
const LATE_CODE_MS = 5000

interface Bench {
  readonly app: App
  readonly device: Device
  readonly credentials: Credentials
  readonly random: Random
  readonly longestMs: number
}

type Fates = Map<string, 'saved' | 'discarded' | 'either'>

async function main(kills: number, longestMs: number, seed: string): Promise<void> {
  console.log(`seed ${seed}`)
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const app = await startApp({ LOG_LEVEL: 'silent' })
  const device = await openDevice()
  try {
    const credentials = await settle(app, device)
    const bench = { app, device, credentials, random: randomOf(seed), longestMs }
    const fates: Fates = new Map()
    let differing = 0
    for (let kill = 0; kill < kills; kill += 1)
      if (!(await isAsBefore(bench, fates, TIMER_ACTIONS[kill % TIMER_ACTIONS.length] ?? never(), kill)))
        differing += 1
    const wrong = await wrongRecords(bench, fates)
    for (const line of wrong) console.log(line)
    console.log(
      `${kills} kills: ${differing} came back different, ${wrong.length} sessions lost, doubled or undead`,
    )
    if (differing + wrong.length > 0) process.exitCode = 1
  } finally {
    await device.remove()
    await app.remove()
  }
}

const never = (): never => {
  throw new Error('No action.')
}

async function settle(app: App, device: Device): Promise<Credentials> {
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  await enterWith(app.url, credentials, SUBJECTS)
  const signIn = `${app.url}/api/auth/sign-in/email`
  await device.context().request.post(signIn, { data: credentials, headers: { origin: app.url } })
  await open(app, device)
  await device.restart()
  return credentials
}

/** Opens the study page, and waits until the device's state is read. */
async function open({ url }: App, device: Device): Promise<void> {
  const page = device.page()
  await page.goto(url + STUDY)
  await page.getByText(/registro\(s\) hoje/).waitFor()
  await page.getByRole('timer').first().waitFor({ state: 'attached' })
}

/** Does one action, kills the browser, and tells whether the timer came back as the screen had last said. */
async function isAsBefore(bench: Bench, fates: Fates, action: TimerAction, kill: number): Promise<boolean> {
  const { app, device, random, longestMs } = bench
  const topic = `T${String(kill + 1).padStart(4, '0')}`
  await open(app, device)
  const page = device.page()
  await beginAnew(page, topic)
  await action.prepare(page)
  const before = await shownOn(page)
  if (before.topic !== topic || before.subject !== SUBJECTS[0])
    throw new Error(`The session was not made ready for ${topic}: ${JSON.stringify(before)}`)
  await action.act(page)
  const isSoon = kill % 2 === 0
  if (!isSoon) await changed(bench, before)
  const waitMs = random() * (isSoon ? SOON_MS : longestMs)
  await sleep(waitMs)
  const last = await shownOn(page)
  await device.crash()
  await open(app, device)
  await action.show?.(device.page())
  const back = await shownAgain(device.page(), last)
  const isShown = isChanged(before, last)
  fates.set(topic, fateOf(action, isShown, back.status === before.status))
  const found = differences(last, back)
  // A change may be kept before the screen shows it.
  const isGood = found.length === 0 || !isShown
  const what = isGood ? 'as the screen said' : found.join('; ')
  console.log(
    `${topic} ${action.name}, killed ${(waitMs / 1000).toFixed(1)} s after${isShown ? '' : ', not shown yet'}: ${what}`,
  )
  return isGood
}

async function shownAgain(page: Page, last: Shown): Promise<Shown> {
  const until = Date.now() + LATE_CODE_MS
  let back = await shownOn(page)
  while (back.facts !== last.facts && Date.now() < until) {
    await sleep(50)
    back = await shownOn(page)
  }
  return back
}

function fateOf({ ends }: TimerAction, isShown: boolean, isStillThere: boolean) {
  if (ends === 'saved' && !isShown) return isStillThere ? 'discarded' : 'either'
  return ends ?? 'discarded'
}

const isChanged = (before: Shown, now: Shown) =>
  FIELDS.some((part) => before[part] !== now[part]) ||
  (now.status !== 'Estudando' && before.seconds !== now.seconds)

async function changed({ device }: Bench, before: Shown): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isChanged(before, await shownOn(device.page()))) return
    await sleep(50)
  }
  throw new Error('The screen does not show what was done.')
}

/** The sessions that the server has not exactly as often as it should. */
async function wrongRecords({ app, device, credentials }: Bench, fates: Fates): Promise<string[]> {
  await open(app, device)
  await beginAnew(device.page(), 'T0000')
  const student = await enter(app.url, credentials)
  const saved = [...fates.values()].filter((fate) => fate === 'saved').length
  const until = Date.now() + SENT_WITHIN_MS
  const records = () => student.call<{ topic: string }[]>(`GET /user-study-records/user/${student.id}`)
  while ((await records()).length < saved && Date.now() < until) await sleep(200)
  const topics = (await records()).map(({ topic }) => topic)
  return [...fates].flatMap(([topic, fate]) => {
    const times = topics.filter((one) => one === topic).length
    const isRight = fate === 'either' ? times <= 1 : times === (fate === 'saved' ? 1 : 0)
    return isRight ? [] : [`${topic} was ${fate} and is there ${times} times`]
  })
}

const [kills = '60', longestSeconds = '30', seed = randomUUID()] = process.argv.slice(2)
await main(Number(kills), Number(longestSeconds) * 1000, seed)
