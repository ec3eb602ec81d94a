import type { Page } from '@playwright/test'
import { test as away, untilInstalled, untilStored } from '../harness/journey/away.ts'
import { hold } from '../harness/journey/hold.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, enterMinutes } from '../harness/journey/study-desk.ts'
import { expect, test } from '../harness/journey/test.ts'

const HOME = '/area-do-aluno'
const ACCOUNT = '/area-do-aluno/conta'
const WIDTHS = [360, 768, 1280]

const panelOf = (page: Page) => page.getByRole('region', { name: 'Meta da semana' })

/** A student of one subject, who can study it and set a goal without the screen. */
async function settle(page: Page, url: string) {
  const { userId, call, subjects } = await chooseSubjects(page, url, ['Direito Constitucional'])
  const study = (study_time: number) =>
    call('POST /user-study-records', { user_id: userId, subject_id: subjects[0]?.id, study_time })
  const set = (minutes: number | null) => call(`PUT /weekly-goal/${userId}`, { minutes })
  return { study, set }
}

/** Adds up, from now on, how far things jump in the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = window as unknown as { shifted: number }
    told.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('a student sets a goal on the home, sees the week against it and changes it in the settings', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { study } = await settle(page, app.url)
  await study(2.5 * 3600)
  await page.goto(HOME)
  await expect(panelOf(page)).toContainText('Diga quanto quer estudar por semana')
  await axe()

  await page.getByRole('button', { name: 'Definir meta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meta da semana' })
  await dialog.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(dialog.getByText('Informe quantas horas ou questões por semana.')).toBeVisible()
  await dialog.getByLabel('Horas').fill('200')
  await dialog.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(dialog.getByText('Informe de 1 minuto a 168 horas, que é a semana inteira.')).toBeVisible()
  await axe()
  await dialog.getByLabel('Horas').fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Meta da semana salva.')).toBeVisible()
  await expect(panelOf(page)).toContainText('2h 30min')
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2h 30min de 12h')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()

  await page.goto(ACCOUNT)
  await openSetting(page, 'Meta da semana')
  await expect(panelOf(page).getByLabel('Horas')).toHaveValue('12')
  await axe()
  await panelOf(page).getByLabel('Horas').fill('2')
  await panelOf(page).getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Meta da semana salva.')).toBeVisible()
  await page.goto(HOME)
  await expect(panelOf(page)).toContainText('Meta alcançada, com 30min a mais.')

  await page.goto(ACCOUNT)
  await openSetting(page, 'Meta da semana')
  await panelOf(page).getByLabel('Horas').fill('')
  await panelOf(page).getByRole('textbox', { name: 'Minutos', exact: true }).fill('')
  await panelOf(page).getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Você está sem meta semanal.')).toBeVisible()
  await page.goto(HOME)
  await expect(page.getByRole('button', { name: 'Definir meta' })).toBeVisible()
})

for (const goal of [null, 1200])
  test(
    `the home does not jump when the panel comes late, ${goal ? 'with' : 'without'} a goal`,
    { tag: '@long' },
    async ({ page, app, signUp, axe }, info) => {
      await signUp()
      const { study, set } = await settle(page, app.url)
      await study(5000)
      await set(goal)
      await watchShifts(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const answer = await hold(page, '**/weekly-goal/*')
        await page.goto(HOME)
        await expect(page.getByRole('region', { name: 'Dia a dia' })).toBeVisible()
        await expect(page.getByRole('application')).toBeVisible()
        const before = await page.getByRole('region', { name: 'Dia a dia' }).boundingBox()
        const already = await shifted(page)
        answer.release()
        await expect(panelOf(page)).toBeVisible()
        expect((await page.getByRole('region', { name: 'Dia a dia' }).boundingBox())?.y, `${width} px`).toBe(
          before?.y,
        )
        expect(await shifted(page), `${width} px`).toBe(already)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await axe()
          await page.screenshot({ path: info.outputPath(`${width}-${colorScheme}.png`), fullPage: true })
        }
      }
    },
  )

test('a goal that could not be loaded says so, and the rest of the home stays', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await signUp()
  const { study } = await settle(page, app.url)
  await study(60)
  await page.route('**/weekly-goal/**', (route) => route.abort())
  await page.goto(HOME)
  await expect(panelOf(page).getByText('Erro de conexão com o servidor.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Dia a dia' })).toBeVisible()
  await page.unroute('**/weekly-goal/**')
  await panelOf(page).getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('button', { name: 'Definir meta' })).toBeVisible()
})

away(
  'without a network the week is what the device keeps, with what waits there',
  { tag: '@long' },
  async ({ page, app, network, signUp }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp()
    const { study, set } = await settle(page, app.url)
    await study(3600)
    await set(600)
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('1hde 10h')
    await untilInstalled(page)
    await untilStored(page, 'study-log', 'study-subjects', 'weekly-goal')
    network.cut()
    await page.goto('/area-do-aluno/estudar')
    await chooseSubject(page, 'Direito Constitucional')
    await enterMinutes(page, 25)
    await expect(page.getByText('Aguardando conexão').first()).toBeVisible()
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('1h 25minde 10h')
    await expect(panelOf(page)).toContainText('Inclui 25min à espera de conexão.')
    network.restore()
    await page.reload()
    await expect(panelOf(page)).not.toContainText('à espera de conexão')
    await expect(panelOf(page)).toContainText('1h 25minde 10h')
  },
)
