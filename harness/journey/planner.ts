import type { Locator, Page } from '@playwright/test'
import { SCHEDULE_WEEKDAYS, today, weekdayName, weekdayOf } from '../../src/shared/calendar.ts'
import { expectAbout, shownFor } from './shown-for.ts'
import { chooseSubjects } from './student.ts'
import { expect } from './test.ts'

export const ZONE = 'America/Sao_Paulo'

export const PATH = '/area-do-aluno/cronograma'

export const PICKED = ['Atualidades', 'Direito Penal', 'Redação']

type Item = { id: number; day_of_week: number; subject: { name: string } }

/** A student who studies three subjects, and the API as that student. */
export async function settle(page: Page, url: string) {
  const { userId, call, subjects } = await chooseSubjects(page, url, PICKED)
  const idOf = (name: string) => subjects.find((subject) => subject.name === name)?.id
  return {
    /** Plans subjects by name on days by their number. */
    plan: (days: Record<number, string[]>) =>
      call('POST /schedule', {
        user_id: userId,
        weeklyPlan: SCHEDULE_WEEKDAYS.map((weekday) => ({
          subjects: (days[weekday] ?? []).map((name) => ({ subject_id: idOf(name) })),
        })),
      }),
    schedule: async () => (await call(`GET /schedule/${userId}`)) as Item[],
    study: (name: string) =>
      call('POST /user-study-records', { user_id: userId, subject_id: idOf(name), study_time: 60 }),
  }
}

/** The number of the student's weekday, 1 for Monday. */
export const todays = () => weekdayOf(today(Date.now(), ZONE))
export const day = (page: Page, weekday: number) =>
  page.getByRole('region', { name: weekdayName(SCHEDULE_WEEKDAYS[weekday - 1] ?? 1), exact: true })
export const entries = (section: Locator) => section.locator('[data-entry]')
/** The entries' names, without the letter of the subject's icon. */
export const names = (section: Locator) => section.locator('[data-entry] span')
export const source = (page: Page, name: string) => page.getByRole('button', { name: `Planejar ${name}` })
export const handle = (page: Page, name: string, weekday: number) =>
  day(page, weekday).getByRole('button', { name: new RegExp(`^Mover ${name},`) })
/** The button that ends the edit mode. */
export const save = (page: Page) => page.getByRole('button', { name: 'Salvar e Visualizar' })
/** Saves, and waits until the dialog has closed itself after 2 s. */
export async function saveAndView(page: Page) {
  const shown = shownFor(page, '[role=alertdialog]', 'Cronograma Salvo com sucesso')
  await save(page).click()
  const saved = page.getByRole('alertdialog', { name: 'Sucesso' })
  await expect(saved).toContainText('Cronograma Salvo com sucesso')
  await expect(saved.getByRole('button')).toHaveCount(0)
  expectAbout(await shown, 2000)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

export const box = (page: Page, weekday: number, name: string) =>
  day(page, weekday).getByRole('checkbox', { name })

export interface Point {
  x: number
  y: number
}

export async function middleOf(target: Locator): Promise<Point> {
  const found = await target.boundingBox()
  if (!found) throw new Error('It is not on the screen.')
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}

/** Drags by mouse without dropping. */
export async function drag(page: Page, what: Locator, to: Locator, below = 0) {
  const from = await middleOf(what)
  const end = await middleOf(to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 2 })
  await page.mouse.move(end.x, end.y + below, { steps: 8 })
}

/** Drops. For 50 ms of page time after that, the drag ignores clicks. */
export async function drop(page: Page) {
  await page.mouse.up()
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)))
}
