import type { Page } from '@playwright/test'
import { day, entries, handle, PATH, save, saveAndView, settle, ZONE } from '../harness/journey/planner.ts'
import { expect, test } from '../harness/journey/test.ts'

test.use({ timezoneId: ZONE })

const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Mudou em outro aparelho' })

async function edit(page: Page) {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
}
const add = (page: Page, name: string, weekday: string) =>
  page.getByRole('button', { name: `${name}: ${weekday}` }).click()
async function move(page: Page, name: string, from: number, days: number) {
  await handle(page, name, from).focus()
  for (const key of ['Space', ...new Array<string>(days).fill('ArrowRight'), 'Space'])
    await page.keyboard.press(key)
  await expect(entries(day(page, from + days)).getByText(name)).toBeVisible()
}

test('a schedule saved in two tabs is merged, and what both changed is asked about', {
  tag: '@long',
}, async ({ page, context, app, signUp, axeInLightAndDark, allowErrors }) => {
  allowErrors(/status of 412/)
  await signUp()
  const { plan, schedule } = await settle(page, app.url)
  const names = async () => {
    const items = await schedule()
    return items.map((item) => `${item.day_of_week} ${item.subject.name}`)
  }
  await plan({ 1: ['Redação'], 2: ['Direito Penal'] })
  const older = page
  const newer = await context.newPage()
  await edit(older)
  await edit(newer)
  await move(newer, 'Redação', 1, 1)
  await add(newer, 'Atualidades', 'Quarta-feira')
  await saveAndView(newer)

  await move(older, 'Redação', 1, 3)
  await add(older, 'Direito Penal', 'Sábado')
  await save(older).click()
  const dialog = asked(older)
  await expect(dialog.getByRole('group')).toHaveAccessibleName('Redação, que estava em Segunda-feira')
  await expect(dialog.getByRole('radio', { name: 'Aqui: Quinta-feira' })).toBeChecked()
  await axeInLightAndDark()
  const before = await names()
  await dialog.getByRole('button', { name: 'Decidir depois' }).click()
  await expect(older.getByText('Nada foi salvo ainda: o que você fez continua aqui.')).toBeVisible()
  await older.getByRole('alertdialog').getByRole('button').last().click()
  expect(await names(), 'nothing is saved until it is decided').toEqual(before)

  await save(older).click()
  await dialog.getByText('Em outro aparelho: Terça-feira').click()
  await dialog.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(older.getByRole('button', { name: 'Editar Cronograma' })).toBeVisible()
  const merged = ['2 Direito Penal', '2 Redação', '3 Atualidades', '6 Direito Penal']
  expect((await names()).toSorted()).toEqual(merged)
})

test('a schedule edited without a network is merged with what another device saved meanwhile', {
  tag: '@long',
}, async ({ page, browser, context, app, signUp, allowErrors }) => {
  allowErrors(/ERR_/, /status of 412/)
  await signUp()
  const { plan, schedule } = await settle(page, app.url)
  await plan({ 1: ['Redação'] })
  const other = await browser.newContext({
    baseURL: app.url,
    locale: 'pt-BR',
    timezoneId: ZONE,
    storageState: await context.storageState(),
  })
  const phone = await other.newPage()
  await edit(page)
  await edit(phone)
  await context.setOffline(true)
  await add(page, 'Direito Penal', 'Sábado')
  await save(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('Erro de conexão com o servidor.')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await add(phone, 'Atualidades', 'Domingo')
  await saveAndView(phone)
  await other.close()

  await context.setOffline(false)
  await saveAndView(page)
  await expect(asked(page)).toHaveCount(0)
  expect((await schedule()).map((item) => [item.day_of_week, item.subject.name])).toEqual([
    [1, 'Redação'],
    [6, 'Direito Penal'],
    [7, 'Atualidades'],
  ])
})
