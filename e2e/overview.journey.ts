import type { Page } from '@playwright/test'
import { apiOf } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const HOUR = 3600

/** A student with a career and two subjects; `study` adds a record to the first or the second. */
async function settle(page: Page, url: string) {
  const { userId, call } = await apiOf(page, url)
  const [career] = (await call('GET /careers')) as { id: number; name: string }[]
  const [first, second] = (await call('GET /subjects')) as { id: number; name: string }[]
  if (!(career && first && second)) throw new Error('The catalogue is empty.')
  await call('POST /user-career', { user_id: userId, career_id: career.id })
  await call('POST /user-subjects', { user_id: userId, subject_ids: [first.id, second.id] })
  const study = (subject: { id: number }, record: object) =>
    call('POST /user-study-records', { user_id: userId, subject_id: subject.id, ...record })
  const overview = () => call(`GET /overview/${userId}`) as Promise<{ weeks: { start: string }[] }>
  return { career, first, second, study, overview }
}

const shown = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')

async function choose(page: Page, select: string, option: string | RegExp) {
  const field = page.getByRole('combobox', { name: select })
  const text = await field.locator('option', { hasText: option }).innerText()
  await field.selectOption(text)
}

const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

const isPainted = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return pixels?.some((value) => value > 0) ?? false
  })

test('a new student reads where to begin', { tag: '@long' }, async ({ page, app, signUp, axe }) => {
  await signUp()
  const { career } = await settle(page, app.url)
  await page.goto('/area-do-aluno')
  await expect(page.getByText(`Carreira: ${career.name}`)).toBeVisible()
  await expect(page.getByText('Nenhum registro encontrado', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Comece a estudar para ver estatísticas e gráficos do seu desempenho.', { exact: true }),
  ).toBeVisible()
  await expect(shown(page, 'Total de matérias')).toHaveText('2')
  const firsts = page.getByRole('list', { name: 'Outras matérias' }).locator('button span')
  await expect(firsts.last()).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = () =>
      firsts.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
    await expect.poll(cut, `names cut off at ${width} px`).toBe(0)
  }
  await axe()
  await page.getByRole('link', { name: 'Estudar agora' }).click()
  await expect(page).toHaveURL(/\/area-do-aluno\/estudar$/)
})

test('a student sees totals, questions as counts and as percentages, and the sums by subject', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  await signUp()
  const { first, second, study } = await settle(page, app.url)
  await study(first, { topic: 'Crase', study_time: HOUR + 125, questions_resolved: 6, incorrect_answers: 2 })
  await study(second, { topic: 'Crase', study_time: 2 * HOUR, questions_resolved: 3, incorrect_answers: 1 })
  await study(second, { study_time: 60 })
  await page.goto('/area-do-aluno')

  await expect(shown(page, 'Tempo de estudo').first()).toHaveText('3h 3min 5s')
  await expect(shown(page, 'Total de tópicos')).toHaveText('2')
  const questions = shown(page, 'Questões').first()
  await expect(questions).toHaveText('9')
  await page.getByText('Corretas', { exact: true }).first().click()
  await expect(questions).toHaveText('6')
  await page.getByText('Exibir como %').click()
  await expect(questions).toHaveText('67%')
  await page.getByText('Incorretas', { exact: true }).first().click()
  await expect(questions).toHaveText('33%')

  const rows = page.getByRole('table', { name: 'Resumo por matéria' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(`${second.name}2h 1min 0s32167%`)
  await expect(rows.nth(2)).toContainText(`${first.name}1h 2min 5s64267%`)
  await axeInLightAndDark()
})

test('a student walks through weeks and measures, by pointer and by keyboard', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await signUp()
  const { first, study, overview } = await settle(page, app.url)
  const { weeks } = await overview()
  const start = weeks[0]?.start ?? ''
  await study(first, { study_time: HOUR, questions_resolved: 8, incorrect_answers: 3 })
  await study(first, { study_time: 2 * HOUR, created_at: `${start}T03:00:00Z` })
  // In the first week of a year both are of the same week.
  const [earlier, latest] = weeks.length > 1 ? ['2h 0min 0s', '1h 0min 0s'] : ['3h 0min 0s', '3h 0min 0s']
  // Without motion a changed picture means changed data.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/area-do-aluno')

  const panel = page.getByRole('region', { name: 'Dia a dia' })
  const total = panel.getByText('de dom. a sáb.').locator('xpath=..')
  await expect(total).toHaveText(`${latest}de dom. a sáb.`)
  await expect.poll(() => isPainted(page)).toBe(true)
  const table = panel.getByRole('table', {
    name: /^Tempo de estudo por dia, Semana \d+ \(\d\d\/\d\d - \d\d\/\d\d\)$/,
  })
  await expect(table.getByRole('row')).toHaveCount(8)

  const light = await picture(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await picture(page)) === light).toBe(false)

  await choose(page, 'O que mostrar', 'Questões incorretas')
  await expect(total).toHaveText('3de dom. a sáb.')
  await choose(page, 'O que mostrar', 'Tempo de estudo')

  await choose(page, 'Semana', /^Semana 1 /)
  await expect(total).toHaveText(`${earlier}de dom. a sáb.`)

  await panel.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByText(/^Domingo, \d\d\/\d\d: [23]h 0min 0s$/)).toBeAttached()
  await page.keyboard.press('End')
  await expect(panel.getByText(/^Sábado, \d\d\/\d\d: /)).toBeAttached()
})

test('the home fits a phone of 360 px, with a compact list', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { first, second, study } = await settle(page, app.url)
  await study(first, { study_time: HOUR, questions_resolved: 1, incorrect_answers: 0 })
  await study(second, { study_time: 60 })
  await page.goto('/area-do-aluno')
  const list = page.getByRole('region', { name: 'Matérias estudadas' }).getByRole('listitem')
  await expect(list.first()).toContainText(
    `${first.name}1h 0min 0s1 questão · 1 correta · 0 incorretas · 100% de acertos`,
  )
  await expect(list.last()).toContainText(`${second.name}1min 0sNenhuma questão`)
  await expect(page.getByRole('table', { name: 'Resumo por matéria' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})
