import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { doubleClick } from '../harness/journey/double-click.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

const PAGE = '/area-do-aluno/suporte'
const SENT = 'Sua mensagem foi enviada com sucesso!'
const FAILED = 'Ocorreu um erro ao enviar sua mensagem. Tente novamente.'

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp('Ana Souza')
  await choose(page, app.url, { subjects: true })
})

test('a student writes to the support and reads that the message was sent', { tag: '@long' }, async ({
  page,
  axe,
}) => {
  await page.goto('/area-do-aluno')
  await page.getByRole('link', { name: 'Suporte ao Usuário' }).click()
  await expect(page).toHaveTitle('Suporte ao usuário · Posse')
  await expect(page.getByRole('heading', { level: 1, name: 'Suporte ao usuário' })).toBeVisible()
  await expect(page.getByText('Resposta em até 24 horas úteis')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza')
  await expect(page.getByLabel('E-mail')).toHaveValue(/@example\.com$/)
  await axe()

  await page.getByLabel('Assunto').fill('Cronograma')
  await page.getByLabel('Mensagem').fill('Não consigo salvar.')
  const sent = page.getByRole('status').filter({ hasText: SENT })
  await doubleClick(page.getByRole('button', { name: 'Enviar Mensagem' }), () => sent.waitFor())
  await expect(sent).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue('')
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza')
  await axe()

  await page.getByLabel('Assunto').fill('Outra')
  await expect(page.getByText(SENT)).toBeHidden()
})

test('the form says at each field what is missing, and sends nothing', { tag: '@long' }, async ({
  page,
  axe,
}) => {
  await page.goto(PAGE)
  await page.getByLabel('E-mail').fill('ana@exemplo')
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('Assunto')).toHaveAccessibleDescription('Informe o assunto.')
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveAccessibleDescription(
    'Escreva sua mensagem.',
  )
  await axe()
  await page.keyboard.type('.br')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplo.br')
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('a failure keeps the text, also over a reload, and the next try clears the error', {
  tag: '@long',
}, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/, /Ocorreu um erro ao enviar/)
  await page.goto(PAGE)
  await page.getByLabel('Assunto').fill('Cronograma')
  await page.getByLabel('Mensagem', { exact: true }).fill('Não consigo salvar.\nE agora?')
  await page.route('**/api/api/support', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  )
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
  await expect(page.getByRole('alert')).toHaveText(FAILED)

  await page.reload()
  await expect(page.getByLabel('Assunto')).toHaveValue('Cronograma')
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue('Não consigo salvar.\nE agora?')
  await page.unroute('**/api/api/support')
  await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText(FAILED)).toBeHidden()
})

test('the sixth message of an hour waits, and says how long', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 429/, /Ocorreu um erro ao enviar/)
  await page.goto(PAGE)
  for (let count = 1; count <= 6; count += 1) {
    await page.getByLabel('Assunto').fill(`Mensagem ${count}`)
    await page.getByLabel('Mensagem', { exact: true }).fill('Oi')
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
    if (count < 6) await expect(page.getByText(SENT)).toBeVisible()
  }
  await expect(page.getByRole('alert')).toHaveText(
    /^Você já enviou 5 mensagens na última hora\. Tente novamente em \d+ minutos\.$/,
  )
  await expect(page.getByLabel('Assunto')).toHaveValue('Mensagem 6')
})

test('on a phone of 360 px nothing is cut off', { tag: '@long' }, async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PAGE)
  await expect(page.getByLabel('Nome completo')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})
