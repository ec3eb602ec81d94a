/*
 * Has a student save, change, delete and tick in a real browser while the network, the server and the browser
 * itself fail at random moments: 300 saves unless another number is given, then the seed of a run to repeat.
 * Ends with 1 when the database has not exactly what the page acknowledged.
 */

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { randomOf } from '../../harness/demo/random.ts'
import { type ApiStudent, enterWith } from '../../harness/demo/student.ts'
import { type App, startApp } from '../../harness/journey/server.ts'
import { SUBJECTS } from '../../harness/journey/study-page.ts'
import { untilQuiet } from '../../harness/journey/until-quiet.ts'
import { type Network, openNetwork } from '../../harness/network.ts'
import { runNode } from '../../harness/run-bin.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { type Device, openDevice } from './device.ts'
import { type Disturbances, openDisturbances } from './disturbances.ts'
import { ExpectedRecords, type Faults, type Row } from './expected-records.ts'
import { breakOff, change, openStudy, remove, type StudentActions, save, tick } from './student-actions.ts'

const SENT_WITHIN_MS = 180_000

async function main(saves: number, seed: string): Promise<void> {
  console.log(`seed ${seed}`)
  if ((await runNode(['scripts/build.ts', '--if-stale'])) !== 0) throw new Error('The web app was not built.')
  const network = await openNetwork()
  const app = await startApp({ BASE_URL: network.url, LOG_LEVEL: 'silent' })
  network.passTo(app.url)
  const device = await openDevice()
  try {
    const random = randomOf(seed)
    const student = await settle(app, network, device)
    const counts = {
      saves: 0,
      sessions: 0,
      changes: 0,
      deletions: 0,
      ticks: 0,
      brokenOff: 0,
      reloads: 0,
      closedTabs: 0,
    }
    const actions: StudentActions = {
      url: network.url,
      device,
      random,
      expected: new ExpectedRecords(),
      ticks: new Map(),
      counts: { ...counts, crashes: 0 },
    }
    const disturbances = openDisturbances({ app, network, device, random })
    const mostWaiting = await live(actions, disturbances, saves)
    await disturbances.clear()
    const sentMs = await allSent(actions)
    await app.stop()
    tell(await judge(actions, student, app), { actions, disturbances, mostWaiting, sentMs })
  } finally {
    await device.remove()
    await network.close()
    await app.remove()
  }
}

/** A student with a plan for each day, signed in at the device, on which the app is kept. */
async function settle(app: App, network: Network, device: Device): Promise<ApiStudent> {
  const credentials = { name: 'Ana', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { student, ids } = await enterWith(app.url, credentials, SUBJECTS)
  const weeklyPlan = Array.from({ length: 7 }, () => ({
    subjects: ids.slice(1).map((subject_id) => ({ subject_id })),
  }))
  await student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
  const signIn = `${network.url}/api/auth/sign-in/email`
  await device.context().request.post(signIn, { data: credentials, headers: { origin: network.url } })
  const page = device.page()
  await page.goto(`${network.url}/area-do-aluno/estudar`)
  await page.getByText(/registro\(s\) hoje/).waitFor()
  await page.getByRole('combobox', { name: 'Matéria' }).fill(SUBJECTS[0])
  await page.getByRole('option', { name: SUBJECTS[0] }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await untilQuiet(page)
  await device.restart()
  return student
}

/** The student's day; gives how many writes waited at the most. */
async function live(actions: StudentActions, disturbances: Disturbances, saves: number): Promise<number> {
  const { random, counts, device } = actions
  let most = 0
  await openStudy(actions)
  for (let reported = 0; counts.saves < saves; ) {
    if (random() < 0.25) await disturbances.turn()
    if (random() < 0.04) await breakOff(actions)
    await anyAction(random())(actions)
    most = Math.max(most, await waiting(device.page()))
    if (counts.saves >= reported + 50) {
      reported = counts.saves
      console.log(`${reported} saves`)
    }
  }
  return most
}

/** Picks an action; two of three save; `chance` is from 0 to 1. */
function anyAction(chance: number): (actions: StudentActions) => Promise<void> {
  if (chance < 0.66) return save
  if (chance < 0.83) return change
  return chance < 0.93 ? remove : tick
}

const waiting = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const opening = indexedDB.open('posse-outbox')
    opening.onsuccess = () => {
      const { result } = opening
      const reading = result.transaction('entries').objectStore('entries').getAll()
      reading.onsuccess = () => {
        result.close()
        resolve(reading.result.flat().length)
      }
    }
    return promise
  })

/** Milliseconds until nothing waits any more, the connection being back. */
async function allSent({ device }: StudentActions): Promise<number> {
  const page = device.page()
  const since = Date.now()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  while ((await waiting(page)) > 0 && Date.now() - since < SENT_WITHIN_MS) await page.waitForTimeout(100)
  return Date.now() - since
}

async function judge(
  { expected, ticks }: StudentActions,
  { id }: ApiStudent,
  { dataDir }: App,
): Promise<Faults> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  try {
    const rows: Row[] = await db
      .selectFrom('study_record')
      .select(['id', 'topic', 'study_time', 'ativo'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    const faults = expected.compare(rows)
    const kept = await db
      .selectFrom('progress_tick')
      .innerJoin('schedule_item', 'schedule_item.id', 'progress_tick.schedule_item_id')
      .innerJoin('subject', 'subject.id', 'schedule_item.subject_id')
      .select(['subject.name', 'progress_tick.done'])
      .where('progress_tick.user_id', '=', id)
      .execute()
    for (const [name, may] of ticks) {
      if (!may.includes(kept.find((one) => one.name === name)?.done ?? false))
        faults.other.push(`tick of ${name}`)
    }
    return faults
  } finally {
    await close()
  }
}

interface Report {
  readonly actions: StudentActions
  readonly disturbances: Disturbances
  readonly mostWaiting: number
  readonly sentMs: number
}

function tell(faults: Faults, { actions: { counts }, disturbances, mostWaiting, sentMs }: Report): void {
  const list = (of: Record<string, number>) => Object.entries(of).map(([name, count]) => `${count} ${name}`)
  console.log(`the student: ${list(counts).join(', ')}`)
  console.log(`disturbances: ${list(disturbances.counts).join(', ')}`)
  console.log(
    `at most ${mostWaiting} waited; all sent ${(sentMs / 1000).toFixed(1)} s after the last trouble`,
  )
  for (const [kind, topics] of Object.entries(faults)) {
    console.log(`${kind}: ${topics.length}${topics.length > 0 ? ` (${topics.slice(0, 10).join(', ')})` : ''}`)
    if (topics.length > 0) process.exitCode = 1
  }
}

await main(Number(process.argv[2] ?? 300), process.argv[3] ?? randomUUID().slice(0, 8))
