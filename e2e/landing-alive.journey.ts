import { expect, test } from '../harness/journey/test.ts'

test('the hero’s clock runs until a visitor pauses it, and stays still under reduced motion', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const clock = page.getByRole('timer', { name: 'Cronômetro de exemplo' })
  await expect(clock).toHaveText('01:12:08')
  await page.clock.runFor(3000)
  await expect(clock).toHaveText('01:12:11')
  await page.getByRole('button', { name: 'PAUSAR', exact: true }).click()
  await page.clock.runFor(3000)
  await expect(clock).toHaveText('01:12:11')
  await page.getByRole('button', { name: 'CONTINUAR', exact: true }).click()
  await page.clock.runFor(1000)
  await expect(clock).toHaveText('01:12:12')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.clock.runFor(3000)
  await expect(clock).toHaveText('01:12:08')
})

test('on a phone a way to sign up is on the screen all the way down', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const ways = page.getByRole('link', { name: /^(Cadastre-se|Comece Agora|Criar conta grátis)/ })
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 900) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(ways.nth(0)).toBeInViewport({ ratio: 1 })
    if (top > 1500 && top < height - 2500)
      await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toBeInViewport({ ratio: 1 })
  }
})

test('the narrowest phone has the name and both doors in one row', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const middles = await Promise.all(
    ['Entrar', 'Cadastre-se'].map(async (name) => {
      const box = await banner.getByRole('link', { name, exact: true }).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }),
  )
  for (const middle of middles) expect(middle).toBeLessThan(50)
})

test('the first press is answered at once, and where the app’s files do not come the page says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/, /Failed to fetch/)
  const held = Promise.withResolvers<void>()
  await page.route(/assets\/(?!page-script)[^/]*\.js/, async (route) => {
    await held.promise
    await route.abort()
  })
  await page.goto('/login')
  const open = page.getByRole('main').getByRole('button', { name: 'Criar conta' })
  await open.click()
  await expect(open).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir. Verifique sua conexão.')
  await expect(open).not.toHaveAttribute('aria-busy')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Tentar novamente' }).click()
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible()
})

test('a low screen has no sticky bar, which would cover the text', { tag: '@long' }, async ({ page }) => {
  // A desktop of 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  for (const name of ['Cadastre-se', 'Criar conta grátis'])
    await expect(page.getByRole('link', { name })).not.toBeInViewport()
})
