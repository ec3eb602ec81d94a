import type { Page } from '@playwright/test'
import { atRest } from '../harness/journey/at-rest.ts'
import { expectAbout, shownFor } from '../harness/journey/shown-for.ts'
import {
  changeMinutes,
  chooseSubject,
  dialog,
  enterMinutes,
  field,
  openDesk,
  openManual,
  SUBJECTS,
  save,
} from '../harness/journey/study-desk.ts'
import { expect, test } from '../harness/journey/test.ts'

/** The description or error at a field. */
const below = (page: Page, label: string) =>
  field(page, label).locator('xpath=ancestor::div[contains(@class, "flex-col")][1]')

test('manual entry says what is wrong, keeps what was typed and saves once', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  const { records } = await openDesk(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Tópico').fill('Crase')
  await openManual(page)
  let wrong: Promise<number> | undefined
  for (const [label, typed, text] of [
    ['Horas', '', 'Por favor, insira o tempo de estudo.'],
    ['Minutos', '123', 'Por favor, insira um valor válido para minutos.'],
    ['Minutos', '30', ''],
    ['Horas', '123', 'Por favor, insira um valor válido para horas.'],
    ['Horas', '1', ''],
    ['Total de questões', '-1', 'Os valores de questões devem ser positivos.'],
    ['Total de questões', '10', ''],
    ['Questões incorretas', '11', 'Questões incorretas não podem exceder o total de questões!'],
    ['Questões incorretas', '3', ''],
    ['Pausas', '-1', 'O número de pausas deve ser maior ou igual a zero.'],
  ] as const) {
    await field(page, label).fill(typed)
    if (!text) continue
    wrong = shownFor(page, '[role=status]', text)
    await save(page).click()
    await expect(below(page, label)).toContainText(text)
    await expect(page.getByRole('status').getByText(text)).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveValue(typed)
  }
  await field(page, 'Pausas').fill('2')
  await expect(page.getByText('Questões corretas: 7')).toBeVisible()
  const right = shownFor(page, '[role=status]', 'Registro de estudo salvo com sucesso!')
  await save(page).dblclick()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  // Notices of errors stay a second longer than others.
  expectAbout(Number(await wrong), 3000)
  expectAbout(await right, 2000)
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect.poll(records).toMatchObject([
    {
      study_time: 5400,
      questions_resolved: 10,
      correct_answers: 7,
      incorrect_answers: 3,
      total_pauses: 2,
      topic: 'Crase',
    },
  ])
})

test('on a phone Back, a tap beside the form and a reload lose nothing that was typed', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { records } = await openDesk(page, app, signUp)
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

test('editing says what is wrong and works out the correct answers', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/404/)
  const { study, records, call } = await openDesk(page, app, signUp)
  await study({ study_time: 3725, questions_resolved: 10, incorrect_answers: 4, total_pauses: 1 })
  await page.reload()
  const edit = page.getByRole('button', { name: 'Editar registro de Língua Portuguesa' })
  await edit.click()
  const form = dialog(page, 'Editar Registro')
  for (const [label, typed, text] of [
    ['Horas', '', 'Por favor, insira valores numéricos válidos para o tempo de estudo.'],
    ['Horas', 'x', 'Por favor, insira valores numéricos válidos para o tempo de estudo.'],
    ['Horas', '2', ''],
    ['Minutos', '60', 'Por favor, insira um tempo de estudo válido.'],
    ['Minutos', '10', ''],
    ['Segundos', '0', ''],
    ['Pausas', '-1', 'O número de pausas deve ser maior ou igual a zero.'],
    ['Pausas', '3', ''],
    ['Questões corretas', '11', 'O número de questões corretas não pode ser maior que o total de questões.'],
    ['Questões incorretas', '11', 'Questões incorretas não podem exceder o total de questões!'],
  ] as const) {
    await field(page, label).fill(typed)
    if (!text) continue
    await form.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(form).toContainText(text)
    await expect(field(page, label)).toHaveValue(typed)
  }
  await field(page, 'Questões incorretas').fill('1')
  await expect(field(page, 'Questões corretas')).toHaveValue('9')
  await form.getByRole('combobox', { name: 'Matéria' }).fill('direito const')
  await page.getByRole('option', { name: 'Direito Constitucional' }).click()
  await field(page, 'Tópico').last().fill('Controle')
  await form.getByRole('button', { name: 'Salvar alterações' }).dblclick()
  await expect(page.getByText('Registro atualizado com sucesso!')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Direito Constitucional' })).toBeVisible()
  await expect(page.getByText('90,0% de acertos')).toBeVisible()
  const [record] = await records()
  expect(record).toMatchObject({ study_time: 7800, total_pauses: 3, correct_answers: 9, topic: 'Controle' })

  await page.getByRole('button', { name: 'Editar registro de Direito Constitucional' }).click()
  await call(`DELETE /user-study-records/${record?.id}`)
  await form.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(form).toContainText('Ocorreu um erro ao atualizar o registro. Tente novamente.')
  await expect(form).toContainText('Este registro já foi deletado, aqui ou em outro aparelho.')
  await expect(field(page, 'Horas')).toHaveValue('2')
})

test('deleting asks first, in so many words', { tag: '@long' }, async ({ page, app, signUp }) => {
  const { study, records } = await openDesk(page, app, signUp)
  await study({})
  await page.reload()
  const remove = page.getByRole('button', { name: 'Deletar registro de Língua Portuguesa' })
  await remove.click()
  const question = dialog(page, 'Deletar Registro')
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
  await expect.poll(records).toEqual([])
})

/** The log, and what is made of records on the server: all else of a page goes by the log. */
const ASKED_ANEW = /^GET \/(study-log|guide|guide\/[^/]+\/material|today-plan|progress|syllabus)\//

test('a save, a change and a deletion ask anew only for the log and what the server adds up', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { records } = await openDesk(page, app, signUp)
  await chooseSubject(page)
  await atRest(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/api/'))
      asked.push(`${request.method()} ${pathname.slice('/api/api'.length)}`)
  })
  const seeAsked = async (method: string) => {
    await atRest(page)
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
  await atRest(page)
  asked.length = 0
  await page.getByRole('button', { name: /^Deletar/ }).click()
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
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
  const { call, records, study } = await openDesk(page, app, signUp)
  await study({ study_time: 1200 })
  await study({ study_time: 600 }, 1)
  await page.reload()
  await expect(page.getByText('2 registro(s) hoje')).toBeVisible()
  await atRest(page)
  const gone = (await records()).find(({ study_time }) => study_time === 1200)
  await call(`DELETE /user-study-records/${gone?.id}`)
  await page.getByRole('button', { name: `Deletar registro de ${SUBJECTS[0]}` }).click()
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByText('Registro deletado com sucesso!')).toBeVisible()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText('10min')
})
