import { expect, type Page } from '@playwright/test'
import type { App } from './server.ts'

export const panelOf = (page: Page) => page.getByRole('dialog')

export async function openPanel(page: Page, name: 'Entrar' | 'Criar conta') {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await expect(panelOf(page).getByRole('heading', { name })).toBeVisible()
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await openPanel(page, 'Entrar')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** The link in a password letter. */
export const resetLinkIn = (letter: string) =>
  /http:\/\/\S+\/redefinir-senha\?token=[\w-]+/.exec(letter)?.[0] ?? 'no link'

/** The sign-in link in the letter to an account under attack. */
export const signInLinkIn = (letter: string) =>
  /http:\/\/\S+\/entrar-pelo-email\?token=[\w-]+/.exec(letter)?.[0] ?? 'no link'

/** Waits for the letter to this address, because the page does not. */
export async function letterTo(app: App, email: string): Promise<string> {
  const find = async () => (await app.outbox()).find((letter) => letter.includes(email)) ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

export async function askForReset(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await panelOf(page).getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await panelOf(page).getByRole('button', { name: 'Enviar redefinição' }).click()
  await expect(panelOf(page).getByRole('status')).toHaveText(
    'E-mail de redefinição enviado! Verifique sua caixa de entrada ou caixa de spam.',
  )
}

/** Types a new password on the page that the link opens. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}
