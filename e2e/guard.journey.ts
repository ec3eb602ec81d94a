import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const AREA = '/area-do-aluno'

test('a visitor and a student come to the pages that the guard allows', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  // An unknown path is told by its status too.
  allowErrors(/status of 404/)
  /** Where each path leads; undefined where the student may stay: `guard.test.ts` has every path. */
  const visit = (...visits: [path: string, to?: string][]) =>
    visits.reduce(async (before, [path, to = path]) => {
      await before
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveURL(app.url + to)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page).toHaveURL(app.url + to)
    }, Promise.resolve())
  await visit(['/carreiras', '/'], ['/estudar', '/'], [`${AREA}/estudar`, '/'])
  await signUp()
  await visit(['/', '/carreiras'], ['/login'], ['/estudar', '/carreiras'], [`${AREA}/materias`, '/carreiras'])
  await choose(page, app.url, { subjects: false })
  await visit(['/', '/materias'], ['/estudar', '/materias'], [`${AREA}/carreiras`, '/materias'])
  await choose(page, app.url, { subjects: true })
  await visit(['/', AREA], ['/carreiras'], ['/estudar', `${AREA}/estudar`], [`${AREA}/nada-aqui`])
})

test('a page whose student cannot be had says so, and has a way to try again', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/status of 403/, /Erro durante a verificação de redirecionamento/)
  await signUp()
  await choose(page, app.url, { subjects: true })
  const failure = page.getByRole('main').getByRole('alert')
  for (const path of [
    '',
    '/cronograma',
    '/estudar',
    '/historico-de-estudos',
    '/carreiras',
    '/conta',
    '/suporte',
  ]) {
    await test.step(path || '/', async () => {
      const refusal = { status: 403, json: { code: 'forbidden', message: 'Agora não.' } }
      await page.route('**/api/api/users/me', (route) => route.fulfill(refusal))
      await page.goto(AREA + path)
      await expect(failure).toContainText('Agora não.')
      await page.unroute('**/api/api/users/me')
      const asked = page.waitForResponse('**/api/api/users/me')
      await failure.getByRole('button', { name: 'Tentar novamente' }).click()
      expect((await asked).ok()).toBe(true)
      await expect(failure).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0)
    })
  }
})

test('a student who opens the home never sees it', { tag: '@long' }, async ({ page, app, signUp }) => {
  await signUp()
  await choose(page, app.url, { subjects: true })
  await page.goto(AREA)
  await expect(page.getByRole('heading', { name: 'Resumo dos estudos' })).toBeVisible()
  const seen: string[] = []
  await page.exposeFunction('saw', (heading: string) => seen.push(heading))
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility()) Reflect.get(window, 'saw')(heading.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(app.url + AREA)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['Resumo dos estudos']))
})

test('a failed check is logged, and the visit continues', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /Erro durante a verificação de redirecionamento/)
  await signUp()
  await page.route('**/api/api/users/me', (route) => route.fulfill({ status: 500 }))
  for (const path of ['/carreiras', AREA, `${AREA}/suporte`]) {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Erro durante a verificação de redirecionamento'),
    )
    await page.goto(path, { waitUntil: 'commit' })
    expect((await logged).type()).toBe('error')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(app.url + path)
  }
})
