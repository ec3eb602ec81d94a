import type { Page } from '@playwright/test'
import { test } from '../harness/journey/offline-test.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import {
  chooseSubject,
  clock,
  dialog,
  dialogsLoaded,
  field,
  STUDY,
  SUBJECTS,
  save,
  start,
} from '../harness/journey/study-page.ts'
import { expect } from '../harness/journey/test.ts'

const SUBJECT = SUBJECTS[1]
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
          id: 'd',
          nome: SUBJECT,
          questoes: 30,
          topicos: [
            { id: 'c', texto: 'Controle de constitucionalidade' },
            { id: 's', texto: 'Direitos sociais' },
          ],
        },
      ],
    },
  ],
}

test.use({ viewport: { width: 360, height: 740 } })

const end = (page: Page) => page.getByRole('region', { name: 'Sessão concluída' })

async function answer(page: Page, all: string, wrong: string) {
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill(all)
  await field(page, 'Questões incorretas').fill(wrong)
  await save(page).click()
}

test('a session ends with one true sentence, and the next step starts from there', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, SUBJECTS)
  await call('POST /targets', { user_id: userId, body: 'Tribunal', document: DOCUMENT })
  const before = { subject_id: subjects[1]?.id, study_time: 0, questions_resolved: 20, incorrect_answers: 12 }
  await call('POST /user-study-records', { user_id: userId, ...before })
  await page.goto(STUDY)
  await expect(field(page, 'Tópico')).not.toHaveValue('')
  await answer(page, '10', '3')
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(end(page).getByRole('status')).toHaveText(
    `Pela primeira vez, 70% ou mais em ${SUBJECT}: 7 certas em 10.`,
  )
  await expect(end(page)).toBeInViewport({ ratio: 1 })
  const room = await end(page).boundingBox()
  await axeInLightAndDark()
  expect(await end(page).boundingBox(), 'nothing has moved since').toEqual(room)

  await end(page)
    .getByRole('button', { name: /^Começar: / })
    .click()
  await expect(dialog(page, 'Modo foco')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(end(page)).toHaveCount(0)
})

test('without a network a session ends the same, still for whoever wants no motion, until it is closed', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp()
  await chooseSubjects(page, app.url, SUBJECTS)
  await page.goto(STUDY)
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await chooseSubject(page)
  await dialogsLoaded(page)
  network.cut()
  await answer(page, '10', '3')
  await expect(end(page).getByRole('status')).toHaveText(/^Hoje você já estudou \d+s\.$/)
  expect(await end(page).evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(page.getByText('Aguardando conexão')).toBeVisible()
  await end(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(end(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
