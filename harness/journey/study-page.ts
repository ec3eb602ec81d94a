import type { Page } from '@playwright/test'
import type { App } from './server.ts'
import { type Call, chooseSubjects } from './student.ts'
import { expect } from './test.ts'

export const STUDY = '/area-do-aluno/estudar'
export const SUBJECTS = ['Língua Portuguesa', 'Direito Constitucional', 'Raciocínio Lógico'] as const

export interface Saved {
  id: number
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  topic: string | null
  subject: { name: string } | null
  created_at: string
}

/** Opens the study page of a new student with three subjects; `records` asks the server for the records. */
export async function openStudyPage(page: Page, app: App, signUp: () => Promise<unknown>) {
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, SUBJECTS)
  await page.goto(STUDY)
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  const records = () => call(`GET /user-study-records/user/${userId}`) as Promise<Saved[]>
  const study = (record: object, at = 0): Promise<unknown> =>
    call('POST /user-study-records', {
      user_id: userId,
      subject_id: subjects[at]?.id,
      study_time: 60,
      ...record,
    })
  return { userId, call: call as Call, records, study }
}

export async function chooseSubject(page: Page, name: string = SUBJECTS[0], typed = name) {
  const field = page.getByRole('combobox', { name: 'Matéria' })
  // The tap scrolls the field into view first: a page that scrolls closes the list.
  await field.click()
  await field.fill(typed)
  await page.getByRole('option', { name }).click()
}

/** Starts the timer, which enters focus mode, and leaves focus mode. */
export async function start(page: Page) {
  await page.getByRole('button', { name: 'INICIAR' }).click()
  await expect(page.getByRole('dialog', { name: 'Modo foco' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Waits until the code of the page's dialogs has loaded, which happens when it is idle. */
export async function dialogsLoaded(page: Page): Promise<void> {
  const names = () => performance.getEntriesByType('resource').map(({ name }) => name)
  for (const part of ['/study-dialogs-', '/summary-dialog-', '/session-end-']) {
    await expect.poll(async () => (await page.evaluate(names)).some((name) => name.includes(part))).toBe(true)
  }
}

export const clock = (page: Page) => page.getByRole('timer')

export async function shown(page: Page): Promise<number> {
  const parts = ((await clock(page).textContent()) ?? '').split(':').map(Number)
  return parts.reduce((sum, part) => 60 * sum + part, 0)
}

export const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))

/** Returns a field of the topmost layer by its whole label. */
export const field = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: label, exact: true }))

/** An instant of the student's day, 'HH:mm' in São Paulo: today as the server sees it. */
export function todayAt(time: string): Date {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return new Date(`${day}T${time}:00-03:00`)
}

export const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })

export async function openManual(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Inserir Manualmente' }).click()
  await expect(dialog(page, 'Inserir Manualmente')).toBeVisible()
}

/** Enters minutes of study by hand and waits until the form is gone. */
export async function enterMinutes(page: Page, minutes: number): Promise<void> {
  await openManual(page)
  await field(page, 'Minutos').fill(String(minutes))
  await save(page).click()
  await expect(dialog(page, 'Inserir Manualmente')).toHaveCount(0)
}

export const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Editar/ }) })

export async function changeMinutes(page: Page, minutes: number) {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Editar/ })
    .click()
  await field(page, 'Minutos').fill(String(minutes))
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
