import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import {
  day,
  drag,
  drop,
  entries,
  handle,
  middleOf,
  names,
  PATH,
  PICKED,
  type Point,
  saveAndView,
  settle,
  source,
  ZONE,
} from '../harness/journey/planner.ts'
import { expect, test } from '../harness/journey/test.ts'

test.use({ timezoneId: ZONE })

test('a new student plans the week by mouse', { tag: '@long' }, async ({ page, app, signUp, axe }) => {
  await signUp()
  const { schedule } = await settle(page, app.url)
  await page.goto(PATH)
  await expect(page.getByText('Arraste as matérias para montar seu plano.', { exact: true })).toBeVisible()
  await axe()

  // Copies: the panel keeps its subjects.
  await drag(page, source(page, 'Redação'), day(page, 1))
  await expect(day(page, 1).getByText('Redação')).toBeVisible()
  await drop(page)
  await expect(names(day(page, 1))).toHaveText(['Redação'])
  for (const name of ['Direito Penal', 'Direito Penal']) {
    await drag(page, source(page, name), entries(day(page, 1)).first(), -12)
    await drop(page)
  }
  await expect(names(day(page, 1))).toHaveText(['Direito Penal', 'Direito Penal', 'Redação'])
  await expect(source(page, 'Redação')).toBeVisible()

  // Within the day, to another day, and back where it came from when dropped outside.
  await drag(page, handle(page, 'Redação', 1), entries(day(page, 1)).first(), -12)
  await drop(page)
  await expect(names(day(page, 1))).toHaveText(['Redação', 'Direito Penal', 'Direito Penal'])
  await drag(page, handle(page, 'Direito Penal', 1).first(), day(page, 6))
  await drop(page)
  await expect(names(day(page, 6))).toHaveText(['Direito Penal'])
  await drag(page, handle(page, 'Redação', 1), source(page, 'Atualidades'))
  await drop(page)
  await expect(names(day(page, 1))).toHaveText(['Redação', 'Direito Penal'])
  await expect(page.getByRole('button', { name: /^Planejar/ })).toHaveCount(PICKED.length)
  const letter = (name: string) => page.getByRole('button', { name: `Direito Penal: ${name}` })
  await expect(letter('Sábado')).toHaveAttribute('aria-pressed', 'true')
  await expect(letter('Domingo')).toHaveAttribute('aria-pressed', 'false')

  await day(page, 6).getByTitle('Remover').click()
  await expect(day(page, 6).getByText('Nenhuma matéria.', { exact: true })).toBeVisible()
  await axe()
  // Between them a saved week draws past days narrower.
  const edges = async () => {
    const [first, last] = [await day(page, 1).boundingBox(), await day(page, 7).boundingBox()]
    return [first?.x, last && Math.round(last.x + last.width)]
  }
  const before = await edges()
  await saveAndView(page)
  await expect(page.getByText('Marque suas tarefas concluídas de hoje.', { exact: true })).toBeVisible()
  expect(await edges(), 'the week keeps its edges when the plan is saved').toEqual(before)
  expect((await schedule()).map((item) => [item.day_of_week, item.subject.name])).toEqual([
    [1, 'Redação'],
    [1, 'Direito Penal'],
  ])
})

test('the page waits for its dragging code under one heading', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await signUp()
  await settle(page, app.url)
  const arrived = await holdAnswers(page, '**/drag-planner-*.js')
  await page.goto(PATH)
  await expect(page.getByRole('status').getByText('Carregando...')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Salvar e Visualizar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  arrived.release()
  await expect(source(page, 'Redação')).toBeVisible()
})

test('a student plans by keyboard, and hears where things are', async ({ page, app, signUp }) => {
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  const news = page.getByRole('main').locator('[role=status].sr-only')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await source(page, 'Redação').focus()
  await press('Enter')
  await expect(news).toHaveText(/Redação: em movimento/)
  await press('ArrowDown', 'ArrowRight')
  await expect(news).toHaveText('Redação: Terça-feira, posição 1 de 1.')
  await press('Enter')
  await expect(news).toHaveText('Pronto. Redação: Terça-feira, posição 1 de 1.')
  await expect(source(page, 'Redação')).toBeFocused()
  await source(page, 'Atualidades').focus()
  await press('Space', 'ArrowDown', 'ArrowRight', 'Space')
  await expect(names(day(page, 2))).toHaveText(['Atualidades', 'Redação'])

  // The focus goes with the moved subject.
  await handle(page, 'Atualidades', 2).focus()
  await press('Space', 'ArrowDown')
  await expect(news).toHaveText('Atualidades: Terça-feira, posição 2 de 2.')
  await press('ArrowRight', 'ArrowRight', 'Space')
  await expect(names(day(page, 4))).toHaveText(['Atualidades'])
  await expect(handle(page, 'Atualidades', 4)).toBeFocused()
  await press('Space', 'ArrowLeft', 'Escape')
  await expect(news).toHaveText('Movimento cancelado: Atualidades.')
  await expect(names(day(page, 4))).toHaveText(['Atualidades'])
  await press('Tab', 'Enter')
  await expect(news).toHaveText('Matéria removida de Quinta-feira: Atualidades.')
  await expect(page.getByRole('heading', { name: 'Quinta-feira' })).toBeFocused()
})

test('a student plans on a phone of 360 px from a list a day', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  await expect(day(page, 3).getByText('Nenhuma matéria.', { exact: true })).toBeVisible()
  await expect(page.getByText('Adicione as matérias de cada dia para montar seu plano.')).toBeVisible()
  await expect(page.getByText('Arraste')).toHaveCount(0)
  await axe()
  for (const name of ['Redação', 'Atualidades']) await day(page, 3).getByRole('combobox').selectOption(name)
  await axe()
  await day(page, 3).getByTitle('Remover').first().click()
  await expect(names(day(page, 3))).toHaveText(['Atualidades'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await saveAndView(page)
  await expect(day(page, 3).getByText('Atualidades')).toBeVisible()
  await expect(day(page, 4).getByText('Nenhuma matéria planejada.', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a finger that rests drags, and one that moves on scrolls', { tag: '@long' }, async ({
    page,
    app,
    signUp,
  }) => {
    await signUp()
    await settle(page, app.url)
    await page.goto(PATH)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const between = (from: Point, to: Point) =>
      Array.from({ length: 10 }, (_, part) => ({
        x: from.x + ((to.x - from.x) * (part + 1)) / 10,
        y: from.y + ((to.y - from.y) * (part + 1)) / 10,
      }))

    // All at once, so that no slow machine makes a rest of it.
    const from = await middleOf(source(page, 'Redação'))
    const swipe = between(from, { x: from.x, y: from.y - 200 })
    await Promise.all([
      send('touchStart', from),
      ...swipe.map((at) => send('touchMove', at)),
      send('touchEnd'),
    ])
    await expect(page.getByRole('status').filter({ hasText: 'Redação' })).toHaveCount(0)

    const rest = await middleOf(source(page, 'Redação'))
    await send('touchStart', rest)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
    for (const at of between(rest, await middleOf(day(page, 2)))) await send('touchMove', at)
    await send('touchEnd')
    await expect(names(day(page, 2))).toHaveText(['Redação'])
  })
})
