import type { Locator, Page } from '@playwright/test'
import { SCHEDULE_WEEKDAYS, today, weekdayName, weekdayOf } from '../src/shared/calendar.ts'
import { expect, test } from './test.ts'

const ZONE = 'America/Sao_Paulo'
const PATH = '/area-do-aluno/cronograma'
const PICKED = ['Atualidades', 'Direito Penal', 'Redação']

test.use({ timezoneId: ZONE })

type Call = (route: string, body?: object) => Promise<unknown>
type Item = { id: number; day_of_week: number; subject: { name: string } }

/** A student who studies three subjects, and the API as that student. */
async function settle(page: Page, url: string) {
  const { request } = page.context()
  const { token } = await (await request.get(`${url}/api/auth/token`)).json()
  const { user } = await (await request.get(`${url}/api/auth/get-session`)).json()
  const call: Call = async (route, body) => {
    const [method = '', path] = route.split(' ')
    const headers = { authorization: `Bearer ${token}`, 'x-time-zone': ZONE }
    const reply = await request.fetch(`${url}/api/api${path}`, { method, headers, ...(body ? { data: body } : {}) })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  const subjects = (await call('GET /subjects')) as { id: number; name: string }[]
  const idOf = (name: string) => subjects.find((subject) => subject.name === name)?.id ?? 0
  await call('POST /user-career', { user_id: user.id, career_id: 1 })
  await call('POST /user-subjects', { user_id: user.id, subject_ids: PICKED.map(idOf) })
  return {
    /** Plans subjects by name on days by their number. */
    plan: (days: Record<number, string[]>) =>
      call('POST /schedule', {
        user_id: user.id,
        weeklyPlan: SCHEDULE_WEEKDAYS.map((weekday) => ({
          subjects: (days[weekday] ?? []).map((name) => ({ subject_id: idOf(name) })),
        })),
      }),
    schedule: async () => (await call(`GET /schedule/${user.id}`)) as Item[],
    study: (name: string) =>
      call('POST /user-study-records', { user_id: user.id, subject_id: idOf(name), study_time: 60 }),
  }
}

const todays = () => weekdayOf(today(Date.now(), ZONE))
const day = (page: Page, weekday: number) =>
  page.getByRole('region', { name: weekdayName(SCHEDULE_WEEKDAYS[weekday - 1] ?? 1), exact: true })
const entries = (section: Locator) => section.locator('[data-entry]')
const source = (page: Page, name: string) => page.getByRole('button', { name: `Planejar ${name}` })
const handle = (page: Page, name: string, weekday: number) =>
  day(page, weekday).getByRole('button', { name: new RegExp(`^Mover ${name},`) })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar e Visualizar' })
/** Saves, and waits until the dialog that says so is gone by itself. */
async function saveAndView(page: Page) {
  await save(page).click()
  const saved = page.getByRole('alertdialog', { name: 'Sucesso' })
  await expect(saved).toContainText('Cronograma Salvo com sucesso')
  await expect(saved.getByRole('button', { name: 'OK' })).toHaveCount(0)
  await expect(saved).toBeHidden({ timeout: 4000 })
}

const box = (page: Page, weekday: number, name: string) => day(page, weekday).getByRole('checkbox', { name })

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const found = await target.boundingBox()
  if (!found) throw new Error('It is not on the screen.')
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
}

async function drag(page: Page, what: Locator, to: Locator, below = 0) {
  const from = await middleOf(what)
  const end = await middleOf(to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 2 })
  await page.mouse.move(end.x, end.y + below, { steps: 8 })
  await page.mouse.move(end.x, end.y + below)
}

test('a new student plans the week by mouse', async ({ page, app, signUp, axe }) => {
  await signUp()
  const { schedule } = await settle(page, app.url)
  await page.goto(PATH)
  await expect(page.getByText('Arraste as matérias para montar seu plano.', { exact: true })).toBeVisible()
  await axe()

  // Copies: the panel keeps its subjects.
  await drag(page, source(page, 'Redação'), day(page, 1))
  await expect(day(page, 1).getByText('Redação')).toBeVisible()
  await page.mouse.up()
  await expect(entries(day(page, 1))).toHaveText(['Redação'])
  for (const name of ['Direito Penal', 'Direito Penal']) {
    await drag(page, source(page, name), entries(day(page, 1)).first(), -12)
    await page.mouse.up()
  }
  await expect(entries(day(page, 1))).toHaveText(['Direito Penal', 'Direito Penal', 'Redação'])
  await expect(source(page, 'Redação')).toBeVisible()

  // Within the day, to another day, and back where it came from when dropped outside.
  await drag(page, handle(page, 'Redação', 1), entries(day(page, 1)).first(), -12)
  await page.mouse.up()
  await expect(entries(day(page, 1))).toHaveText(['Redação', 'Direito Penal', 'Direito Penal'])
  await drag(page, handle(page, 'Direito Penal', 1).first(), day(page, 6))
  await page.mouse.up()
  await expect(entries(day(page, 6))).toHaveText(['Direito Penal'])
  await drag(page, handle(page, 'Redação', 1), source(page, 'Atualidades'))
  await page.mouse.up()
  await expect(entries(day(page, 1))).toHaveText(['Redação', 'Direito Penal'])
  await expect(page.getByRole('button', { name: /^Planejar/ })).toHaveCount(PICKED.length)
  await expect(source(page, 'Direito Penal')).toHaveText(/SSa$/)

  await day(page, 6).getByTitle('Remover').click()
  await expect(day(page, 6).getByText('Nenhuma matéria.', { exact: true })).toBeVisible()
  await axe()
  await saveAndView(page)
  await expect(page.getByText('Marque suas tarefas concluídas de hoje.', { exact: true })).toBeVisible()
  expect((await schedule()).map((item) => [item.day_of_week, item.subject.name])).toEqual([
    [1, 'Redação'],
    [1, 'Direito Penal'],
  ])
})

test('plans by keyboard, and hears where things are', async ({ page, app, signUp }) => {
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  const news = page.getByRole('main').getByRole('status').first()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await source(page, 'Redação').focus()
  await press('Enter')
  await expect(news).toHaveText(/Redação: em movimento/)
  await press('ArrowDown', 'ArrowRight')
  await expect(news).toHaveText('Redação: Terça-feira, posição 1 de 1.')
  await press('Enter')
  await expect(news).toHaveText('Pronto. Redação: Terça-feira, posição 1 de 1.')
  await expect(source(page, 'Redação')).toBeFocused()
  await source(page, 'Atualidades').focus()
  await press('Space', 'ArrowDown', 'ArrowRight', 'Space')
  await expect(entries(day(page, 2))).toHaveText(['Atualidades', 'Redação'])

  // The focus goes with what was moved.
  await handle(page, 'Atualidades', 2).focus()
  await press('Space', 'ArrowDown')
  await expect(news).toHaveText('Atualidades: Terça-feira, posição 2 de 2.')
  await press('ArrowRight', 'ArrowRight', 'Space')
  await expect(entries(day(page, 4))).toHaveText(['Atualidades'])
  await expect(handle(page, 'Atualidades', 4)).toBeFocused()
  await press('Space', 'ArrowLeft', 'Escape')
  await expect(news).toHaveText('Movimento cancelado: Atualidades.')
  await expect(entries(day(page, 4))).toHaveText(['Atualidades'])
  await press('Tab', 'Enter')
  await expect(news).toHaveText('Matéria removida de Quinta-feira: Atualidades.')
  await expect(page.getByRole('heading', { name: 'Quinta-feira' })).toBeFocused()
})

test('plans on a phone of 360 px from a list a day', async ({ page, app, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  await expect(day(page, 3).getByText('Nenhuma matéria.', { exact: true })).toBeVisible()
  await axe()
  for (const name of ['Redação', 'Atualidades']) {
    await day(page, 3).getByText('+ Adicionar matéria...').click()
    await expect(page.getByRole('option')).toHaveText(PICKED)
    await page.getByRole('option', { name }).click()
  }
  await expect(entries(day(page, 3))).toHaveText(['Redação', 'Atualidades'])
  await day(page, 3).getByTitle('Remover').first().click()
  await expect(entries(day(page, 3))).toHaveText(['Atualidades'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await saveAndView(page)
  await expect(day(page, 3).getByText('Atualidades')).toBeVisible()
  await expect(day(page, 4).getByText('Nenhuma matéria planejada.', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a finger that rests drags, and one that moves on scrolls', async ({ page, app, signUp }) => {
    await signUp()
    await settle(page, app.url)
    await page.goto(PATH)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const way = async () => {
      const [from, to] = [await middleOf(source(page, 'Redação')), await middleOf(day(page, 2))]
      return Array.from({ length: 11 }, (_, part) => ({
        x: from.x + ((to.x - from.x) * part) / 10,
        y: from.y + ((to.y - from.y) * part) / 10,
      })) as [{ x: number; y: number }, ...{ x: number; y: number }[]]
    }

    // All at once, so that no slow machine makes a rest of it.
    const [first, ...swipe] = await way()
    await Promise.all([send('touchStart', first), ...swipe.map((at) => send('touchMove', at)), send('touchEnd')])
    await expect(entries(day(page, 2))).toHaveCount(0)

    const [rest, ...moves] = await way()
    await send('touchStart', rest)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
    for (const at of moves) await send('touchMove', at)
    await send('touchEnd')
    await expect(entries(day(page, 2))).toHaveText(['Redação'])
  })
})

test('ticks today’s subjects, which survive an edit of the plan', async ({ page, app, signUp, axe }) => {
  await signUp()
  const { plan, schedule } = await settle(page, app.url)
  const other = (todays() % 7) + 1
  await plan({ [todays()]: ['Redação', 'Direito Penal'], [other]: ['Redação'] })
  await page.goto(PATH)
  await expect(box(page, other, 'Redação')).toBeDisabled()
  await box(page, todays(), 'Redação').check({ force: true })
  await expect(day(page, todays()).getByText('1 de 2')).toBeVisible()
  await expect(box(page, other, 'Redação')).not.toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await axe()
  }

  await page.reload()
  await expect(box(page, todays(), 'Redação')).toBeChecked()
  const before = await schedule()
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await handle(page, 'Redação', todays()).focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await saveAndView(page)
  await expect(box(page, todays(), 'Redação')).toBeChecked()
  expect((await schedule()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
  await box(page, todays(), 'Redação').uncheck({ force: true })
  await expect(day(page, todays()).getByText('0 de 2')).toBeVisible()
})

test('sees a subject completed by what was studied today', async ({ page, app, signUp }) => {
  await signUp()
  const { plan, study } = await settle(page, app.url)
  await plan({ [todays()]: ['Redação', 'Redação', 'Direito Penal'] })
  await study('Redação')
  await page.goto(PATH)
  const redacao = box(page, todays(), 'Redação')
  await expect(redacao.first()).toBeChecked()
  await expect(redacao.last()).not.toBeChecked()
  await redacao.first().uncheck({ force: true })
  await expect(day(page, todays()).getByText('0 de 3')).toBeVisible()
  await page.reload()
  await expect(redacao.first()).not.toBeChecked()
})

test('takes back a tick that the server did not save', async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await signUp()
  const { plan } = await settle(page, app.url)
  await plan({ [todays()]: ['Redação'] })
  await page.goto(PATH)
  const refuse = Promise.withResolvers<void>()
  await page.route('**/progress/toggle', async (route) => {
    await refuse.promise
    await route.abort()
  })
  await box(page, todays(), 'Redação').check({ force: true })
  refuse.resolve()
  await expect(page.getByRole('alertdialog', { name: 'Erro!' })).toContainText('Não foi possível salvar seu progresso.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(box(page, todays(), 'Redação')).not.toBeChecked()
})

test('keeps unsaved edits over a reload, and asks before they are left', async ({ page, app, signUp }) => {
  await signUp()
  const { plan, schedule } = await settle(page, app.url)
  await plan({ 1: ['Redação'] })
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await day(page, 1).getByTitle('Remover').click()
  await page.reload()
  await expect(page.getByText('Há alterações que ainda não foram salvas.')).toBeVisible()
  await expect(entries(day(page, 1))).toHaveCount(0)

  const leave = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  const home = page.getByRole('link', { name: 'Home' })
  await home.click()
  await leave.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  await expect(entries(day(page, 1))).toHaveText(['Redação'])

  await day(page, 1).getByTitle('Remover').click()
  await home.click()
  await leave.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  expect(await schedule()).toHaveLength(1)

  await page.goto(PATH)
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await day(page, 1).getByTitle('Remover').click()
  await home.click()
  await leave.getByRole('button', { name: 'Salvar e sair' }).click()
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  expect(await schedule()).toHaveLength(0)
})

test('says what is wrong with a plan, and keeps it', async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/422/, /Erro de validação/)
  await signUp()
  const { plan } = await settle(page, app.url)
  await plan({ 1: ['Redação'] })
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await page.route('**/api/api/schedule', (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'x',
        code: 'invalid',
        errors: { 'weeklyPlan.0.subjects.0.subject_id': ['Matéria não encontrada.'] },
      },
    }),
  )
  await save(page).click()
  const alert = page.getByRole('alertdialog', { name: 'Erro!' })
  await expect(alert).toContainText('Erro de validação. Verifique o console.')
  await expect(alert.getByRole('listitem')).toHaveText('Segunda-feira, Redação: Matéria não encontrada.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(entries(day(page, 1))).toHaveText(['Redação'])
})

test('says when the server does not answer, and tries again', async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await signUp()
  const { plan } = await settle(page, app.url)
  await plan({ 1: ['Redação'] })
  await page.route('**/api/api/schedule/**', (route) => route.abort())
  await page.goto(PATH)
  await expect(page.getByText('Erro de conexão com o servidor.')).toBeVisible()
  await page.unroute('**/api/api/schedule/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(day(page, 1).getByText('Redação')).toBeVisible()
})
