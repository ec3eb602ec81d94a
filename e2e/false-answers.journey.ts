import type { Page } from '@playwright/test'
import { FALSE_ANSWERS } from '../harness/journey/false-answers.ts'
import { box, PATH, settle, todays } from '../harness/journey/planner.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { apiOf, chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, clock, field, openStudyPage, save, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { EDITAL } from '../harness/syllabus-student.ts'

const EDITAL_PAGE = '/area-do-aluno/edital'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const connection = (page: Page) => page.getByText('Erro de conexão com o servidor.')
const waiting = (page: Page) => page.getByText('Há mudanças no edital aguardando conexão.')

const RENAMED = 'Poderes da Administração'

/** Puts a topic of the edital right, and saves that. */
async function rename(page: Page) {
  await button(page, 'Editar').click()
  await page.getByRole('row', { name: /Poderes/ }).click()
  await button(page, 'Renomear ou dividir').click()
  await field(page, 'Texto').fill(RENAMED)
  await button(page, 'Salvar').click()
  await button(page, 'Salvar mudanças').click()
}

interface Listed {
  body: string
  in_front: boolean
}

test('a stranger in between has no target and no edital shown as saved, and loses none', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/Failed to load resource/, /CORS|ERR_/)
  await signUp()
  const { userId, call } = await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  for (const body of ['TRT', 'TCU']) await call('POST /targets', { user_id: userId, document: EDITAL, body })
  const targets = async () =>
    ((await call(`GET /targets/${userId}`)) as Listed[]).map(({ body, in_front }) => [body, in_front])
  const asTheyWere = [
    ['TCU', true],
    ['TRT', false],
  ]
  const writes = /\/api\/api\/(targets|syllabus)/
  // Each step meets another stranger: `between.test.ts` and `between-forms.test.ts` have all meet all.
  let nth = 0
  const interpose = async () => {
    await page.unroute(writes)
    const [, answer] = FALSE_ANSWERS[nth++ % FALSE_ANSWERS.length] ?? []
    await page.route(writes, (route) =>
      route.request().method() === 'GET' ? route.fallback() : answer?.(route),
    )
  }
  await page.goto(EDITAL_PAGE)
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  await interpose()

  const target = page.getByRole('combobox', { name: 'Concurso' })
  await target.selectOption(await target.locator('option', { hasText: 'TRT' }).innerText())
  await expect(connection(page).first()).toBeVisible()
  await expect(target.locator('option:checked')).toContainText('TCU')

  await interpose()
  await button(page, 'Mais opções').click()
  await button(page, 'Excluir este concurso').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(question.getByRole('alert')).toHaveText('Erro de conexão com o servidor.')
  await question.getByRole('button', { name: 'Cancelar' }).click()

  await interpose()
  await button(page, 'Mais opções').click()
  await button(page, 'Dados do concurso').click()
  await page.getByLabel('Órgão ou concurso').fill('TCU 2')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Erro de conexão com o servidor.')).toBeVisible()
  await expect(page.getByLabel('Órgão ou concurso')).toHaveValue('TCU 2')
  expect(await targets()).toEqual(asTheyWere)
  await page.unroute(writes)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(targets).toEqual([['TCU 2', true], asTheyWere[1]])

  await interpose()
  await rename(page)
  await expect(waiting(page)).toBeVisible()
  await page.unroute(writes)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 })
  expect(JSON.stringify(await call(`GET /syllabus/${userId}/front`))).toContain(RENAMED)
})

test.describe('a device whose disk never answers', () => {
  const freeze = (page: Page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })

  test('has a timed session saved with the server', { tag: '@long' }, async ({ page, app, signUp }) => {
    const { records } = await openStudyPage(page, app, signUp)
    await freeze(page)
    await page.reload()
    await chooseSubject(page)
    await start(page)
    await expect(clock(page)).toHaveText('00:02', { timeout: 15_000 })
    await page.getByRole('button', { name: 'PARAR' }).click()
    await page.getByText('Não', { exact: true }).click()
    await save(page).click()
    await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible({ timeout: 10_000 })
    await expect(clock(page)).toHaveText('00:00')
    await expect.poll(records).toHaveLength(1)
  })

  test('has a tick, a goal and a change of the edital saved with the server', { tag: '@long' }, async ({
    page,
    app,
    signUp,
  }) => {
    await signUp()
    const { plan } = await settle(page, app.url)
    const { userId, call } = await apiOf(page, app.url)
    await plan({ [todays()]: ['Redação'] })
    await call('POST /targets', { user_id: userId, document: EDITAL, body: 'TCU' })
    await freeze(page)
    await page.goto(PATH)
    await box(page, todays(), 'Redação').check({ force: true })
    await page.waitForTimeout(5000)
    await page.reload()
    await expect(box(page, todays(), 'Redação')).toBeChecked()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/area-do-aluno/conta')
    const goal = await openSetting(page, 'Meta da semana')
    await goal.getByLabel('Horas').fill('12')
    await goal.getByRole('button', { name: 'Salvar meta' }).click()
    await expect(page.getByText('Meta da semana salva.')).toBeVisible()
    expect(await call(`GET /weekly-goal/${userId}`)).toMatchObject({ minutes: 720 })

    await page.goto(EDITAL_PAGE)
    await rename(page)
    await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible({ timeout: 15_000 })
    await expect
      .poll(async () => JSON.stringify(await call(`GET /syllabus/${userId}/front`)))
      .toContain(RENAMED)
  })
})
