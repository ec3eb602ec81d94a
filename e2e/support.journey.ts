import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { doubleClick } from '../harness/journey/double-click.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

const SENT = 'Sua mensagem foi enviada com sucesso!'

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
