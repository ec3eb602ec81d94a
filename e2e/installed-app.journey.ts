import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icons } from '../harness/icons.ts'
import { test, untilInstalled } from '../harness/journey/offline-test.ts'
import { chooseSubject, clock, openStudyPage, STUDY, start } from '../harness/journey/study-page.ts'
import { expect } from '../harness/journey/test.ts'

interface Manifest {
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string; icons: Manifest['icons'] }[]
}

const sideOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the app can be installed, with pictures of the right size and its two shortcuts', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await openStudyPage(page, app, signUp)
  await untilInstalled(page)
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Estudar', 'Cronograma'])
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  )
  const drawn = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, sizes } of [...drawn, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const picture = await page.request.get(src)
    expect(picture.ok(), src).toBe(true)
    if (src.endsWith('.png')) expect(sideOf(await picture.body()), src).toBe(sizes)
  }
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    expect((await page.request.get(url)).status(), url).toBe(200)
  }
})

test('a student changes to a new version when asked, while the timer continues', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  await openStudyPage(page, app, signUp)
  await untilInstalled(page)
  await chooseSubject(page)
  await start(page)
  const answer = await page.request.get('/sw.js')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  network.replace('/sw.js', `${await answer.text()}\n// The next version.`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

  const update = page.getByRole('status').filter({ hasText: 'Nova versão disponível.' })
  await expect(update).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
  await update.getByRole('button', { name: 'Atualizar' }).click()
  await page.waitForFunction(() => !('isOld' in window))
  await expect(clock(page)).toHaveText(/^00:\d\d$/)
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await expect(update).toHaveCount(0)
  network.replace('/sw.js', null)
})

test.describe('after a new version was put in place', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page with deleted files is reloaded once, and the timer continues', { tag: '@long' }, async ({
    page,
    app,
    signUp,
    allowErrors,
  }) => {
    allowErrors(/dynamically imported module/, /loading route module/)
    await openStudyPage(page, app, signUp)
    await chooseSubject(page)
    await start(page)
    let isGone = true
    let loads = 0
    page.on('load', () => {
      loads += 1
      isGone = false
    })
    await page.route(/assets\/(leave-question|exams-page)-/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    for (const [role, name, sign] of [
      ['button', 'Sair', 'Sair da conta?'],
      ['link', 'Concursos', 'Concursos'],
    ] as const) {
      isGone = true
      await page.getByRole(role, { name, exact: true }).click()
      await expect.poll(() => loads).toBeGreaterThan(0)
      await expect(page).toHaveURL(new RegExp(`${STUDY}$`))
      await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
      await page.getByRole(role, { name, exact: true }).click()
      await expect(page.getByRole('heading', { name: sign })).toBeVisible()
      await page.keyboard.press('Escape')
      loads = 0
    }
  })
})

/** How far two PNGs are apart in their pixels, on average, of 255; another size is an error. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  )
  if (first?.length !== second?.length) throw new Error('The pictures are not of one size.')
  return first
    ? first.reduce((sum, value, at) => sum + Math.abs(value - (second?.[at] ?? 0)), 0) / first.length
    : 0
}

test('every picture of the manifest is drawn from our own mark, which the pages show too', {
  tag: '@long',
}, async ({ page }) => {
  const mark = await readFile('public/favicon.svg', 'utf8')
  const stroke = / d="([^"]+)"/.exec(mark)?.[1] ?? 'no stroke'
  expect(await readFile('src/web/ui/icons/mark.tsx', 'utf8')).toContain(stroke)

  const { icons: own, shortcuts } = JSON.parse(
    await readFile('public/manifest.webmanifest', 'utf8'),
  ) as Manifest
  const named = [...own, ...shortcuts.flatMap(({ icons }) => icons)].map(({ src }) => src.slice(1))
  const drawn = await icons(page)
  expect([...drawn.keys(), 'favicon.svg'].sort()).toEqual([...named, 'apple-touch-icon.png'].sort())
  for (const [name, png] of drawn)
    expect(await apart(png, await readFile(`public/${name}`)), name).toBeLessThan(0.5)
})
