import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  EMULATOR_MISSING,
  type FirebaseEmulator,
  hasEmulator,
  startEmulator,
} from '../harness/firebase-emulator.ts'
import { standInForFrames } from '../harness/journey/google-frames.ts'
import { startApp } from '../harness/journey/server.ts'
import { openPanel, panelOf } from '../harness/journey/sign-in.ts'
import { chooseSubject, enterMinutes } from '../harness/journey/study-page.ts'
import { test as base, expect } from '../harness/journey/test.ts'

const newEmail = () => `${randomUUID()}@exemplo.com.br`
const PASSWORD = 'uma senha segura'

const test = base.extend<object, { emulator: FirebaseEmulator }>({
  emulator: [
    async ({}, use) => {
      const emulator = await startEmulator()
      await use(emulator)
      await emulator.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  app: [
    async ({ emulator }, use) => {
      const app = await startApp({ ...emulator.settings, LOG_LEVEL: 'fatal' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

// biome-ignore lint/suspicious/noSkippedTests: they run where the emulator is, which is too large to be a dependency
test.skip(!hasEmulator(), EMULATOR_MISSING)

async function enter(page: Page, panel: 'Entrar' | 'Criar conta', email: string, password = PASSWORD) {
  await openPanel(page, panel)
  if (panel === 'Criar conta') await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, name: string, next: 'Avançar' | 'Salvar e Avançar') {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: next, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
}

async function chooseCareerAndSubject(page: Page) {
  await expect(page).toHaveURL(/\/carreiras$/)
  await choose(page, 'Magistratura', 'Avançar')
  await choose(page, 'Direito Penal', 'Salvar e Avançar')
  await expect(page).toHaveURL(/\/area-do-aluno\/estudar$/)
}

test('a student signs up with Firebase, studies, stays signed in, leaves, comes back and gets a new password', {
  tag: '@long',
}, async ({ page, emulator, allowErrors, axe }) => {
  // The browser logs Firebase's refusals, and requests still open when the student left.
  allowErrors(/status of 40[01]/)
  const email = newEmail()
  await enter(page, 'Criar conta', email)
  await chooseCareerAndSubject(page)
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await chooseSubject(page, 'Direito Penal')
  await enterMinutes(page, 30)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Olá, Ana')).toBeVisible()

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/area-do-aluno')
  await expect(page).not.toHaveURL(/area-do-aluno/)
  await enter(page, 'Entrar', email, 'não é esta')
  await expect(panelOf(page).getByText('E-mail ou senha incorretos.')).toBeVisible()
  await axe()

  await panelOf(page).getByRole('button', { name: 'Esqueci minha senha' }).click()
  await panelOf(page).getByRole('button', { name: 'Enviar redefinição' }).click()
  await expect(panelOf(page).getByRole('status')).toHaveText(/^E-mail de redefinição enviado!/)
  const code = await emulator.resetCode(email)
  await page.goto(`/redefinir-senha?mode=resetPassword&oobCode=${code}`)
  await page.getByLabel('Nova senha', { exact: true }).fill('outra senha segura')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page, 'Entrar', email, 'outra senha segura')
  await expect(page).toHaveURL(/\/area-do-aluno$/)
})

test('the settings change what Firebase keeps, and the account goes from both', { tag: '@long' }, async ({
  page,
  emulator,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  const email = newEmail()
  await enter(page, 'Criar conta', email)
  await chooseCareerAndSubject(page)
  await page.goto('/area-do-aluno/conta')
  await expect(page.getByRole('region', { name: 'Senha' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Aparelhos conectados' })).toHaveCount(0)

  await page.getByLabel('Nome completo').fill('Beatriz Souza')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByRole('complementary').getByText('Olá, Beatriz')).toBeVisible()

  await page.getByLabel('Senha atual', { exact: true }).fill('não é esta')
  await page.getByLabel('Nova senha', { exact: true }).fill('outra senha segura')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByLabel('Senha atual', { exact: true })).toHaveAccessibleDescription(
    'Senha incorreta.',
  )
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible()

  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Sua senha, para confirmar', { exact: true }).fill('não é esta')
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect(dialog.getByLabel('Sua senha, para confirmar', { exact: true })).toHaveAccessibleDescription(
    'Senha incorreta.',
  )
  await dialog.getByLabel('Sua senha, para confirmar', { exact: true }).fill('outra senha segura')
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect(page.getByText('Sua conta e todos os seus dados foram excluídos.')).toBeVisible()
  expect(await emulator.signIn(email, 'outra senha segura')).toBeUndefined()
})

test('refusals are told in Portuguese', { tag: '@long' }, async ({ page, emulator, allowErrors }) => {
  allowErrors(/status of 400/)
  const email = newEmail()
  await emulator.signUp(email, PASSWORD)
  await enter(page, 'Criar conta', email)
  await expect(panelOf(page).getByText('Já existe uma conta com este e-mail.')).toBeVisible()
})

test('a student signs in with Google in a window of its own, or closes it', { tag: '@long' }, async ({
  page,
  context,
  allowErrors,
}) => {
  // The emulator's window asks the network for its looks.
  allowErrors(/ERR_/, /mdc/)
  await standInForFrames(context)
  await page.goto('/login')
  const openWindow = async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Entrar com o Google' }).click(),
    ])
    return opened
  }
  await (await openWindow()).close()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveText(/Erro ao fazer login com Google: o acesso foi cancelado\./, {
    timeout: 20_000,
  })
  await dialog.getByRole('button', { name: 'OK' }).click()

  const google = await openWindow()
  await google.locator('.js-new-account').click()
  await google.locator('#email-input').fill(newEmail())
  await google.locator('#display-name-input').fill('Caio Lima')
  await google.locator('#sign-in').click()
  await expect(page).toHaveURL(/\/carreiras$/)
  await chooseCareerAndSubject(page)
  await expect(page.getByRole('complementary').getByText('Olá, Caio')).toBeVisible()
})
