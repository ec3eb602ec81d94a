import { apiOf } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

test('names without a space wrap at 320 px on every screen', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp('W'.repeat(100))
  const { userId, call } = await apiOf(page, app.url)
  const made = async (list: string, body: object) =>
    ((await call(`POST /${list}`, body)) as { data: { id: number } }).data.id
  const career_id = await made('careers', { name: 'W'.repeat(150), icon: 'mdi:briefcase' })
  const subject_id = await made('subjects', { name: 'W'.repeat(25) })
  await call('POST /user-career', { user_id: userId, career_id })
  await call('POST /user-subjects', { user_id: userId, subject_ids: [subject_id] })
  await call('POST /user-study-records', {
    user_id: userId,
    subject_id,
    study_time: 60,
    topic: 'W'.repeat(150),
  })
  const weeklyPlan = Array.from({ length: 7 }, () => ({ subjects: [{ subject_id }] }))
  await call('POST /schedule', { user_id: userId, weeklyPlan })
  await page.goto('/carreiras')
  await expect(page.getByText(`Olá, ${'W'.repeat(100)}`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const path of ['', '/cronograma', '/estudar', '/historico-de-estudos', '/carreiras', '/materias']) {
    await page.goto(`/area-do-aluno${path}`)
    await expect(page.getByRole('main').getByText(/W{25}/i).filter({ visible: true }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  // The name is whole on its card; below, it leaves room for the cards.
  await page.goto('/area-do-aluno/carreiras')
  const { height = 999 } = (await page.getByText(/^Carreira escolhida: W/).boundingBox()) ?? {}
  expect(height).toBeLessThan(50)
})
