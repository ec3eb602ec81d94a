import type { Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const AREA = '/area-do-aluno'
const HISTORY = `${AREA}/historico-de-estudos`
const FOLDED = 72
const UNFOLDED = 240

const sidebar = (page: Page) => page.getByRole('complementary')
const unfold = (page: Page) => page.getByRole('button', { name: 'Expandir menu' })
const fold = (page: Page) => page.getByRole('button', { name: 'Recolher menu' })
const settings = (page: Page) => page.getByRole('button', { name: 'Minhas Configurações' })
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name })
const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Opens a page of the area and waits until the student is known there. */
async function open(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

const isWide = (page: Page, width: number) =>
  expect.poll(async () => (await sidebar(page).boundingBox())?.width, 'the width of the menu').toBe(width)

/** How far anything has moved by itself since the page began. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += (shift as unknown as { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    observer.disconnect()
    return sum
  })

/** A slow machine paints the menu while its page is still read, which moves an icon by some px. */
const SEEN = 0.01

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp()
  await choose(page, app.url, { subjects: true })
})

test('from 641 to 1023 px the menu opens above the page, which keeps its place', { tag: '@long' }, async ({
  page,
  axe,
}) => {
  for (const width of [641, 1023]) {
    await page.setViewportSize({ width, height: 1024 })
    await open(page, HISTORY, 'Histórico de estudos')
    expect(await shifts(page)).toBeLessThan(SEEN)
    await isWide(page, FOLDED)
    const place = await page.getByRole('main').boundingBox()
    expect(place?.width).toBe(width - FOLDED)
    await expect(unfold(page)).toHaveText('Menu')
    await expect(unfold(page)).toHaveAttribute('aria-expanded', 'false')

    await unfold(page).click()
    await isWide(page, UNFOLDED)
    await expect(fold(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page).getByText('Cronograma')).toBeInViewport({ ratio: 1 })
    expect(await page.getByRole('main').boundingBox()).toEqual(place)
    expect(await scrollWidth(page)).toBe(width)
  }
  await axe()
})

test('a menu above the page goes by Escape, by a tap beside it, with the focus and with each navigation', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, AREA, 'Resumo dos estudos')
  await unfold(page).click()
  await entry(page, 'Concursos').focus()
  await page.keyboard.press('Escape')
  await isWide(page, FOLDED)
  await expect(unfold(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await isWide(page, UNFOLDED)
  await page.mouse.click(600, 600)
  await isWide(page, FOLDED)
  await expect(page).toHaveURL(new RegExp(`${AREA}$`))

  await unfold(page).click()
  await sidebar(page).getByRole('button', { name: 'Sair' }).focus()
  await page.keyboard.press('Tab')
  await isWide(page, FOLDED)
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  for (const name of ['Concursos', 'Concursos', 'Home']) {
    await unfold(page).click()
    await isWide(page, UNFOLDED)
    await entry(page, name).click()
    await isWide(page, FOLDED)
  }
})

test('a menu opened before the student is known stays open when the page comes', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const answer = await holdAnswers(page, '**/api/api/users/me')
  await page.goto(AREA)
  await unfold(page).click()
  await isWide(page, UNFOLDED)
  answer.release()
  await expect(page.getByText('Olá, Ana')).toBeVisible()
  await isWide(page, UNFOLDED)
})

test('opened for its settings, the menu of a tablet is folded again after the choice and after a reload', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, AREA, 'Resumo dos estudos')
  await expect(settings(page)).toHaveAttribute('aria-expanded', 'false')
  await settings(page).click()
  await isWide(page, UNFOLDED)
  await expect(settings(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Minha Carreira')).toBeFocused()
  await entry(page, 'Minhas Matérias').click()
  await expect(page).toHaveURL(/\/materias$/)
  await isWide(page, FOLDED)
  await expect(settings(page)).toHaveAttribute('aria-expanded', 'false')
  await settings(page).click()
  await isWide(page, UNFOLDED)
  await page.reload()
  await expect(unfold(page)).toBeVisible()
  await isWide(page, FOLDED)
})

test('beside the page, from 1024 px on, the menu stays as the student left it', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, AREA, 'Resumo dos estudos')
  await isWide(page, UNFOLDED)
  expect((await page.getByRole('main').boundingBox())?.x).toBe(UNFOLDED)
  await entry(page, 'Concursos').click()
  await expect(page).toHaveURL(/\/concursos$/)
  await page.keyboard.press('Escape')
  await isWide(page, UNFOLDED)
  await fold(page).click()
  await isWide(page, FOLDED)
  await page.reload()
  await expect(unfold(page)).toBeVisible()
  await isWide(page, FOLDED)
  expect(await shifts(page)).toBeLessThan(SEEN)

  await unfold(page).click()
  await page.setViewportSize({ width: 900, height: 768 })
  await isWide(page, FOLDED)
  await unfold(page).click()
  await isWide(page, UNFOLDED)
  await page.setViewportSize({ width: 1024, height: 768 })
  // Two sizes in one frame would be one change, of which nobody is told.
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(UNFOLDED)
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await page.setViewportSize({ width: 900, height: 768 })
  await isWide(page, FOLDED)
  await page.reload()
  await isWide(page, FOLDED)
  await page.setViewportSize({ width: 1024, height: 768 })
  await isWide(page, UNFOLDED)
})

test('at every width each entry of the menu is on the page once', { tag: '@long' }, async ({ page }) => {
  for (const width of [360, 640, 641, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, AREA, 'Resumo dos estudos')
    for (const name of ['Minhas Configurações', 'Suporte ao Usuário', 'Olá, Ana'])
      await expect(page.getByText(name), `${width} px`).toHaveCount(1)
    expect(await shifts(page)).toBeLessThan(SEEN)
  }
})

test('a phone that is turned has the menu of its width', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, AREA, 'Resumo dos estudos')
  const drawer = page.getByRole('button', { name: 'Abrir menu' })
  await drawer.click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Minhas Configurações' })
    .click()
  await expect(page.getByRole('link', { name: 'Minha Conta' })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(drawer).toHaveCount(0)
  await isWide(page, FOLDED)
  await unfold(page).click()
  await isWide(page, UNFOLDED)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(drawer).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await isWide(page, FOLDED)
})

test('on a phone on its side every entry of the menu is in reach', { tag: '@long' }, async ({ page }) => {
  const [width, height] = [667, 375]
  await page.setViewportSize({ width, height })
  await open(page, AREA, 'Resumo dos estudos')
  for (const name of ['Home', 'Cronograma', 'Estudar', 'Edital']) {
    await expect(entry(page, name)).toBeInViewport({ ratio: 1 })
  }
  await page.mouse.move(FOLDED / 2, height - 40)
  await page.mouse.wheel(0, 2000)
  await expect(entry(page, 'Suporte ao Usuário')).toBeInViewport()
  await expect(sidebar(page).getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.mouse.wheel(0, -2000)
  await unfold(page).click()
  await settings(page).click()
  await page.mouse.move(UNFOLDED / 2, height - 40)
  await page.mouse.wheel(0, 2000)
  await expect(sidebar(page).getByText('Sair', { exact: true })).toBeInViewport({ ratio: 1 })
  await entry(page, 'Minha Conta').click()
  await expect(page).toHaveURL(/\/conta$/)
  await isWide(page, FOLDED)
})
