import type { Route } from '@playwright/test'
import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import {
  chooseSubject,
  clock,
  dialog,
  dialogsLoaded,
  field,
  openManual,
  openStudyPage,
  type Saved,
  STUDY,
  save,
  start,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { UNEXPECTED } from '../src/shared/errors.ts'

const FAILED = { status: 500, json: { code: 'internal', message: UNEXPECTED } }

test.beforeEach(askFromTheStart)

const SUMMARY_CODE = '**/assets/summary-dialog-*.js'

test('a student reads in the form that the server failed, keeps the typed values, and saves once by trying again', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/500/)
  const { records } = await openStudyPage(page, app, signUp)
  const failing = (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(FAILED)
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
  await expect(
    page.getByText('O servidor não conseguiu deletar agora: guardamos a exclusão neste aparelho'),
  ).toBeVisible()
  await page.unroute('**/api/api/user-study-records/**')
  await expect.poll(records, { timeout: 20_000 }).toEqual([])
})

test('a session saved while the server is dead arrives exactly once', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await dialogsLoaded(page)
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
  // The longer the server takes to come back, the later the device asks again.
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(records).toMatchObject([{ questions_resolved: 10, correct_answers: 7 }])
})

test('a summary whose code does not come leaves the clock stopped on the screen, and opens once it has come', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await page.route(SUMMARY_CODE, (route) => route.abort())
  await openStudyPage(page, app, signUp)
  await page.route('**/area-do-aluno/estudar', (route) => route.abort())
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await page.getByRole('button', { name: 'PARAR' }).click()
  await expect(page.getByRole('button', { name: 'PARAR' })).toHaveCount(0)
  await expect(clock(page)).not.toHaveText('00:00')
  await page.unrouteAll()
  await expect(page.getByRole('dialog', { name: 'Resumo do estudo' })).toBeVisible()
})

test('a device that never says whether it keeps something has the save sent at once, and shows and leaves as ever', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.reload()
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await openManual(page)
  await field(page, 'Minutos').fill('25')
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible({ timeout: 5000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(records).toMatchObject([{ study_time: 1500 }])
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/, { timeout: 15_000 })
})

test('a device that keeps nothing says in the question that a record could not be deleted', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/ERR_FAILED/, /status of 500/)
  const { study, records } = await openStudyPage(page, app, signUp)
  await study({})
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  for (const path of [STUDY, '/area-do-aluno/historico-de-estudos/registros']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Deletar registro de Língua Portuguesa' }).click()
    const question = dialog(page, 'Deletar Registro')
    await page.route('**/user-study-records/*', (route) => route.abort())
    await question.getByRole('button', { name: 'Deletar' }).click()
    await expect(question.getByRole('alert')).toHaveText('Erro de conexão com o servidor.')
    await page.unroute('**/user-study-records/*')
    await page.route('**/user-study-records/*', (route) => route.fulfill(FAILED))
    await question.getByRole('button', { name: 'Deletar' }).click()
    await expect(question.getByRole('alert')).toHaveText(
      'Ocorreu um erro ao deletar o registro. Tente novamente.',
    )
    await page.unroute('**/user-study-records/*')
    expect(await records()).toHaveLength(1)
  }
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('Registro deletado com sucesso!')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(records).toEqual([])
})

for (const isKilled of [false, true]) {
  const what = isKilled
    ? 'a server killed between its commit and its answer'
    : 'an answer that got lost on the way'
  test(`${what} makes no second record`, { tag: '@long' }, async ({ page, app, signUp, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    const { records } = await openStudyPage(page, app, signUp)
    await chooseSubject(page)
    await openManual(page)
    await field(page, 'Minutos').fill('25')
    let calls = 0
    const committed = Promise.withResolvers<Saved[]>()
    await page.route('**/user-study-records', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await route.fetch()
      const kept = await records()
      if (isKilled) await app.kill()
      await route.abort()
      committed.resolve(kept)
    })
    try {
      await save(page).click()
      expect(await committed.promise).toMatchObject([{ study_time: 1500 }])
      await expect(page.getByText('Aguardando conexão')).toBeVisible()
    } finally {
      if (isKilled) await app.start()
    }
    await page.reload()
    await expect(page.getByText('Aguardando conexão')).toHaveCount(0, { timeout: 20_000 })
    await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
    await expect.poll(() => calls).toBeGreaterThan(1)
    await expect.poll(records).toEqual(await committed.promise)
  })
}

test('a record that the server refuses stays on the page, to be corrected or discarded', {
  tag: '@long',
}, async ({ page, app, signUp, axe, allowErrors }) => {
  allowErrors(/422/)
  const { records } = await openStudyPage(page, app, signUp)
  const refusal = { status: 422, json: { message: 'Matéria não encontrada', code: 'invalid' } }
  await page.route('**/user-study-records', (route) => route.fulfill(refusal))
  const stop = async () => {
    await start(page)
    await expect(clock(page)).not.toHaveText('00:00')
    await page.getByRole('button', { name: 'PARAR' }).click()
    await page.getByText('Não', { exact: true }).click()
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

  for (const named of await unsent.getByRole('button', { name: 'Descartar' }).all()) {
    await expect(named).toHaveAccessibleName(/^Descartar: Novo registro: Língua Portuguesa · \d+s/)
  }
  await unsent.getByRole('button', { name: 'Descartar' }).last().click()
  await dialog(page, 'Descartar o que não foi enviado?').getByRole('button', { name: 'Descartar' }).click()
  await expect(unsent.getByRole('listitem')).toHaveCount(1)
  await unsent.getByRole('button', { name: 'Corrigir' }).click()
  await field(page, 'Minutos').fill('5')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(unsent).toHaveCount(0)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect
    .poll(async () => (await records()).map(({ study_time }) => Math.floor(study_time / 60)))
    .toEqual([5])
})
