import { choose } from './entry.ts'
import { expect, test } from './test.ts'

const AREA = '/area-do-aluno'

type Student = 'a visitor' | 'a student without career' | 'a student without subjects' | 'a complete student'

/** Where each path leads each kind of visitor (spec §2, route guard); undefined where it may stay. */
const table: Record<Student, [path: string, to?: string][]> = {
  'a visitor': [
    ['/'],
    ['/login'],
    ['/redefinir-senha'],
    ['/carreiras', '/'],
    ['/materias', '/'],
    ['/estudar', '/'],
    [AREA, '/'],
    [`${AREA}/estudar`, '/'],
    [`${AREA}/nada-aqui`, '/'],
  ],
  'a student without career': [
    ['/', '/carreiras'],
    ['/login'],
    ['/carreiras'],
    ['/materias'],
    ['/estudar', '/carreiras'],
    [AREA, '/carreiras'],
    [`${AREA}/materias`, '/carreiras'],
  ],
  'a student without subjects': [
    ['/', '/materias'],
    ['/carreiras'],
    ['/materias'],
    ['/estudar', '/materias'],
    [AREA, '/materias'],
    [`${AREA}/carreiras`, '/materias'],
  ],
  'a complete student': [
    ['/', AREA],
    ['/login'],
    ['/carreiras'],
    ['/materias'],
    ['/estudar', `${AREA}/estudar`],
    [AREA],
    [`${AREA}/suporte`],
    [`${AREA}/nada-aqui`],
  ],
}

for (const [who, visits] of Object.entries(table)) {
  test(`${who} comes to the pages that the guard allows`, async ({ page, app, signUp, allowErrors }) => {
    // An unknown path is told by its status too.
    allowErrors(/status of 404/)
    if (who !== 'a visitor') await signUp()
    if (who === 'a student without subjects') await choose(page, app.url, { subjects: false })
    if (who === 'a complete student') await choose(page, app.url, { subjects: true })
    for (const [path, to = path] of visits) {
      await test.step(`${path} leads to ${to}`, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page).toHaveURL(app.url + to)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page).toHaveURL(app.url + to)
      })
    }
  })
}

test('a student who opens the home never sees it', async ({ page, app, signUp }) => {
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
