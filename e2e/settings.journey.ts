import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { doubleClick } from '../harness/journey/double-click.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

const PAGE = '/area-do-aluno/conta'
/** The lines of the page on a phone, first to last. */
const LINES = [
  'Perfil',
  'Meta da semana',
  'Constância',
  'Calendário',
  'Lembretes',
  'Preferências',
  'Senha',
  'Como você entra',
  'Aparelhos conectados',
  'Seus dados',
  'Excluir conta',
]
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('a student changes the name, and the greeting follows', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp('Ana Souza')
  await choose(page, app.url, { subjects: true })
  await page.goto('/area-do-aluno')
  await expect(page.getByRole('complementary').getByText('Olá, Ana Souza')).toBeVisible()
  await page.getByRole('button', { name: 'Minhas Configurações' }).click()
  await page.getByRole('link', { name: 'Minha Conta' }).click()
  await expect(page).toHaveTitle('Minha Conta · Posse')
  await axe()

  await page.getByLabel('Nome completo').fill('  ')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveAccessibleDescription('Informe seu nome completo.')
  await page.getByLabel('Nome completo').fill('Beatriz Souza')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByText('Nome alterado com sucesso!')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Olá, Beatriz Souza')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Beatriz Souza')
})

test('a new password signs the other device out', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  browser,
}) => {
  const student = await signUp()
  await choose(page, app.url, { subjects: true })
  const phone = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
  await signIn(phone, student)
  await expect(phone).toHaveURL(/\/area-do-aluno$/)

  await page.goto(PAGE)
  await expect(part(page, 'Aparelhos conectados').getByRole('listitem')).toHaveCount(2)
  const form = part(page, 'Senha')
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(form.getByLabel('Senha atual', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
    'Use ao menos 6 caracteres.',
  )
  await form.getByLabel('Nova senha', { exact: true }).fill('outra senha segura')
  await form.getByLabel('Senha atual', { exact: true }).fill(student.password)
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(form.getByText('Senha alterada com sucesso!')).toBeVisible()
  await expect(part(page, 'Aparelhos conectados').getByRole('listitem')).toHaveCount(1)

  await phone.goto(PAGE)
  await expect(phone).toHaveURL(`${app.url}/`)
  await signIn(phone, { ...student, password: 'outra senha segura' })
  await expect(phone).toHaveURL(/\/area-do-aluno$/)
  await phone.context().close()
})

test('devices that are signed in elsewhere can be ended, one after the other', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  browser,
  playwright,
}) => {
  const student = await signUp()
  await choose(page, app.url, { subjects: true })
  const phone = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
  await signIn(phone, student)
  await expect(phone).toHaveURL(/\/area-do-aluno$/)
  const tablet = await playwright.request.newContext({
    baseURL: app.url,
    extraHTTPHeaders: { origin: app.url },
  })
  expect((await tablet.post('/api/auth/sign-in/email', { data: student })).ok()).toBe(true)
  await tablet.dispose()
  await page.goto(PAGE)
  const devices = part(page, 'Aparelhos conectados')
  await expect(devices.getByText('Último uso hoje')).toHaveCount(2)
  const answer = await holdAnswers(page, '**/account/sessions/**')
  const ends = devices.getByRole('button', { name: /^Desconectar / })
  await ends.first().click()
  for (const end of await ends.all()) await expect(end).toHaveAttribute('aria-disabled', 'true')
  answer.release()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(ends).toHaveCount(1)
  await expect(ends).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sessão encerrada.').first()).toBeVisible()
  await expect(devices.getByText('Sua conta está aberta só neste aparelho.')).toBeVisible()
  await expect(devices.getByRole('heading')).toBeFocused()
  await phone.goto(PAGE)
  await expect(phone).toHaveURL(`${app.url}/`)
  await phone.context().close()
})

test('a chosen time zone goes with every call, and the theme is kept', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await signUp()
  await choose(page, app.url, { subjects: true })
  await page.goto(PAGE)
  const zone = page.getByRole('combobox', { name: 'Fuso horário' })
  await expect(zone).toHaveValue(/^Automático/)
  await zone.fill('noronha')
  await page.getByRole('option', { name: 'Fernando de Noronha' }).click()
  await expect(page.getByText('Fuso horário alterado.')).toBeVisible()
  await expect(zone).toBeFocused()
  await expect(zone).toHaveValue('Fernando de Noronha')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.route('**/account/time-zone/**', (route) => route.fulfill({ status: 500 }))
  for (const [typed, place] of [
    ['acre', 'Rio Branco (Acre)'],
    ['LISBOA', 'Lisboa (Portugal)'],
  ] as const) {
    await zone.fill(typed)
    await expect(page.getByRole('option', { name: place })).toBeVisible()
  }
  await zone.fill('salvador')
  await page.getByRole('option', { name: 'Salvador (Bahia)' }).click()
  await expect(page.getByText('Não foi possível salvar o fuso horário. Tente novamente.')).toBeVisible()
  await expect(zone).toBeFocused()
  await expect(zone).toHaveValue('Fernando de Noronha')
  const asked = page.waitForRequest(/\/api\/api\/account\/settings/)
  await page.reload()
  expect((await asked).headers()['x-time-zone']).toBe('America/Noronha')
  await expect(zone).toHaveValue('Fernando de Noronha')

  await part(page, 'Preferências').getByRole('radio', { name: 'Escuro' }).check({ force: true })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('all data is downloaded as a zip', { tag: '@long' }, async ({ page, app, signUp }) => {
  const { email } = await signUp('Ana Souza')
  await choose(page, app.url, { subjects: true })
  await page.goto(PAGE)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const downloading = page.waitForEvent('download')
  await doubleClick(page.getByRole('button', { name: 'Baixar meus dados' }), () => downloading)
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^posse-meus-dados-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const profile = new TextDecoder().decode(files['perfil.json'])
  expect(JSON.parse(profile)).toMatchObject([{ name: 'Ana Souza', email }])
  expect(downloads).toBe(1)
})

test('an account is deleted for good, and the device forgets it', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const student = await signUp()
  await choose(page, app.url, { subjects: true })
  await page.goto('/area-do-aluno/suporte')
  await page.getByLabel('Assunto').fill('Um rascunho')
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Excluir sua conta para sempre?' })
  await expect(dialog).toContainText('todos os registros de estudo e estatísticas')
  await expect(dialog.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible()
  await axe()

  await dialog.getByLabel('Sua senha, para confirmar', { exact: true }).fill(student.password)
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()

  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByText('Sua conta e todos os seus dados foram excluídos.')).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('posse:')))
  expect(kept).toEqual([])
  await page.goto(PAGE)
  await expect(page).toHaveURL(`${app.url}/`)
  await signIn(page, student)
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
})

test('on a phone of 360 px nothing is cut off', { tag: '@long' }, async ({ page, app, signUp, axe }) => {
  await signUp()
  await choose(page, app.url, { subjects: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PAGE)
  for (const title of LINES) await openSetting(page, title)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await axe()
})
