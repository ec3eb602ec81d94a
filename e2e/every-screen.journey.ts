import type { Page } from '@playwright/test'
import { atRest } from '../harness/journey/at-rest.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { addDays, DEFAULT_TIME_ZONE, today } from '../src/shared/calendar.ts'

/** A desktop at 400 %, a phone, a desktop at 200 %, a tablet, and a desktop. */
const WIDTHS = [320, 360, 640, 768, 1600]

/** Parts that forced colours hide: a button's edge, a choice's frame, a legend's colour. */
const untold = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button:not(.underline)')]
    const chosen = [...document.querySelectorAll('label:has(> input.sr-only:checked), a[aria-current=page]')]
    const dots = [...document.querySelectorAll('main li > span.rounded-full:empty')]
    return [
      ...dots.filter((one) => getComputedStyle(one).forcedColorAdjust !== 'none'),
      ...buttons.filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopWidth === '0px'),
      ...chosen.filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

const setLetters = (size: string) => {
  document.documentElement.style.fontSize = size
}

/** Nothing is cut off or scrolls sideways, axe finds nothing, and forced colours hide nothing. */
async function holds(page: Page, axe: () => Promise<void>, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await atRest(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
      .toBe(width)
  }
  await page.evaluate(setLetters, '200%')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `${path} ${width} in large letters`,
      )
      .toBe(width)
  }
  await page.evaluate(setLetters, '')
  await page.setViewportSize({ width: 640, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe()
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  expect(await untold(page), `${path} in forced colours`).toEqual([])
}

/** A student with all that the screens show: a plan, records, an edital and the day of its exam. */
async function settle(page: Page, url: string): Promise<void> {
  const { userId, call, subjects } = await chooseSubjects(page, url, ['Auditoria', 'Direito Penal'])
  const week = Array.from({ length: 7 }, () => ({ subjects: subjects.map(({ id }) => ({ subject_id: id })) }))
  await call('POST /schedule', { user_id: userId, weeklyPlan: week })
  const effort = { study_time: 3000, questions_resolved: 20, correct_answers: 15, incorrect_answers: 5 }
  for (const { id } of subjects)
    await call('POST /user-study-records', { user_id: userId, subject_id: id, ...effort })
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), 90)
  await call('POST /targets', { user_id: userId, catalogue: 'tcu-2025-aufc-auditoria-de-ti', exam_day })
}

test('every public screen holds at every width and in every look', { tag: '@long' }, async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(/404/)
  for (const path of ['/', '/login', '/redefinir-senha?token=x', '/nao-existe']) await holds(page, axe, path)
})

for (const paths of [
  ['', '/estudar', '/cronograma', '/edital'],
  [
    '/historico-de-estudos',
    '/historico-de-estudos/registros',
    '/historico-de-estudos/relatorio',
    '/concursos',
  ],
  ['/carreiras', '/materias', '/conta', '/suporte'],
]) {
  const named = paths.map((path) => path || '/').join(', ')
  test(`the area’s screens hold at every width and in every look: ${named}`, { tag: '@long' }, async ({
    page,
    app,
    signUp,
    axe,
  }) => {
    await signUp()
    await settle(page, app.url)
    for (const path of paths) await holds(page, axe, `/area-do-aluno${path}`)
  })
}
