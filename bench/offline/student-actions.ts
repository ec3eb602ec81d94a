import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { integerBetween, type Random } from '../../harness/demo/random.ts'
import { box, PATH as SCHEDULE, todays } from '../../harness/journey/planner.ts'
import { dialog, field, STUDY, SUBJECTS } from '../../harness/journey/study-page.ts'
import type { Device } from './device.ts'
import type { ExpectedRecords } from './expected-records.ts'

/** Share of clicks that the page is gone before it has answered. */
const BROKEN_OFF = 0.1
/** Most ms from the click to the break. */
const BREAK_WITHIN_MS = 120

/** A student's tools at the screen, and counts of the actions. */
export interface StudentActions {
  /** The app's address, as the browser knows it. */
  readonly url: string
  readonly device: Device
  readonly random: Random
  readonly expected: ExpectedRecords
  /** The last state of today's boxes, by subject. */
  readonly ticks: Map<string, boolean[]>
  readonly counts: Record<
    'saves' | 'sessions' | 'changes' | 'deletions' | 'ticks' | 'brokenOff' | Break,
    number
  >
}

type Break = 'reloads' | 'closedTabs' | 'crashes'

const BREAKS: readonly Break[] = ['reloads', 'closedTabs', 'reloads', 'crashes', 'closedTabs']

const pad = (number: number) => `T${String(number).padStart(4, '0')}`

const cardOf = (page: Page, topic: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(topic, { exact: true }) })

/** Opens the study page, and ends a session that a crash has left open. */
export async function openStudy({ url, device, counts, expected }: StudentActions): Promise<void> {
  const page = device.page()
  await page.goto(url + STUDY)
  await page.getByText(/registro\(s\) hoje/).waitFor()
  const stop = page.getByRole('button', { name: 'PARAR' })
  const summary = dialog(page, 'Resumo do estudo')
  if (await stop.isVisible()) await stop.click()
  if (!(await summary.isVisible())) return
  const topic = /T\d{4}/.exec(await summary.innerText())?.[0]
  await saveSummary(page)
  if (topic) expected.note(topic, 'any')
  counts.sessions += 1
}

/** Writes minutes down, or studies for a second. */
export async function save(actions: StudentActions): Promise<void> {
  const { device, random, expected, counts } = actions
  const page = device.page()
  const topic = pad(expected.size + 1)
  counts.saves += 1
  await field(page, 'Tópico').fill(topic)
  if (random() < 0.1) return study(actions, topic)
  const minutes = integerBetween(random, 1, 59)
  await page.getByRole('button', { name: 'Inserir Manualmente' }).click()
  await field(page, 'Minutos').fill(String(minutes))
  const button = page.getByRole('button', { name: 'Salvar', exact: true })
  if (await isBrokenOff(actions, button)) return expected.doubt(topic, minutes)
  await dialog(page, 'Inserir Manualmente').waitFor({ state: 'detached' })
  expected.note(topic, minutes)
  await cardOf(page, topic).waitFor()
}

async function study({ device, expected, counts }: StudentActions, topic: string): Promise<void> {
  const page = device.page()
  await page.getByRole('button', { name: 'INICIAR' }).click()
  await page.getByRole('dialog', { name: 'Modo foco' }).waitFor()
  await page.keyboard.press('Escape')
  await sleep(1100)
  await page.getByRole('button', { name: 'PARAR' }).click()
  await saveSummary(page)
  expected.note(topic, 'any')
  counts.sessions += 1
  await cardOf(page, topic).waitFor()
}

async function saveSummary(page: Page): Promise<void> {
  const summary = dialog(page, 'Resumo do estudo')
  await summary.getByText('Não', { exact: true }).click()
  await summary.getByRole('button', { name: 'Salvar', exact: true }).click()
  await summary.waitFor({ state: 'detached' })
}

export async function change(actions: StudentActions): Promise<void> {
  const { device, random, expected, counts } = actions
  const page = device.page()
  const topic = anyOf(expected.there(), random)
  if (topic === undefined) return
  const minutes = integerBetween(random, 1, 59)
  counts.changes += 1
  await cardOf(page, topic)
    .getByRole('button', { name: /^Editar/ })
    .click()
  await field(page, 'Minutos').fill(String(minutes))
  await field(page, 'Segundos').fill('0')
  if (await isBrokenOff(actions, page.getByRole('button', { name: 'Salvar alterações' })))
    return expected.doubt(topic, minutes)
  await dialog(page, 'Editar Registro').waitFor({ state: 'detached' })
  expected.note(topic, minutes)
}

export async function remove(actions: StudentActions): Promise<void> {
  const { device, random, expected, counts } = actions
  const page = device.page()
  const topic = anyOf(expected.there(), random)
  if (topic === undefined) return
  counts.deletions += 1
  const card = cardOf(page, topic)
  await card.getByRole('button', { name: /^Deletar/ }).click()
  const question = dialog(page, 'Deletar Registro')
  if (await isBrokenOff(actions, question.getByRole('button', { name: 'Deletar' })))
    return expected.doubt(topic, 'gone')
  await question.waitFor({ state: 'detached' })
  expected.note(topic, 'gone')
  await card.waitFor({ state: 'detached' })
}

/** Ticks a subject of today, or takes the tick back; then goes back to the study page. */
export async function tick(actions: StudentActions): Promise<void> {
  const { url, device, random, ticks, counts } = actions
  const page = device.page()
  const name = SUBJECTS[random() < 0.5 ? 1 : 2]
  await page.goto(url + SCHEDULE)
  const item = box(page, todays(), name)
  await item.waitFor()
  const done = !(await item.isChecked())
  counts.ticks += 1
  ticks.set(name, [done])
  await item.setChecked(done, { force: true })
  // A tick is shown before it is kept, and nothing tells when it is.
  await sleep(300)
  await openStudy(actions)
}

/** The page is gone: loaded anew, its tab closed, or its browser ended with -9. */
export async function breakOff(actions: StudentActions): Promise<void> {
  const { device, random, counts } = actions
  const how = anyOf(BREAKS, random) ?? 'reloads'
  counts[how] += 1
  if (how === 'closedTabs') await device.newTab()
  if (how === 'crashes') await device.crash()
  await openStudy(actions)
}

/** Clicks, and now and then the page is gone before it has answered. */
async function isBrokenOff(actions: StudentActions, button: Locator): Promise<boolean> {
  const { random, counts } = actions
  await button.click()
  if (random() >= BROKEN_OFF) return false
  counts.brokenOff += 1
  await sleep(random() * BREAK_WITHIN_MS)
  await breakOff(actions)
  return true
}

const anyOf = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)]
