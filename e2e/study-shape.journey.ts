import type { Locator, Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, field, openStudyPage, start, todayAt } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { addDays, DEFAULT_TIME_ZONE, SCHEDULE_WEEKDAYS, today } from '../src/shared/calendar.ts'

test('the clock of a long session fits the folded menu', { tag: '@long' }, async ({ page, app, signUp }) => {
  await page.clock.install({ time: todayAt('08:00') })
  await page.setViewportSize({ width: 768, height: 1024 })
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Adicionar minutos').fill('1200')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await start(page)
  await page.getByRole('link', { name: 'Concursos', exact: true }).click()
  const chip = page.getByRole('link', { name: 'Cronômetro em andamento: Língua Portuguesa' })
  await expect(chip).toContainText(/^20:00:\d\d/)
  const [outer, inner] = [await chip.boundingBox(), await chip.getByText(/^20:00/).boundingBox()]
  expect(outer && inner && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true)
})

test('the study page’s skeleton has its shape', { tag: '@long' }, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await holdAnswers(page, '**/api/api/users/me')
    await page.reload()
    const blocks = page.getByRole('main').locator('.animate-pulse')
    // Title and career come first; without an edital the guide's next topic has no place here.
    await expect(blocks).toHaveCount(9)
    const before = await Promise.all([3, 4, 5, 6].map((at) => blocks.nth(at).boundingBox()))
    answer.release()
    await expect(page.getByText('Você ainda não planejou o dia de hoje.')).toBeVisible()
    await expect(page.getByText('Nenhum registro hoje')).toBeVisible()
    const names = ['Para estudar hoje', 'Configuração do Estudo', 'Cronômetro', 'Estatísticas de Hoje']
    const after = await Promise.all(names.map((name) => page.getByRole('region', { name }).boundingBox()))
    for (const [at, name] of names.entries()) {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        const moved = Math.abs((before[at]?.[side] ?? 0) - (after[at]?.[side] ?? 0))
        expect(moved, `${name} at ${width} px, ${side}`).toBeLessThanOrEqual(8)
      }
    }
    await page.unrouteAll()
  }
})

/** The upper edges of the parts with something to press, as Tab comes to them. */
const tabbed = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const pressed = [...main.querySelectorAll('button, input, a[href]')].filter((one) =>
      one.checkVisibility(),
    )
    const parts = new Set(pressed.map((one) => one.closest('section')).filter((one) => one !== null))
    return [...parts].map((one) => Math.round(one.getBoundingClientRect().top))
  })

test('a narrow study page shows subject and clock before what comes next, to the eye and to Tab', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  const { userId, call } = await chooseSubjects(page, app.url, ['Auditoria', 'Direito Penal'])
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), 60)
  await call('POST /targets', { user_id: userId, catalogue: 'tcu-2025-aufc-auditoria-de-ti', exam_day })
  const guide = page.getByRole('region', { name: 'Agora' })
  for (const [width, height] of [
    [360, 740],
    [768, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/area-do-aluno/estudar')
    const bottomOf = async (what: Locator) => {
      const box = await what.boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    await expect(guide).toContainText('Faltam 60 dias')
    const start = page.getByRole('button', { name: 'INICIAR' })
    await expect(start).toBeInViewport({ ratio: 1 })
    const subject = await bottomOf(page.getByRole('combobox', { name: 'Matéria' }))
    expect(subject).toBeLessThan((await start.boundingBox())?.y ?? 0)
    const clock = await bottomOf(page.getByRole('timer').first())
    const next = (await guide.boundingBox())?.y ?? 0
    expect(next).toBeGreaterThan(Math.max(subject, clock))
    const tops = await tabbed(page)
    expect(tops.length).toBeGreaterThan(2)
    expect(tops, `${width} px`).toEqual(tops.toSorted((one, other) => one - other))
  }
})

test('the first screen has a subject that is left today and the clock’s button, on phone and desk', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const names = ['Auditoria', 'Direito Penal', 'Informática', 'Direito Constitucional', 'Contabilidade Geral']
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, names)
  const planned = subjects.map(({ id }) => ({ subject_id: id }))
  const weeklyPlan = SCHEDULE_WEEKDAYS.map(() => ({ subjects: planned }))
  await call('POST /schedule', { user_id: userId, weeklyPlan })
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), 60)
  for (const guided of [false, true]) {
    if (guided) {
      await call('POST /targets', { user_id: userId, catalogue: 'tcu-2025-aufc-auditoria-de-ti', exam_day })
    }
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/area-do-aluno/estudar')
      const line = page.getByRole('region', { name: 'Para estudar hoje' }).getByRole('listitem').first()
      await expect(line).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'INICIAR' })).toBeInViewport({ ratio: 1 })
    }
  }
})
