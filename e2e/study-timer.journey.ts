import { keepServerClock } from '../harness/journey/server-clock.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import {
  chooseSubject,
  clock,
  dialog,
  field,
  openStudyPage,
  STUDY,
  save,
  start,
  todayAt,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

test('a reload, another page and a closed tab lose nothing', async ({ page, app, signUp, context }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await expect(page).toHaveTitle(/^\d\d:\d\d · Língua Portuguesa · Posse$/)

  await page.getByRole('link', { name: 'Suporte ao Usuário' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Suporte/)
  await expect(page).toHaveTitle(/^\d\d:\d\d · Língua Portuguesa · Posse$/)
  const shown = await page.title()
  await expect.poll(() => page.title()).not.toBe(shown)

  await page.close()
  const again = await context.newPage()
  await again.goto('/area-do-aluno/suporte')
  await again.getByRole('link', { name: 'Cronômetro em andamento: Língua Portuguesa' }).click()
  await again.getByRole('button', { name: 'PAUSAR' }).click()
  await expect(again).toHaveTitle('Iniciar estudos · Posse')
  await again.waitForTimeout(1100)
  await expect(clock(again)).not.toHaveText('00:00')
})

test('a sleeping computer adds every second, a clock set back takes none, and pauses are counted apart', {
  tag: '@long',
}, async ({ page, app, signUp, context }) => {
  const server = await keepServerClock(context)
  await page.clock.install({ time: todayAt('08:00') })
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await page.clock.fastForward('45:00')
  await expect(clock(page)).toHaveText(/^45:[0-2]\d$/)
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await page.clock.fastForward('10:00')
  await expect(clock(page)).toHaveText(/^45:[0-2]\d$/)
  await page.getByRole('button', { name: 'CONTINUAR' }).click()
  await expect(page.getByText('Estudando · 1 pausa')).toBeVisible()
  await page.clock.runFor(9_000)
  const shown = (await clock(page).textContent()) ?? ''
  server.behind = todayAt('07:00').getTime() - (await page.evaluate(() => Date.now()))
  await page.clock.setSystemTime(todayAt('07:00'))
  await page.clock.runFor(3_000)
  await expect(clock(page)).toHaveText(/^45:[1-4]\d$/)
  expect(((await clock(page).textContent()) ?? '') > shown).toBe(true)
  await page.clock.fastForward('30:00')
  await expect(clock(page)).toHaveText(/^01:15:[0-5]\d$/)
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Não', { exact: true }).click()
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(clock(page)).toHaveText('00:00')
  const [record, ...more] = await records()
  expect(more).toEqual([])
  expect(record).toMatchObject({ total_pauses: 1, questions_resolved: 0 })
  expect(Math.abs(Number(record?.study_time) - 75 * 60)).toBeLessThan(60)
})

for (const { answer, shows, status } of [
  { answer: 'Manter tudo', shows: /^0[56]:\d\d:\d\d$/, status: 'Estudando' },
  { answer: 'Manter até o último sinal', shows: /^01:0\d:\d\d$/, status: 'Em pausa' },
  { answer: 'Descartar', shows: /^00:00$/, status: 'Pronto para começar' },
]) {
  test(`after five silent hours asks what to keep: ${answer}`, { tag: '@long' }, async ({
    page,
    app,
    signUp,
    context,
  }) => {
    await keepServerClock(context)
    await page.clock.install({ time: todayAt('08:00') })
    await openStudyPage(page, app, signUp)
    await chooseSubject(page)
    await start(page)
    // An hour with signs of life, then the computer sleeps.
    for (let quarters = 0; quarters < 4; quarters += 1) await page.clock.fastForward('15:00')
    await expect(clock(page)).toHaveText(/^01:0\d:\d\d$/)
    await page.close()
    const woken = await context.newPage()
    await woken.clock.install({ time: todayAt('14:00') })
    await woken.goto(STUDY)
    const question = dialog(woken, 'Você continuou estudando?')
    await expect(question).toContainText('às 09:0')
    await expect(question.getByRole('button', { name: 'Manter tudo' })).toContainText(/[56]h \d+min \d+s/)
    await expect(question.getByRole('button', { name: 'último sinal' })).toContainText(/1h \dmin \d+s/)
    await expect(question.getByRole('button', { name: 'Descartar' })).toContainText('0s')
    await woken.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    await expect(clock(woken)).toHaveText(shows)
    await expect(woken.getByText(status, { exact: true })).toBeVisible()
  })
}

test('a second tab shows the same timer and both act on it', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  context,
}) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Tópico').fill('Crase')
  const other = await context.newPage()
  await other.goto(STUDY)
  await expect(field(other, 'Tópico')).toHaveValue('Crase')
  await start(page)
  await other.getByRole('button', { name: 'PAUSAR' }).click()
  await page.getByRole('button', { name: 'CONTINUAR' }).click()
  await expect(other.getByText('Estudando · 1 pausa')).toBeVisible()
  await other.waitForTimeout(1000)
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill('7')
  await field(page, 'Questões incorretas').fill('2')
  await expect(field(other, 'Total de questões')).toHaveValue('7')
  await save(page).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab.getByText('1 registro(s) hoje')).toBeVisible()
  }
  await expect
    .poll(records)
    .toMatchObject([{ questions_resolved: 7, correct_answers: 5, total_pauses: 1, topic: 'Crase' }])
})

test('a stopped session keeps its summary over a reload, and can go on', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill('12')
  await page.reload()
  await expect(field(page, 'Total de questões')).toHaveValue('12')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Sessão encerrada, ainda não salva')).toBeVisible()
  await page.getByRole('button', { name: 'SALVAR', exact: true }).click()
  await expect(field(page, 'Total de questões')).toHaveValue('12')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'CONTINUAR' }).click()
  await expect(page.getByText('Estudando · 1 pausa')).toBeVisible()
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Não', { exact: true }).click()
  await save(page).click()
  await expect(page.getByRole('button', { name: 'INICIAR' })).toBeFocused()
})

test('minutes are added only while it does not run', { tag: '@long' }, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  for (const wrong of ['0', '-3', '1.5', '1e3']) {
    await field(page, 'Adicionar minutos').fill(wrong)
    await page.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText('Informe um número inteiro de minutos, de 1 a 5.999.')).toBeVisible()
    await expect(clock(page)).toHaveText('00:00')
  }
  await field(page, 'Adicionar minutos').fill('100000')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Informe um número inteiro de minutos, de 1 a 5.999.')).toBeVisible()
  await expect(field(page, 'Adicionar minutos')).toHaveValue('100000')
  await field(page, 'Adicionar minutos').fill('90')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(clock(page)).toHaveText('01:30:00')
  await field(page, 'Adicionar minutos').fill('5999')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('O cronômetro vai até 99:59:59: cabem mais 5.909 minutos.')).toBeVisible()
  await expect(clock(page)).toHaveText('01:30:00')
  await start(page)
  await expect(field(page, 'Adicionar minutos')).toHaveCount(0)
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await page.getByRole('button', { name: 'Zerar' }).click()
  await expect(dialog(page, 'Descartar esta sessão?')).toContainText('1h 30min')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(clock(page)).toHaveText('00:00')
})

test('at midnight the page turns to the new day', { tag: '@long' }, async ({ page, app, signUp }) => {
  await page.clock.install({ time: todayAt('23:50') })
  const { study } = await openStudyPage(page, app, signUp)
  await study({})
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.clock.fastForward('09:00')
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page.getByText('Nenhum registro hoje')).toBeVisible()
})

test('signing out with a running timer asks first, and pauses it once the student is out', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const student = await signUp()
  await openStudyPage(page, app, async () => student)
  await chooseSubject(page)
  await start(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  const question = dialog(page, 'Sair da conta?')
  await expect(question).toContainText('O cronômetro está ligado')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await question.getByRole('button', { name: 'Pausar e sair' }).click()
  await expect(page.getByText('Erro de conexão com o servidor.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await page.unroute('**/api/auth/sign-out')
  await page.getByRole('button', { name: 'Sair' }).click()
  await question.getByRole('button', { name: 'Pausar e sair' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, student)
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await page.goto(STUDY)
  await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible()
})
