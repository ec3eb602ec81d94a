import { beKept, kept, test } from '../harness/journey/away.ts'
import { openDesk, STUDY, SUBJECTS } from '../harness/journey/study-desk.ts'
import { expect } from '../harness/journey/test.ts'
import { STRANGERS } from '../harness/network.ts'

const AREA = '/area-do-aluno'
const SHOWN = /Mostrando o que você tinha às \d\d:\d\d\.$/
const MARK = /^Sem conexão\. Mostrando o que você tinha às \d\d:\d\d\.$/

test('after one visit every screen opens without a network, and says from when it is', { tag: '@long' }, async ({
  page,
  app,
  network,
  signUp,
  axe,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const { study } = await openDesk(page, app, signUp)
  await study({ study_time: 1500, questions_resolved: 10, incorrect_answers: 2 })
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await beKept(page)
  await expect.poll(() => kept(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(13)
  network.cut()
  for (const [path, sign] of [
    ['', '25min 0s'],
    ['/estudar', '1 registro(s) hoje'],
    ['/cronograma', 'Segunda-feira'],
    ['/concursos', 'Concursos Abertos'],
    ['/historico-de-estudos', '25min 0s'],
    ['/historico-de-estudos/registros', SUBJECTS[0]],
    ['/historico-de-estudos/relatorio?ver=lista', 'Relatórios anteriores'],
    ['/carreiras', 'Minha Carreira'],
    ['/materias', SUBJECTS[0]],
    ['/conta', 'Minha Conta'],
    ['/suporte', 'Suporte ao usuário'],
  ] as const) {
    await page.goto(AREA + path)
    await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Algo deu errado')).toHaveCount(0)
    await expect(page.getByText('Erro de conexão com o servidor.')).toHaveCount(0)
    if (path !== '/suporte') await expect(page.getByText(MARK)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (path === '' || path === '/cronograma') await axe()
  }

  await page.goto(STUDY)
  await expect(page.getByText(MARK)).toBeVisible()
  network.restore()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText(MARK)).toHaveCount(0)
})

test('a network that says nothing, or that a stranger answers for, does not keep the student waiting', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  const { study } = await openDesk(page, app, signUp)
  await study({ study_time: 1500 })
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await beKept(page)
  await expect.poll(() => kept(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(13)
  const menu = page.getByRole('navigation', { name: 'Área do aluno' })
  for (const stranger of [undefined, ...STRANGERS]) {
    if (stranger) network.waylay(stranger)
    else network.stall()
    await page.goto(STUDY)
    const what = `before what ${stranger?.status ?? 'nobody'} answers`
    await expect(page.getByText('1 registro(s) hoje'), what).toBeVisible({ timeout: stranger ? 3000 : 10_000 })
    // What a gateway in trouble says is told as trouble.
    await expect(page.getByText(stranger?.status === 503 ? SHOWN : MARK), what).toBeVisible()
    await menu.getByRole('link', { name: 'Cronograma' }).click()
    await expect(page.getByText('Segunda-feira').filter({ visible: true }).first()).toBeVisible({ timeout: 10_000 })
    network.restore()
  }
  network.stall()
  await page.goto(`${AREA}/nada`, { timeout: 12_000 })
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
})
