import type { Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { test as away, untilInstalled, untilStored } from '../harness/journey/offline-test.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { STUDY } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import type { Guide, GuideMaterial } from '../src/features/guide/contract.ts'
import { addDays, DEFAULT_TIME_ZONE, today } from '../src/shared/calendar.ts'

const HOME = '/area-do-aluno'
const WIDTHS = [360, 768, 1280]

const panelOf = (page: Page) => page.getByRole('region', { name: 'Hoje', exact: true })
const examOf = (page: Page) => page.getByRole('region', { name: 'Até a prova' })
const topic = (id: string, texto: string, more: object = {}) => ({ id, texto, ...more })

const DOCUMENT = {
  formato: 'edital-aberto/1',
  id: 'tribunal-2026',
  versao: 1,
  banca: 'FGV',
  blocos: [
    {
      id: 'b',
      nome: '',
      disciplinas: [
        {
          id: 'd1',
          nome: 'Direito Constitucional',
          questoes: 30,
          topicos: [
            topic('c1', 'Controle de constitucionalidade', { importancia: 'alta' }),
            topic('c2', 'Direitos sociais', { importancia: 'media' }),
          ],
        },
        { id: 'd2', nome: 'Língua Portuguesa', questoes: 10, topicos: [topic('p1', 'Crase')] },
      ],
    },
  ],
}

/** A student with an edital, its exam in so many days. */
async function prepare(page: Page, url: string, days: number) {
  const { userId, call } = await chooseSubjects(page, url, ['Direito Constitucional'])
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), days)
  await call('POST /targets', { user_id: userId, body: 'Tribunal', exam_day, document: DOCUMENT })
  return { userId, call }
}

test('a student reads what to study now and why, and starts it in one tap', async ({ page, app, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await prepare(page, app.url, 60)
  await page.goto(HOME)
  await expect(panelOf(page)).toContainText('Controle de constitucionalidade')
  await expect(panelOf(page)).toContainText('Direito Constitucional · 1h')
  await expect(panelOf(page)).toContainText('É o que mais vale por hora entre o que falta: 50% da prova.')
  await expect(examOf(page)).toContainText('Faltam 60 dias para a prova.')
  await expect(examOf(page)).toContainText('Com duas semanas de registros, dá para dizer se o tempo basta.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Começar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await expect(page.getByText('Controle de constitucionalidade').first()).toBeVisible()
})

test('the study page is filled in with what comes next, and its minutes are the goal of the session', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await prepare(page, app.url, 60)
  await page.goto(STUDY)
  await expect(page.getByRole('combobox', { name: 'Matéria' })).toHaveValue('Direito Constitucional')
  await page.getByRole('button', { name: 'INICIAR' }).click()
  const focus = page.getByRole('dialog', { name: 'Modo foco' })
  await expect(focus).toContainText('Controle de constitucionalidade')
  await expect(focus).toContainText('Meta: 60 min')
  await page.keyboard.press('Escape')
  const next = page.getByRole('region', { name: 'Agora' })
  await expect(next.getByRole('button', { name: 'Trocar' })).toBeVisible()
  await expect(next.getByRole('button', { name: 'Começar' })).toHaveCount(0)
})

test('the guide and all that it opens can be read and reached in light and in the dark', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signUp()
  await prepare(page, app.url, 60)
  await page.goto(HOME)
  const dialog = page.getByRole('dialog')
  const fits = (width: number, what: string) =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
  await expect(panelOf(page)).toContainText('Controle de constitucionalidade')
  await axeInLightAndDark()
  for (const opens of ['Por quê?', 'Trocar', 'O que cai mais?', 'Ver as contas']) {
    await page.getByRole('button', { name: opens }).click()
    await expect(dialog).toBeVisible()
    for (const closed of await dialog.locator('summary').all()) await closed.click()
    await fits(360, opens)
    await axeInLightAndDark()
    await page.setViewportSize({ width: 1280, height: 800 })
    await fits(1280, opens)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('the home does not wait for the guide, nor jump when it comes, on a new device either', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await prepare(page, app.url, 60)
  await page.addInitScript(() => localStorage.removeItem('posse.guide'))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await holdAnswers(page, '**/guide/*')
    await page.goto(HOME)
    const below = ['Meta da semana', 'Constância'].map((name) => page.getByRole('region', { name }))
    const places = () => Promise.all(below.map(async (one) => (await one.boundingBox())?.y))
    for (const one of below) await expect(one).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
    const before = await places()
    answer.release()
    await expect(panelOf(page)).toBeVisible()
    await expect(examOf(page)).toBeVisible()
    expect(await places(), `${width} px`).toEqual(before)
  }
})

away(
  'without a network the guide counts what waits on the device, deletions too',
  { tag: '@long' },
  async ({ page, app, network, signUp }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp()
    const { userId, call } = await prepare(page, app.url, 60)
    const { topics } = (await call(`GET /guide/${userId}/material`)) as GuideMaterial
    const [first] = topics
    await call('POST /user-study-records', {
      user_id: userId,
      subject_id: first?.subject_id,
      topic_id: first?.topic_ids[0],
      study_time: 1800,
      finished: true,
    })
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('Direitos sociais')
    await untilInstalled(page)
    await untilStored(page, 'study-log', 'study-subjects', 'syllabus', 'guide', 'guide material')
    network.cut()
    await page.goto(`${HOME}/estudar`)
    await page
      .getByRole('button', { name: /^Deletar/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click()
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('É o que mais vale por hora entre o que falta: 50% da prova.')
    await page.getByRole('button', { name: 'Começar', exact: true }).click()
    await expect(page.getByRole('timer').first()).not.toContainText('00:00')
    await page.getByRole('button', { name: 'PARAR' }).click()
    await page.getByText('Não', { exact: true }).click()
    await page.getByText('Terminei o tópico').click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Aguardando conexão').first()).toBeVisible()
    await page.goto(HOME)
    await expect(panelOf(page)).not.toContainText('Controle de constitucionalidade')
    network.restore()
    await page.reload()
    await expect(panelOf(page)).toBeVisible()
    await expect(panelOf(page)).not.toContainText('Controle de constitucionalidade')
  },
)

away(
  'who says without a network that a topic is known is offered its review, and undoing it brings the theory back',
  { tag: '@long' },
  async ({ page, app, network, signUp, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp()
    const { userId, call } = await prepare(page, app.url, 60)
    const stepOf = async () => {
      const { steps, others } = (await call(`GET /guide/${userId}`)) as Guide
      return [...steps, ...others].find(({ topic }) => topic === 'c1')?.kind
    }
    const open = async () => {
      await page.goto(`${HOME}/edital`)
      await page.getByRole('button', { name: 'Abrir tudo' }).click()
      await page.getByText('Controle de constitucionalidade', { exact: true }).click()
    }
    const sheet = page.getByRole('dialog', { name: 'Controle de constitucionalidade' })
    const known = page.getByRole('row', { name: /Controle de constitucionalidade/ })
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('É o que mais vale por hora entre o que falta')
    await untilInstalled(page)
    await open()
    await expect(sheet).toContainText('Você ainda não começou este tópico.')
    await page.keyboard.press('Escape')
    await untilStored(page, 'syllabus', 'guide', 'guide material')
    network.cut()
    await open()
    await sheet.getByText('3 a 6 meses').click()
    await expect(sheet).toContainText('O guia pula a teoria e oferece revisão.')
    await axe()
    await page.keyboard.press('Escape')
    await expect(known).toContainText('você disse que já sabe')
    await page.goto(HOME)
    await expect(panelOf(page)).not.toContainText(
      'É o que mais vale por hora entre o que falta: 50% da prova.',
    )
    network.restore()
    await page.reload()
    await expect.poll(stepOf).not.toBe('new')
    const guide = (await call(`GET /guide/${userId}`)) as Guide
    expect(guide.enough).toMatchObject({ unknown: 'days' })

    await open()
    await sheet.getByRole('button', { name: 'Desfazer' }).click()
    await expect(sheet).toContainText('Você ainda não começou este tópico.')
    await expect(sheet.getByRole('radio').first()).toBeFocused()
    await expect.poll(stepOf).toBe('new')
  },
)

away(
  'how the exam went is said without a network, sent later, and stays',
  { tag: '@long' },
  async ({ page, app, network, signUp, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp()
    const { userId, call } = await prepare(page, app.url, -1)
    await page.goto(HOME)
    await expect(panelOf(page)).toContainText('Como foi?')
    await untilInstalled(page)
    network.cut()
    await page.getByRole('button', { name: 'Contar como foi' }).click()
    await page.getByLabel('Pontos').fill('72,5')
    await page.getByLabel('Em suas palavras').fill('Melhor do que esperava')
    await axe()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const told = async () => {
      await expect(panelOf(page)).toContainText('72,5 pontos')
      await expect(panelOf(page)).toContainText('Melhor do que esperava')
    }
    await told()
    network.restore()
    await page.reload()
    await expect
      .poll(async () => ((await call(`GET /guide/${userId}`)) as Guide).target)
      .toMatchObject({ points: 72.5, went: 'Melhor do que esperava' })
    await told()
  },
)

away.describe('far from São Paulo', () => {
  away.use({ timezoneId: 'America/Rio_Branco' })
  away(
    'a page that stays open without a network has the guide made anew once midnight passed, and a month later',
    { tag: '@long' },
    async ({ page, app, network, signUp }) => {
      await page.clock.install()
      await signUp()
      const { userId, call } = await prepare(page, app.url, 60)
      const { topics } = (await call(`GET /guide/${userId}/material`)) as GuideMaterial
      const [first] = topics
      const of = { subject_id: first?.subject_id, topic_id: first?.topic_ids[0], finished: true }
      await call('POST /user-study-records', { user_id: userId, study_time: 1800, ...of })
      await page.goto(HOME)
      await untilInstalled(page)
      await untilStored(page, 'study-log', 'study-subjects', 'syllabus', 'guide', 'guide material')
      const left = async () => Number((await examOf(page).innerText()).match(/Faltam (\d+) dias/)?.[1])
      await expect.poll(left).toBeGreaterThan(58)
      const before = await left()
      network.cut()
      await page.clock.fastForward('24:00:00')
      await expect.poll(left).toBe(before - 1)
      await page.clock.fastForward(30 * 86_400_000)
      await expect.poll(left).toBe(before - 31)
      await page.getByRole('button', { name: 'Trocar' }).click()
      await page.getByRole('button', { name: 'Revisão', exact: true }).click()
      await expect(panelOf(page)).toContainText('Faz 31 dias que você não vê este tópico')
    },
  )
})
