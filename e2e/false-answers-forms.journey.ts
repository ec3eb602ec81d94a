import type { Page, Route } from '@playwright/test'
import { FALSE_ANSWERS } from '../harness/journey/false-answers.ts'
import {
  chooseSubject,
  clock,
  dialog,
  field,
  openManual,
  openStudyPage,
  save,
  start,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

const AREA = '/area-do-aluno'
const UNSAVED = /^(Erro de conexão com o servidor\.( .*)?|Não foi possível .* Tente novamente\.)$/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const unsaved = (page: Page) => page.getByText(UNSAVED).first()

/** Gives a browser without a push service one that always has an address. */
const givePush = (page: Page) =>
  page.addInitScript(() => {
    const made = {
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: null },
      getKey: () => new ArrayBuffer(4),
      unsubscribe: async () => true,
    }
    const pushManager = { subscribe: async () => made, getSubscription: async () => null }
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => ({ pushManager }) })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })

test('a stranger in between has no form shown as saved, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/Failed to load resource/, /CORS|ERR_/, /sincronizar/)
  await givePush(page)
  const { userId, call, records } = await openStudyPage(page, app, signUp)
  const writes = /\/api\/api\//
  // Each place meets another stranger: `between-forms.test.ts` has every form meet all of them.
  let nth = 0
  const interpose = () => {
    const [, answer] = FALSE_ANSWERS[nth++ % FALSE_ANSWERS.length] ?? []
    return page.route(writes, (route: Route) =>
      route.request().method() === 'GET' ? route.fallback() : answer?.(route),
    )
  }
  const apart = () => page.unroute(writes)
  const studied = async () => (await records()).map(({ study_time }) => study_time)
  const heard = async () => {
    const told = await call(`POST /live-session/${userId}`, { after: 0, events: [] })
    return (told as { events: unknown[] }).events.length
  }
  const wakened = () => page.evaluate(() => window.dispatchEvent(new Event('online')))

  // The timer's events: the clock runs on, and the other devices hear of it in the end.
  await chooseSubject(page)
  await interpose()
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await expect(unsaved(page)).toHaveCount(0)
  expect(await heard()).toBe(0)
  await apart()
  await expect.poll(heard, { timeout: 20_000 }).toBe(1)
  await page.reload()
  await expect(clock(page)).not.toHaveText('00:00')
  await button(page, 'PAUSAR').click()
  await button(page, 'Zerar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(clock(page)).toHaveText('00:00')

  // A manual entry behind a stranger waits, shows as waiting, and is sent once.
  await interpose()
  await openManual(page)
  await field(page, 'Minutos').fill('25')
  await save(page).click()
  await expect(dialog(page, 'Inserir Manualmente')).toHaveCount(0)
  await expect(page.getByText('Aguardando conexão')).toBeVisible()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toHaveCount(0)
  expect(await studied()).toEqual([])
  await apart()
  await wakened()
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0, { timeout: 20_000 })
  expect(await studied()).toEqual([1500])

  await page.goto(`${AREA}/materias`)
  await interpose()
  await button(page, 'Auditoria').click()
  await button(page, 'Salvar e Avançar').click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(UNSAVED)).toBeVisible()
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(button(page, 'Auditoria')).toHaveAttribute('aria-pressed', 'true')
  await apart()
  await button(page, 'Salvar e Avançar').click()
  await expect(alert.getByText('Matérias salvas com sucesso!')).toBeVisible()

  await page.goto(`${AREA}/conta`)
  const goal = page.getByRole('region', { name: 'Meta da semana' })
  await goal.getByLabel('Horas').fill('12')
  await interpose()
  await goal.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(unsaved(page)).toBeVisible()
  await expect(goal.getByLabel('Horas')).toHaveValue('12')
  expect(await call(`GET /weekly-goal/${userId}`)).toMatchObject({ minutes: null })
  await apart()
  await goal.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Meta da semana salva.')).toBeVisible()

  await page.goto(`${AREA}/conta`)
  const reminders = page.getByRole('region', { name: 'Lembretes' })
  await interpose()
  await reminders.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect(unsaved(page)).toBeVisible()
  await expect(reminders.getByRole('button', { name: 'Ativar neste aparelho' })).toBeVisible()
  expect(await call(`GET /reminders/${userId}`)).toMatchObject({ devices: 0 })
  await apart()

  await page.goto(`${AREA}/edital`)
  const csv = 'disciplina;topico\nLíngua Portuguesa;Crase\nLíngua Portuguesa;Regência\n'
  const file = { name: 'edital.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Escolher arquivo').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Confira o que foi lido' })).toBeVisible()
  await field(page, 'Órgão ou concurso').fill('Tribunal')
  await interpose()
  await button(page, 'Usar este edital').click()
  await expect(unsaved(page)).toBeVisible()
  await expect(field(page, 'Órgão ou concurso')).toHaveValue('Tribunal')
  expect(await call(`GET /targets/${userId}`)).toEqual([])
  await apart()
  await button(page, 'Usar este edital').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  expect(await call(`GET /targets/${userId}`)).toMatchObject([{ body: 'Tribunal' }])
})
