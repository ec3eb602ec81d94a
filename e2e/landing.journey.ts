import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../harness/journey/test.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Galeria de telas' })
const situations = (page: Page) => page.getByRole('region', { name: 'Situações de exemplo' })

/** The slides that are wholly on the screen, by their texts. */
const shown = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const frame = section.querySelector('ul')?.getBoundingClientRect()
    return [...section.querySelectorAll('li')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return frame && left >= frame.left - 3 && right <= frame.right + 3 ? [index + 1] : []
    })
  })

const shows = (carousel: Locator, ...slides: number[]) => expect.poll(() => shown(carousel)).toEqual(slides)

/** The home with a clock that only the test moves, scrolled to a section, the pointer out of the way. */
async function openAt(page: Page, section: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: section }).click()
  await page.mouse.move(0, 0)
}

test('every entry of the menu leads to its section, a key past it, and the calls to action to the form', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByLabel('Qual é o seu concurso?')).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Página inicial' })
  const sections = [
    ['Home', 'Saiba o que estudar, de hoje até a posse'],
    ['Funcionalidades', 'O que você faz na Posse'],
    ['Galeria', 'Galeria'],
    ['Comentários', 'Comentários'],
    ['FAQ', 'Perguntas frequentes'],
  ] as const
  await expect(menu.getByRole('link')).toHaveText(sections.map(([name]) => name))
  for (const [name, heading] of sections.toReversed()) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  }
  const calls = ['Cadastre-se', 'Começar no Grátis']
  for (const name of calls)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/login?painel=criar')
  for (const statistic of ['100%', '24/7', 'IA', '∞'])
    await expect(page.getByRole('term').filter({ hasText: statistic })).toBeVisible()
  await expect(page.getByText('Situações ilustrativas')).toBeVisible()
  await expect(page.getByText('Hoje nada é cobrado')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' }).getByLabel('E-mail')).toBeFocused()
  for (const call of [
    page.getByRole('button', { name: 'Comece Agora - É Grátis!' }),
    page.getByRole('link', { name: 'Cadastre-se' }),
  ]) {
    await page.goto('/')
    await call.click()
    await expect(page.getByRole('dialog', { name: 'Criar conta' }).getByLabel('Nome completo')).toBeFocused()
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('the gallery moves every 4 s, pauses 8 s after a touch, and can be stopped', { tag: '@long' }, async ({
  page,
}) => {
  await openAt(page, 'Galeria')
  const carousel = gallery(page)
  await expect(carousel.getByRole('img')).toHaveCount(8)
  await shows(carousel, 1)
  await page.clock.runFor(3900)
  await shows(carousel, 1)
  await page.clock.runFor(200)
  await shows(carousel, 2)
  await expect(carousel.getByText('2 de 8')).toBeVisible()

  await carousel.getByRole('button', { name: 'Tela anterior' }).click()
  await shows(carousel, 1)
  await carousel.getByRole('button', { name: 'Tela anterior' }).click()
  await shows(carousel, 8)
  await page.mouse.move(0, 0)
  await page.clock.runFor(8000)
  await shows(carousel, 8)
  await page.clock.runFor(4100)
  await shows(carousel, 1)

  await carousel.getByRole('button', { name: 'Pausar galeria' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  await shows(carousel, 1)
  await carousel.getByRole('button', { name: 'Retomar galeria' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4000)
  await shows(carousel, 2)
})

test('a carousel is still while pointed at, focused by key or hidden', { tag: '@long' }, async ({ page }) => {
  await openAt(page, 'Galeria')
  const carousel = gallery(page)
  await carousel.getByRole('list').hover()
  await page.clock.runFor(9000)
  await shows(carousel, 1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4000)
  await shows(carousel, 2)

  await carousel.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await shows(carousel, 3)
  await page.keyboard.press('ArrowLeft')
  await shows(carousel, 2)
  await page.clock.runFor(30_000)
  await shows(carousel, 2)
  await carousel.getByRole('list').blur()

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.clock.runFor(9000)
  await shows(carousel, 2)
})

test('the situations go on every 6 s, three abreast from 1024 px', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openAt(page, 'Comentários')
  const carousel = situations(page)
  await expect(carousel.getByRole('listitem')).toHaveCount(4)
  await shows(carousel, 1, 2, 3)
  await page.clock.runFor(6000)
  await shows(carousel, 2, 3, 4)
  await page.clock.runFor(6000)
  await shows(carousel, 1, 2, 3)
  await page.setViewportSize({ width: 1023, height: 800 })
  await shows(carousel, 1)
  await page.clock.runFor(6000)
  await shows(carousel, 2)
})

test('a finger swipes, after which the carousel rests', { tag: '@long' }, async ({ browser, app }) => {
  const phone = { hasTouch: true, viewport: { width: 360, height: 740 } }
  const context = await browser.newContext({ baseURL: app.url, ...phone })
  const page = await context.newPage()
  await openAt(page, 'Comentários')
  const carousel = situations(page)
  await shows(carousel, 1)
  await carousel.getByRole('list').scrollIntoViewIfNeeded()
  const box = await carousel.getByRole('list').boundingBox()
  if (!box) throw new Error('The situations are not on the screen.')
  const cdp = await context.newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', 300)
  for (const x of [270, 240, 200, 150, 100, 60]) await touch('touchMove', x)
  // A finger that rests before it leaves throws nothing further.
  await page.waitForTimeout(200)
  await touch('touchMove', 60)
  await touch('touchEnd')
  await shows(carousel, 2)
  await page.clock.runFor(8000)
  await shows(carousel, 2)
  await page.clock.runFor(6000)
  await shows(carousel, 3)
  await context.close()
})

test('nothing moves by itself where motion is not wanted', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAt(page, 'Galeria')
  await page.clock.runFor(30_000)
  await shows(gallery(page), 1)
  await expect(page.getByRole('button', { name: 'Pausar galeria' })).toBeHidden()
  await gallery(page).getByRole('button', { name: 'Próxima tela' }).click()
  await shows(gallery(page), 2)
})

test('without JavaScript all is read, and carousels scroll', { tag: '@long' }, async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Saiba o que estudar, de hoje até a posse' })).toBeVisible()
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pausar galeria' })).toBeHidden()
  const answer = page.getByText('Serve para qualquer um.')
  await expect(answer).toBeHidden()
  await page.getByText('Serve para o meu concurso?').click()
  await expect(answer).toBeVisible()
  await gallery(page).getByRole('list').hover()
  await page.mouse.wheel(900, 0)
  await expect(gallery(page).getByRole('listitem').nth(1)).toBeInViewport()
  await context.close()
})

test('the page asks for next to no script until it is reached for, and nothing shifts', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.map((url) => url.replace(/.*\/|-.*/g, '')).sort()).toEqual(['page'])
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
          ? [entry.encodedBodySize]
          : [],
      ),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await page.waitForLoadState('networkidle')
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
  )
  // The great clock's digits move by a hair's breadth when the zero's own file comes a frame late: 0.0004.
  expect(shifted).toBeLessThan(0.001)
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog').getByLabel('Nome completo')).toBeFocused()
})

test('the page reads well with its questions open, in light and dark, at every width', {
  tag: '@long',
}, async ({ page, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const question of await page.getByRole('group').all()) await question.locator('summary').click()
  await axeInLightAndDark()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const statistics = page.getByRole('main').getByRole('definition')
  const tops = await statistics.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops, 'they stand in one row').toEqual(Array.from({ length: 4 }, () => tops[0]))
})

test('the home stays where a Wi-Fi answers with its own page', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/auth/get-session', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Wi-Fi' }),
  )
  const answer = page.waitForResponse('**/api/auth/get-session')
  await page.goto('/')
  await (await answer).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
