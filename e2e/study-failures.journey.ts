import type { Route } from '@playwright/test'
import { chooseSubject, clock, dialog, field, openDesk, openManual, save, start } from './study-desk.ts'
import { expect, test } from './test.ts'

test('a server that fails is told in the form, what was typed stays, and trying again saves it once', async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/500/)
  const { records } = await openDesk(page, app, signUp)
  const failing = (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 })
  await chooseSubject(page)
  await openManual(page)
  await field(page, 'Minutos').fill('25')
  await page.route('**/api/api/user-study-records**', failing)
  await save(page).click()
  await expect(page.getByText('Ocorreu um erro ao salvar os dados. Tente novamente.')).toBeVisible()
  await expect(field(page, 'Minutos')).toHaveValue('25')
  expect(await records()).toEqual([])
  await page.unroute('**/api/api/user-study-records**')
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect.poll(records).toMatchObject([{ study_time: 1500 }])

  await page.getByRole('button', { name: 'Editar registro de Língua Portuguesa' }).click()
  const form = dialog(page, 'Editar Registro')
  await field(page, 'Minutos').fill('40')
  await page.route('**/api/api/user-study-records/**', failing)
  await form.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(
    form.getByText('Ocorreu um erro ao atualizar o registro. Tente novamente.', { exact: true }),
  ).toBeVisible()
  await expect(field(page, 'Minutos')).toHaveValue('40')
  await page.unroute('**/api/api/user-study-records/**')
  await form.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Registro atualizado com sucesso!')).toBeVisible()
  await expect.poll(records).toMatchObject([{ study_time: 2400 }])

  await page.route('**/api/api/user-study-records/**', failing)
  await page.getByRole('button', { name: 'Deletar registro de Língua Portuguesa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('O servidor não conseguiu salvar agora: guardamos neste aparelho')).toBeVisible()
  await page.unroute('**/api/api/user-study-records/**')
  await expect.poll(records, { timeout: 20_000 }).toEqual([])
})

test('a session saved while the server is dead arrives exactly once', async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  const { records } = await openDesk(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await app.kill()
  try {
    await page.getByRole('button', { name: 'PARAR' }).click()
    await page.getByText('Sim', { exact: true }).click()
    await field(page, 'Total de questões').fill('10')
    await field(page, 'Questões incorretas').fill('3')
    await save(page).dblclick()
    await expect(page.getByText('Aguardando conexão')).toBeVisible()
    await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
    await expect(clock(page)).toHaveText('00:00')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await app.start()
  }
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(records).toMatchObject([{ questions_resolved: 10, correct_answers: 7 }])
})

test('an answer that got lost on the way makes no second record', async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  const { records } = await openDesk(page, app, signUp)
  await chooseSubject(page)
  await openManual(page)
  await field(page, 'Minutos').fill('25')
  let lost = 0
  await page.route('**/user-study-records', async (route) => {
    if (lost > 0) return route.continue()
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await save(page).click()
  await expect.poll(() => lost).toBe(1)
  await expect(page.getByText('Aguardando conexão')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(records).toHaveLength(1)
})

test('what the server refuses stays on the page, to be mended or discarded', async ({
  page,
  app,
  signUp,
  axe,
  allowErrors,
}) => {
  allowErrors(/422/)
  const { records } = await openDesk(page, app, signUp)
  const refuse = { status: 422, json: { message: 'Matéria não encontrada', code: 'invalid' } }
  await page.route('**/user-study-records', (route) => route.fulfill(refuse))
  const stop = async () => {
    await start(page)
    await expect(clock(page)).not.toHaveText('00:00')
    await page.getByRole('button', { name: 'PARAR' }).click()
    await save(page).click()
  }
  await chooseSubject(page)
  await stop()
  const unsent = page.getByRole('region', { name: 'Não enviados' })
  await expect(unsent).toContainText('Matéria não encontrada')
  await axe()
  await stop()
  await expect(unsent.getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/user-study-records')

  await unsent.getByRole('button', { name: 'Descartar' }).last().click()
  await dialog(page, 'Descartar o que não foi enviado?').getByRole('button', { name: 'Descartar' }).click()
  await expect(unsent.getByRole('listitem')).toHaveCount(1)
  await unsent.getByRole('button', { name: 'Corrigir' }).click()
  await field(page, 'Minutos').fill('5')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(unsent).toHaveCount(0)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(async () => (await records()).map(({ study_time }) => Math.floor(study_time / 60))).toEqual([5])
})
