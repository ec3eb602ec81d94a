import { answers, HISTORY, HOUR, settle } from '../harness/journey/history-page.ts'
import { expect, test } from '../harness/journey/test.ts'

test('nothing closes the question while a report is deleted, and it says when that failed', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/status of 500/)
  await signUp()
  const { study } = await settle(page, app.url)
  await study(0, new Date(Date.now() - HOUR * 1000).toISOString(), { study_time: HOUR, ...answers(30, 12) })
  await page.goto(`${HISTORY}/relatorio`)
  const report = page.getByRole('dialog', { name: 'Relatório de Estudos & Insights' })
  await expect(report.getByText(/^Relatório gerado por regras, sem IA/)).toBeVisible()
  await report.getByRole('link', { name: 'Relatórios anteriores' }).click()
  await report.getByRole('button', { name: /^Excluir o relatório de / }).click()
  const question = page.getByRole('alertdialog', { name: 'Excluir relatório' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/api/reports/*', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500 })
  })
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(question.getByRole('button', { name: 'Excluindo...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Excluindo...' })).toBeVisible()
  answer.resolve()
  await expect(question.getByRole('alert')).toHaveText(
    'Não foi possível excluir o relatório. Tente novamente.',
  )
  await page.unroute('**/api/api/reports/*')
  await question.getByRole('button', { name: 'Excluir' }).dblclick()
  await expect(page.getByText('Relatório excluído com sucesso!')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(report.getByText('Você ainda não tem relatórios guardados.')).toBeVisible()
})
