import { hold } from '../harness/journey/hold.ts'
import { chooseSubject, field, openDesk, start, todayAt } from '../harness/journey/study-desk.ts'
import { expect, test } from '../harness/journey/test.ts'

test('the clock of a long session fits the folded menu', { tag: '@long' }, async ({ page, app, signUp }) => {
  await page.clock.install({ time: todayAt('08:00') })
  await page.setViewportSize({ width: 768, height: 1024 })
  await openDesk(page, app, signUp)
  await chooseSubject(page)
  await field(page, 'Adicionar minutos').fill('1200')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await start(page)
  await page.getByRole('link', { name: 'Concursos', exact: true }).click()
  const chip = page.getByRole('link', { name: 'Cronômetro em andamento: Língua Portuguesa' })
  await expect(chip).toContainText(/^20:00:\d\d/)
  const [outer, inner] = [await chip.boundingBox(), await chip.getByText(/^20:00/).boundingBox()]
  expect(outer && inner && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true)
})

test('what stands for the study page has its shape', { tag: '@long' }, async ({ page, app, signUp }) => {
  await openDesk(page, app, signUp)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await hold(page, '**/api/api/users/me')
    await page.reload()
    const blocks = page.getByRole('main').locator('.animate-pulse')
    // Title and career first; what the guide says of the next topic has no room here without an edital.
    await expect(blocks).toHaveCount(9)
    const before = await Promise.all([5, 3, 4, 6].map((at) => blocks.nth(at).boundingBox()))
    answer.release()
    await expect(page.getByText('Você ainda não planejou o dia de hoje.')).toBeVisible()
    await expect(page.getByText('Nenhum registro hoje')).toBeVisible()
    const names = ['Para estudar hoje', 'Configuração do Estudo', 'Cronômetro', 'Estatísticas de Hoje']
    const after = await Promise.all(names.map((name) => page.getByRole('region', { name }).boundingBox()))
    for (const [at, name] of names.entries()) {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        const moved = Math.abs((before[at]?.[side] ?? 0) - (after[at]?.[side] ?? 0))
        expect(moved, `${name} at ${width} px, ${side}`).toBeLessThanOrEqual(8)
      }
    }
    await page.unrouteAll()
  }
})
