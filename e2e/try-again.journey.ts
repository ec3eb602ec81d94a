import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { SCHEDULE_WEEKDAYS } from '../src/shared/calendar.ts'

const AREA = '/area-do-aluno'
const LOST = 'Erro de conexão com o servidor.'
const BUSY = 'O serviço está temporariamente indisponível. Tente novamente em instantes.'
const UNAVAILABLE = { status: 503, json: { code: 'unavailable', message: BUSY } }

test('a screen whose data did not come says so, and has it on a new try', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
  axe,
}) => {
  allowErrors(/ERR_FAILED/, /status of 503/)
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, ['Redação'])
  const of = { subject_id: subjects[0]?.id }
  await call('POST /user-study-records', { user_id: userId, ...of, study_time: 60 })
  await call('POST /schedule', {
    user_id: userId,
    weeklyPlan: SCHEDULE_WEEKDAYS.map(() => ({ subjects: [of] })),
  })
  for (const [path, call, message, there] of [
    [AREA, 'study-log/**', LOST, page.getByRole('region', { name: 'Totais' }).getByText('1min 0s')],
    [AREA, 'weekly-goal/**', LOST, page.getByRole('button', { name: 'Definir meta' })],
    [`${AREA}/cronograma`, 'schedule/**', LOST, page.getByRole('checkbox', { name: 'Redação' })],
    ['/materias', 'subjects', BUSY, page.getByRole('button', { name: 'Didática', exact: true })],
  ] as const) {
    await page.route(`**/api/api/${call}`, (route) =>
      message === BUSY ? route.fulfill(UNAVAILABLE) : route.abort(),
    )
    await page.goto(path)
    const said = page.getByRole('alert').filter({ hasText: message }).first()
    await expect(said, path).toBeVisible()
    await expect(there).toHaveCount(0)
    await axe()
    await page.unroute(`**/api/api/${call}`)
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click()
    await expect(there.first(), path).toBeVisible()
    await expect(said).toHaveCount(0)
  }
})
