import { expectAbout, shownFor } from '../harness/journey/shown-for.ts'
import {
  changeMinutes,
  chooseSubject,
  dialog,
  enterMinutes,
  field,
  openManual,
  openStudyPage,
  SUBJECTS,
  save,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { untilQuiet } from '../harness/journey/until-quiet.ts'

test('a manual entry is saved once, and its errors are shown a second longer', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await openManual(page)
  const missing = 'Por favor, insira o tempo de estudo.'
  const wrong = shownFor(page, '[role=status]', missing)
  await save(page).click()
  await expect(page.getByRole('status').getByText(missing)).toBeVisible()
  await field(page, 'Horas').fill('1')
  const right = shownFor(page, '[role=status]', 'Registro de estudo salvo com sucesso!')
  await save(page).dblclick()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  expectAbout(await wrong, 3000)
  expectAbout(await right, 2000)
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(records).toMatchObject([{ study_time: 3600 }])
})

test('on a phone Back, a tap beside the form and a reload lose nothing that was typed', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { records } = await openStudyPage(page, app, signUp)
  await page.goto('/area-do-aluno')
  await page.getByRole('navigation').getByRole('link', { name: 'Estudar' }).click()
  await chooseSubject(page)
  await openManual(page)
  await field(page, 'Horas').fill('2')
  await page.goBack()
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await openManual(page)
  await expect(field(page, 'Horas')).toHaveValue('2')
  await field(page, 'Total de questões').fill('30')
  // Just after it opened no tap beside it counts.
  await expect(async () => {
    await page.mouse.click(180, 8)
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await openManual(page)
  await page.reload()
  await openManual(page)
  await expect(field(page, 'Horas')).toHaveValue('2')
  await expect(field(page, 'Total de questões')).toHaveValue('30')
  await save(page).click()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await openManual(page)
  await expect(field(page, 'Horas')).toHaveValue('')
  await expect.poll(records).toMatchObject([{ study_time: 7200, questions_resolved: 30 }])
})

/** The log, and what is made of records on the server: all else of a page goes by the log. */
const ASKED_ANEW = /^GET \/(study-log|guide|guide\/[^/]+\/material|today-plan|progress|syllabus)\//

test('a save, a change and a deletion, which asks first, ask anew only for the log and what the server adds up', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await untilQuiet(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/api/'))
      asked.push(`${request.method()} ${pathname.slice('/api/api'.length)}`)
  })
  const seeAsked = async (method: string) => {
    await untilQuiet(page)
    const [write, ...after] = asked.slice(asked.findIndex((call) => !call.startsWith('GET')))
    expect(write).toContain(`${method} /user-study-records`)
    expect(after.filter((call) => !ASKED_ANEW.test(call))).toEqual([])
    expect(after, 'each once').toHaveLength(new Set(after).size)
    asked.length = 0
  }
  await enterMinutes(page, 20)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await seeAsked('POST')
  await changeMinutes(page, 40)
  await seeAsked('PUT')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText('40min')
  await page.goBack()
  await untilQuiet(page)
  asked.length = 0
  const remove = page.getByRole('button', { name: `Deletar registro de ${SUBJECTS[0]}` })
  const question = dialog(page, 'Deletar Registro')
  await remove.click()
  await expect(question).toContainText(
    'Tem certeza que deseja deletar este registro? Esta ação não pode ser desfeita.',
  )
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Deletar' }).dblclick()
  await expect(page.getByText('Registro deletado com sucesso!')).toBeVisible()
  await expect(page.getByText('Nenhum registro hoje')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Registros de Estudo' })).toBeFocused()
  await seeAsked('DELETE')
  await expect.poll(records).toEqual([])
})

test('a record that another device deleted already leaves every sum once it is deleted here', async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/404/)
  const { call, records, study } = await openStudyPage(page, app, signUp)
  await study({ study_time: 1200 })
  await study({ study_time: 600 }, 1)
  await page.reload()
  await expect(page.getByText('2 registro(s) hoje')).toBeVisible()
  await untilQuiet(page)
  const gone = (await records()).find(({ study_time }) => study_time === 1200)
  await call(`DELETE /user-study-records/${gone?.id}`)
  await page.getByRole('button', { name: `Deletar registro de ${SUBJECTS[0]}` }).click()
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('Registro deletado com sucesso!')).toBeVisible()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText('10min')
})
