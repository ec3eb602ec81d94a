import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import {
  box,
  day,
  entries,
  handle,
  names,
  PATH,
  save,
  saveAndView,
  settle,
  todays,
  ZONE,
} from '../harness/journey/planner.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

test.use({ timezoneId: ZONE })

test('a student ticks today’s subjects, which survive an edit of the plan', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axeInLightAndDark,
}) => {
  await signUp()
  const { plan, schedule } = await settle(page, app.url)
  const other = (todays() % 7) + 1
  await plan({ [todays()]: ['Redação', 'Direito Penal'], [other]: ['Redação'] })
  await page.goto(PATH)
  await expect(day(page, other).getByText('Redação')).toBeVisible()
  await expect(day(page, other).getByRole('checkbox', { disabled: false })).toHaveCount(0)
  await box(page, todays(), 'Redação').check({ force: true })
  await expect(day(page, todays()).getByText('1 de 2')).toBeVisible()
  await expect(day(page, other).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await axeInLightAndDark()

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

test('a student sees a subject completed by today’s study', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
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

test('the plan undoes a tick that the server did not save', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/500/)
  await signUp()
  const { plan } = await settle(page, app.url)
  await plan({ [todays()]: ['Redação'] })
  await page.goto(PATH)
  const refuse = Promise.withResolvers<void>()
  await page.route('**/api/api/progress/toggle', async (route) => {
    await refuse.promise
    await route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } })
  })
  await box(page, todays(), 'Redação').check({ force: true })
  refuse.resolve()
  await expect(page.getByRole('alertdialog', { name: 'Erro!' })).toContainText(
    'Não foi possível salvar seu progresso.',
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(box(page, todays(), 'Redação')).not.toBeChecked()
})

test('the plan keeps unsaved edits over a reload, and asks before the student leaves them', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
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
  await expect(names(day(page, 1))).toHaveText(['Redação'])

  await day(page, 1).getByTitle('Remover').click()
  await home.click()
  await leave.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await expect.poll(schedule).toHaveLength(1)

  await page.goto(PATH)
  await page.getByRole('button', { name: 'Editar Cronograma' }).click()
  await day(page, 1).getByTitle('Remover').click()
  await home.click()
  const answer = await holdAnswers(page, '**/api/api/schedule')
  await leave.getByRole('button', { name: 'Salvar e sair' }).click()
  for (const name of ['Salvar e sair', 'Sair sem salvar', 'Continuar editando'])
    await expect(leave.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await leave.getByRole('button', { name: 'Continuar editando' }).click({ force: true })
  await expect(leave).toBeVisible()
  answer.release()
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await expect.poll(schedule).toHaveLength(0)
})

test('the form reports a plan’s errors, and keeps the plan', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
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
  await expect(names(day(page, 1))).toHaveText(['Redação'])
})

test('the study page shows today’s plan and its progress', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp()
  const { plan, study } = await settle(page, app.url)
  await page.goto('/area-do-aluno/estudar')
  const today = page.getByRole('region', { name: 'Para estudar hoje' })
  await expect(today.getByText('Você ainda não planejou o dia de hoje.')).toBeVisible()
  await plan({ [todays()]: ['Redação', 'Direito Penal', 'Redação', 'Atualidades'] })
  await study('Redação')
  await study('Atualidades')
  await page.reload()

  await expect(today.getByRole('listitem')).toHaveText([/Redação1 de 2$/, /Direito Penal0 de 1$/])
  await today.getByRole('button', { name: 'Ver as 3 de hoje' }).click()
  await expect(today.getByRole('listitem')).toHaveText([
    /Redação1 de 2$/,
    /Direito Penal0 de 1$/,
    /Atualidades1 de 1$/,
  ])
  await expect(today.getByRole('progressbar', { name: 'Redação' })).toHaveAttribute('aria-valuenow', '50')
  await expect(today.getByRole('button', { name: 'Atualidades' })).toBeDisabled()
  await expect(today.getByText('Atualidades')).toHaveCSS('text-decoration-line', 'line-through')
  await today.getByRole('button', { name: 'Direito Penal' }).click()
  await expect(page.getByRole('combobox', { name: 'Matéria' })).toHaveValue('Direito Penal')
  await axe()
})
