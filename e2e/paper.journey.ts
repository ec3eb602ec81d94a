import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { addDays, DEFAULT_TIME_ZONE, today } from '../src/shared/calendar.ts'

const AREA = '/area-do-aluno'
const TREE = 'tcu-2025-aufc-auditoria-de-ti'

/** Returns parts that are only for the screen and still drawn; a button that is a line of the day says something. */
const forTheScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav, [data-veil], [role=status] p, main button')]
      .filter(
        (part) =>
          part.checkVisibility() &&
          !part.matches('[aria-expanded], [aria-haspopup], table *, h2 *, h3 *, ol > li > *'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )

/** Returns parts that hide some of their content. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((part) => part.checkVisibility() && !part.closest('.sr-only, svg, select, input'))
      .filter((part) => !['visible', 'clip'].includes(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )

async function onPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(AREA + path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
}

test('a student prints every screen completely, without controls', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, ['Auditoria', 'Direito Penal'])
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), 90)
  await call('POST /targets', { user_id: userId, catalogue: TREE, exam_day })
  for (let topic = 0; topic < 40; topic += 1)
    await call('POST /user-study-records', {
      user_id: userId,
      subject_id: subjects[0]?.id,
      study_time: 600,
      topic: `Tópico ${topic}`,
    })

  const isWhole = async (path: string) => {
    expect(await forTheScreen(page), path).toEqual([])
    expect(await cutOff(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280)
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
  }
  await onPaper(page, '/edital')
  const rows = page.getByRole('treegrid').getByRole('row')
  const countRows = async () => Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'))
  await expect.poll(countRows).toBeGreaterThan(90)
  const whole = await countRows()
  await expect(rows).toHaveCount(whole)
  const tops = await rows.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(whole)
  await isWhole('/edital')

  await onPaper(page, '/historico-de-estudos')
  await expect(page.getByRole('row').filter({ hasText: /^Tópico \d+/ })).toHaveCount(40)

  await isWhole('/historico-de-estudos')
  for (const path of ['', '/estudar', '/cronograma', '/concursos']) {
    await onPaper(page, path)
    await isWhole(path)
  }
})
