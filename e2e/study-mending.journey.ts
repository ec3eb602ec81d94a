import type { Page } from '@playwright/test'
import { keepServerClock } from '../harness/journey/server-clock.ts'
import {
  chooseSubject,
  clock,
  dialog,
  field,
  openManual,
  openStudyPage,
  type Saved,
  save,
  start,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { addDays, formatDay, SCHEDULE_WEEKDAYS, today, weekdayOf } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const [LANGUAGE, LAW] = ['Língua Portuguesa', 'Direito Constitucional']

test.use({ timezoneId: ZONE })

const day = (days: number) => addDays(today(Date.now(), ZONE), days)
const question = (page: Page) => dialog(page, 'Mudar de matéria?')
const subject = (page: Page) => page.getByRole('combobox', { name: 'Matéria' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const dayOf = ({ created_at }: Saved) => today(Date.parse(created_at), ZONE)

test('another subject of today’s plan, while a session is open, is asked about in plain words', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  const { userId, call, records } = await openStudyPage(page, app, signUp)
  const known = (await call('GET /subjects')) as { id: number; name: string }[]
  const planned = known
    .filter(({ name }) => name === LANGUAGE || name === LAW)
    .map(({ id }) => ({ subject_id: id }))
  const weeklyPlan = SCHEDULE_WEEKDAYS.map((weekday) => ({
    subjects: weekday === weekdayOf(day(0)) ? planned : [],
  }))
  await call('POST /schedule', { user_id: userId, weeklyPlan })
  await page.reload()
  const plan = page.getByRole('region', { name: 'Para estudar hoje' })
  await plan.getByRole('button', { name: LANGUAGE }).click()
  await field(page, 'Tópico').fill('Crase')
  await plan.getByRole('button', { name: LAW }).click()
  await expect(field(page, 'Tópico')).toHaveValue('')
  await plan.getByRole('button', { name: LANGUAGE }).click()
  await field(page, 'Tópico').fill('Crase')
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')

  await plan.getByRole('button', { name: LAW }).click()
  await expect(question(page)).toContainText(/O cronômetro está ligado em Língua Portuguesa, com \d+s\./)
  await axeInLightAndDark()
  await answer(page, 'Continuar em Língua Portuguesa')
  await expect(subject(page)).toHaveValue(LANGUAGE)
  await expect(page.getByText('Estudando', { exact: true })).toBeVisible()

  await chooseSubject(page, LAW)
  await answer(page, 'Trocar para Direito Constitucional')
  await expect(subject(page)).toHaveValue(LAW)
  await expect(clock(page)).not.toHaveText('00:00')

  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await chooseSubject(page, LANGUAGE)
  await expect(question(page)).toContainText('O cronômetro está em pausa em Direito Constitucional')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(subject(page)).toHaveValue(LAW)

  await chooseSubject(page, LANGUAGE)
  await answer(page, 'Salvar e começar Língua Portuguesa')
  const summary = dialog(page, 'Resumo do estudo')
  await expect(summary).toContainText('Depois de salvar, o cronômetro começa em Língua Portuguesa.')
  await summary.getByText('Não', { exact: true }).click()
  await save(page).click()
  const focus = dialog(page, 'Modo foco')
  await expect(focus).toContainText(LANGUAGE)
  await expect(focus.getByText('Estudando')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page, 'Tópico')).toHaveValue('')
  await expect.poll(records).toMatchObject([{ subject: { name: LAW }, topic: null }])
})

test('a student who forgot to stop puts the time right in the summary, and names the topic late', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await keepServerClock(page.context())
  await page.clock.install({ time: new Date(`${day(0)}T08:00:00-03:00`) })
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  await page.clock.fastForward('03:00:00')
  await page.getByRole('button', { name: 'PARAR' }).click()
  const summary = dialog(page, 'Resumo do estudo')
  await summary.getByRole('button', { name: 'Corrigir o tempo de estudo' }).click()
  await expect(field(page, 'Horas')).toBeFocused()
  await expect(field(page, 'Horas')).toHaveValue('3')
  await field(page, 'Horas').fill('')
  await field(page, 'Minutos').fill('75')
  await field(page, 'Segundos').fill('0')
  await expect(field(page, 'Horas')).toHaveValue('1')
  await expect(field(page, 'Minutos')).toHaveValue('15')
  await axe()
  await expect(summary).toContainText(/O cronômetro marcou 3h 0min \d+s\./)
  await field(page, 'Tópico').last().fill('  Crase   e hífen ')
  await page.reload()
  await expect(field(page, 'Minutos')).toHaveValue('15')
  await summary.getByText('Não', { exact: true }).click()
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect.poll(records).toMatchObject([{ study_time: 4500, topic: 'Crase e hífen' }])
})

test('yesterday’s study on paper counts for yesterday, and a record can be given its day later', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  const { records, study } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await openManual(page)
  await expect(field(page, 'Data')).toHaveValue(formatDay(day(0)))
  await field(page, 'Minutos').fill('30')
  await field(page, 'Data').fill('31/02/2026')
  await save(page).click()
  await expect(dialog(page, 'Inserir Manualmente')).toContainText('Este dia não existe.')
  await axe()
  await field(page, 'Data').fill(formatDay(day(-1)))
  await save(page).click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await expect.poll(async () => (await records()).map(dayOf)).toEqual([day(-1)])

  await study({})
  await page.reload()
  await page.getByRole('button', { name: `Editar registro de ${LANGUAGE}` }).click()
  await field(page, 'Data').fill(formatDay(day(-2)))
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await expect.poll(async () => (await records()).map(dayOf)).toEqual([day(-1), day(-2)])

  await page.goto(`/area-do-aluno/historico-de-estudos/registros?de=${day(-2)}&ate=${day(-1)}`)
  for (const days of [-1, -2]) {
    await expect(page.getByRole('heading', { level: 2, name: formatDay(day(days)) })).toBeVisible()
  }
})
