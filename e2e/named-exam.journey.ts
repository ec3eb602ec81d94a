import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey/test.ts'

const question = (page: Page) => page.getByLabel('Qual é o seu concurso?')

async function signUpHere(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Criar conta' })
  await panel.getByLabel('Nome completo').fill('Ana Souza')
  await panel.getByLabel('E-mail').fill(`ana${Date.now()}@example.com`)
  await panel.getByLabel('Senha', { exact: true }).fill('segredo2026')
  await page.keyboard.press('Enter')
}

test('a visitor who names the exam on the landing page has edital, career and first step after the sign-up', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'PRF', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Seu concurso já vai junto: PRF.')
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click()
  await signUpHere(page)
  await expect(page.getByText(/^Edital em uso: Polícia Rodoviária Federal/)).toBeVisible()
  await expect(page.getByText('Carreira: Polícia Rodoviária Federal')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hoje', exact: true })).toContainText('em provas parecidas')
})

test('an exam of several posts asks for the post, one without an edital finds the career', {
  tag: '@long',
}, async ({ page, axe }) => {
  await page.goto('/')
  await question(page).fill('tj-sp')
  await page.keyboard.press('Enter')
  await signUpHere(page)
  const dialog = page.getByRole('dialog', { name: 'Qual é o seu concurso?' })
  await expect(dialog.getByRole('searchbox')).toHaveValue('tj-sp')
  await expect(dialog.getByRole('listitem')).toHaveText([/Analista de Sistemas/, /Escrevente/])
  await axe()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox', { name: 'Pesquise a carreira...' })).toHaveValue('tj-sp')
  await expect(page.getByRole('button', { name: 'Tribunais de Justiça', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(dialog).toBeHidden()
})

/** Counts frames of two seconds that show neither the picture of the panel nor, wholly, the panel. */
async function framesWithout(): Promise<number> {
  const isThere = () => {
    const real = document.querySelector('[data-veil]')
    const isPicture = document.documentElement.dataset.panel === 'criar'
    return isPicture || (real !== null && getComputedStyle(real).opacity === '1')
  }
  let missing = 0
  for (const end = performance.now() + 2000; performance.now() < end; ) {
    if (!isThere()) missing += 1
    await new Promise(requestAnimationFrame)
  }
  return missing
}

test('the panel that the address opens is drawn before the app loads, and works at once', {
  tag: '@long',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/assets\/(?!page-script)[^/]*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login?painel=criar', { waitUntil: 'commit' })
  const picture = page.locator('[inert]').filter({ hasText: 'Ao menos 6 caracteres.' })
  await expect(picture).toBeVisible()
  const gaps = page.evaluate(framesWithout)
  held.resolve()
  expect(await gaps).toBe(0)
  await expect(page.locator('[inert][aria-hidden]').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('dialog').getByLabel('Nome completo')).toBeFocused()
})
