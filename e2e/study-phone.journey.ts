import type { Page } from '@playwright/test'
import { keepServerClock } from '../harness/journey/server-clock.ts'
import { chooseSubject, clock, dialog, field, openStudyPage, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

/** Returns the page's requests to the device, in order. */
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked)

/** A device that tells what it is asked: it keeps its screen on, vibrates and shows notifications. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const list: string[] = []
    Object.assign(window, { asked: list })
    const release = async () => void list.push('screen may sleep')
    const request = async () => {
      list.push('screen stays on')
      return { release }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => list.push(`vibrates ${ms}`) })
    class Notice {
      static permission = 'default'
      static async requestPermission() {
        list.push('may it notify?')
        Notice.permission = 'granted'
      }
      constructor(title: string) {
        list.push(title)
      }
    }
    Object.assign(window, { Notification: Notice })
  })
}

const hide = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('focus mode keeps the screen on while the timer runs', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await watchDevice(page)
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await page.getByRole('button', { name: 'INICIAR' }).click()
  const focus = dialog(page, 'Modo foco')
  await expect.poll(() => asked(page)).toEqual(['vibrates 12', 'screen stays on'])
  await hide(page, 'hidden')
  await hide(page, 'visible')
  await expect.poll(() => asked(page)).toEqual(['vibrates 12', 'screen stays on', 'screen stays on'])
  await focus.getByRole('button', { name: 'PAUSAR' }).click()
  await expect.poll(async () => (await asked(page)).at(-1)).toBe('screen may sleep')
  await focus.getByRole('button', { name: 'CONTINUAR' }).click()
  await expect.poll(async () => (await asked(page)).at(-1)).toBe('screen stays on')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await asked(page)).at(-1)).toBe('screen may sleep')
})

test('a student is told once of a reached goal, outside the page too, and the goal is kept', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await watchDevice(page)
  await keepServerClock(page.context())
  await page.clock.install()
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Meta (minutos)').fill('50')
  await field(page, 'Tópico').focus()
  await start(page)
  await page.getByRole('button', { name: 'Modo foco' }).click()
  await expect(dialog(page, 'Modo foco').getByText('Meta: 50 min')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Modo foco')).toBeHidden()
  await page.clock.fastForward('40:00')
  await expect(clock(page)).toHaveText(/^4\d:/)
  await expect(page.getByText('Meta de 50 min alcançada.')).toHaveCount(0)
  await hide(page, 'hidden')
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Meta de 50 min alcançada.')).toBeVisible()
  await page.clock.fastForward('05:00')
  const told = ['vibrates 200,120,200', 'Meta de 50 min alcançada.']
  const heard = async () =>
    (await asked(page)).filter((one) => !one.startsWith('screen') && one !== 'vibrates 12')
  await expect.poll(heard).toEqual(['may it notify?', ...told])
  await page.reload()
  await expect(field(page, 'Meta (minutos)')).toHaveValue('50')
  await page.clock.fastForward('05:00')
  await expect(clock(page)).toHaveText(/^01:0\d:/)
  expect(await asked(page)).toEqual([])
})

test('the clock floats above other windows, with its buttons, and follows the page', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Janela flutuante' }).click()
  const floating = await opened
  await floating.getByRole('button', { name: 'INICIAR' }).click()
  await expect(clock(floating)).not.toHaveText('00:00')
  await expect(floating.getByText('Língua Portuguesa')).toBeVisible()
  const family = (one: Page) =>
    one.evaluate(() => getComputedStyle(document.querySelector('main, body') as Element).fontFamily)
  expect(await family(floating)).toBe(await family(page))
  // The press closes the window that it is in, at times before the browser has answered for it.
  const closed = floating.waitForEvent('close')
  await floating
    .getByRole('button', { name: 'PARAR' })
    .click()
    .catch(() => undefined)
  await closed
  await expect(dialog(page, 'Resumo do estudo')).toBeVisible()
})

/** A phone on its side leans on the desk; the others are as small as screens get, and a desktop's. */
const SCREENS = [
  [667, 375],
  [844, 390],
  [915, 412],
  [640, 360],
  [760, 320],
  [568, 320],
  [320, 320],
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const

/** Where the clock's figures and all around them stand in focus mode. */
const stage = (page: Page) =>
  dialog(page, 'Modo foco').evaluate((focus) => {
    const drawn = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const time = focus.querySelector('[role=timer]') as Element
    const { top, bottom } = time.getBoundingClientRect()
    const { left, right } = drawn(time)
    const texts = [...focus.querySelectorAll('p, button')].filter((one) => one !== time)
    const around = texts.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
    const covers = ({ x, y, width, height }: DOMRect) =>
      x < right && left < x + width && y < bottom && top < y + height && width * height > 0
    const all = [new DOMRect(left, top, right - left, bottom - top), ...around]
    const isSeen = (one: DOMRect) =>
      one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight
    return {
      covered: around.filter(covers).length,
      outside: all.filter((one) => !isSeen(one)).length,
      width: (right - left) / innerWidth,
    }
  })

test('in focus mode nothing covers the clock, however low or narrow the screen', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await page.clock.install()
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Meta (minutos)').fill('120')
  await field(page, 'Tópico').fill('Concordância verbal e nominal')
  await page.getByRole('button', { name: 'INICIAR' }).click()
  await expect(dialog(page, 'Modo foco').getByText('Meta: 120 min')).toBeVisible()
  for (const { after, shows } of [
    { after: '00:01', shows: /^00:\d\d$/ },
    { after: '01:15:00', shows: /^01:15:\d\d$/ },
  ]) {
    await page.clock.fastForward(after)
    await expect(dialog(page, 'Modo foco').getByRole('timer')).toHaveText(shows)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const seen = await stage(page)
      expect(seen, `${width} × ${height}`).toMatchObject({ covered: 0, outside: 0 })
      // Read from across the desk: on its side a phone has no room to spare.
      if (width > height && height < 480) expect(seen.width, `${width} × ${height}`).toBeGreaterThan(0.65)
    }
  }
})

test('beside the clock at the lower edge both buttons fit the narrowest phone', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await start(page)
  const areWhole = async (...names: string[]) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(clock(page)).not.toBeInViewport()
    await expect(page.getByText(/^\d\d:\d\d$/).last()).toBeInViewport()
    for (const name of names) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect((box?.x ?? 320) + (box?.width ?? 0), name).toBeLessThanOrEqual(320)
    }
  }
  await areWhole('PAUSAR', 'PARAR')
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await areWhole('CONTINUAR', 'PARAR')
  await page.getByRole('button', { name: 'PARAR' }).click()
  await dialog(page, 'Resumo do estudo').waitFor()
  await page.keyboard.press('Escape')
  await areWhole('CONTINUAR', 'SALVAR')
})
