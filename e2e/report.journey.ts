import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type AiProvider, openAiProvider } from '../harness/ai-provider.ts'
import { answers, HISTORY, HOUR, settle } from '../harness/journey/history-page.ts'
import { startApp } from '../harness/journey/server.ts'
import { test as base, expect } from '../harness/journey/test.ts'

const KEY = 'a-key-nobody-may-read'
const REPORT = `${HISTORY}/relatorio`
const SAID = ['## Sugestões de melhoria\n\n', '- **Direito', ' Penal**: refaça.\n\n', '*Falta pouco.*']

/** The app with a language model that listens in this process. */
const withModel = base.extend<object, { provider: AiProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await openAiProvider('google')
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, use) => {
      const model = { AI_API_KEY: KEY, AI_MODEL: 'm', AI_BASE_URL: provider.baseUrl }
      const app = await startApp({ ...model, LOG_LEVEL: 'silent' })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Relatório de Estudos & Insights' })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A student who studied, on the history. */
async function studied(page: Page, url: string) {
  const desk = await settle(page, url)
  await desk.study(0, minutesAgo(90), { study_time: 2 * HOUR + 184, topic: 'Crase', ...answers(30, 12) })
  await desk.study(1, minutesAgo(30), { study_time: HOUR, ...answers(20, 18) })
  await page.goto(HISTORY)
  return desk
}

const generate = (page: Page) => page.getByRole('button', { name: 'Gerar Insight' }).click()

/** Returns the trace that a script on the page would have left. */
const ran = (page: Page) => page.evaluate(() => (window as { ran?: unknown }).ran)

base.describe('without a model', () => {
  base(
    'is written by rules, kept, copied and deleted',
    { tag: '@long' },
    async ({ page, context, app, signUp, axe, axeInLightAndDark }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signUp()
      const { names } = await studied(page, app.url)
      await generate(page)
      const report = dialog(page)
      await expect(report.getByRole('heading', { name: 'Coach de Estudos Inteligente' })).toBeVisible()
      await expect(report.getByText(/^Relatório gerado por regras, sem IA/)).toBeVisible()
      await expect(report.getByText(/IA\.\.\./)).toHaveCount(0)
      const rows = report.getByRole('table', { name: 'Desempenho por matéria' }).getByRole('row')
      await expect(rows).toHaveText([
        'MatériaTempoAcertosErrosPrecisão',
        `${names[0]}02:03:04121840,0%`,
        `${names[1]}01:00:0018290,0%`,
        'Total03:03:04302060,0%',
      ])
      for (const name of ['Sugestões de melhoria', 'Recomendações', 'Conclusão'])
        await expect(report.getByRole('heading', { name })).toBeVisible()
      await expect(report.locator('em')).toHaveCount(1)
      await expect(page).toHaveURL(/\/relatorio\?ver=\d+$/)
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
      await axeInLightAndDark()

      await report.getByRole('button', { name: 'Copiar' }).click()
      await expect(page.getByText('Relatório copiado.')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('# Relatório de Estudos & Insights')
      expect(copied).toContain(`| ${names[0]} | 02:03:04 | 12 | 18 | 40,0% |`)
      const download = page.waitForEvent('download')
      await report.getByRole('button', { name: 'Baixar em Markdown' }).click()
      expect((await download).suggestedFilename()).toMatch(/^relatorio-de-estudos-\d{4}-\d\d-\d\d\.md$/)
      expect(await readFile(await (await download).path(), 'utf8')).toBe(copied)

      const text = await report.getByRole('article').innerText()
      await page.reload()
      await expect(report.getByRole('article')).toHaveText(text.replace(/\s+/g, ' '), { useInnerText: true })
      await report.getByRole('link', { name: 'Relatórios anteriores' }).click()
      await expect(report.getByRole('listitem')).toHaveCount(1)
      await axe()
      await report.getByRole('link', { name: /^Ler o relatório de / }).click()
      await expect(report.getByRole('article')).toBeVisible()
      await report.getByRole('link', { name: 'Relatórios anteriores' }).click()
      await report.getByRole('button', { name: /^Excluir o relatório de / }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
      await expect(report.getByText('Você ainda não tem relatórios guardados.')).toBeVisible()
      await expect.poll(() => report.evaluate((it) => it.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(report).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${HISTORY}$`))
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    },
  )

  base('who has no records is told so', { tag: '@long' }, async ({ page, app, signUp, allowErrors, axe }) => {
    allowErrors(/422/)
    await signUp()
    await settle(page, app.url)
    await page.goto(REPORT)
    await expect(
      dialog(page).getByText('Nenhum registro de estudo encontrado.', { exact: true }),
    ).toBeVisible()
    await expect(
      dialog(page).getByText(
        'Nenhum dado de estudo encontrado. Tente estudar por pelo menos 30 minutos para gerar insights!',
      ),
    ).toBeVisible()
    await axe()
  })

  base('a failure says so; a new try helps', { tag: '@long' }, async ({ page, app, signUp, allowErrors }) => {
    allowErrors(/500|ERR_FAILED/)
    await signUp()
    await studied(page, app.url)
    await page.route('**/api/api/reports', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal' } }),
    )
    await generate(page)
    await expect(dialog(page).getByText('Erro ao gerar insights. Tente novamente mais tarde.')).toBeVisible()
    await page.unroute('**/api/api/reports')
    await page.route('**/api/api/reports', (route) => route.abort())
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(
      dialog(page).getByText('Não foi possível gerar insights no momento. Tente novamente mais tarde.'),
    ).toBeVisible()
    await page.unroute('**/api/api/reports')
    await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Conclusão' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Gerar Insight' })).toBeFocused()
  })

  base(
    'fits a phone, scrolls its table, prints alone',
    { tag: '@long' },
    async ({ page, app, signUp, axe }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await signUp()
      await studied(page, app.url)
      await generate(page)
      await expect(dialog(page).getByRole('heading', { name: 'Conclusão' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await dialog(page).evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(360)
      await axe()
      await page.emulateMedia({ media: 'print' })
      await expect(dialog(page).getByRole('article')).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: 'Copiar' })).toBeHidden()
      await expect(page.locator('main')).toBeHidden()
    },
  )
})

withModel.describe('with a model', () => {
  withModel.beforeEach(({ provider }) => {
    provider.behave('good')
    provider.say(...SAID)
    provider.received.length = 0
  })

  withModel('the AI’s text streams in', { tag: '@long' }, async ({ page, app, provider, signUp }) => {
    const [beginning, end] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    provider.say(beginning.promise, end.promise)
    await signUp()
    await studied(page, app.url)
    await generate(page)
    const report = dialog(page)
    await expect(report.getByText('Analisando seus dados com IA...')).toBeVisible()
    beginning.resolve('## Sugestões de melhoria\n\n- **Direito')
    await expect(report.getByRole('heading', { name: 'Sugestões de melhoria' })).toBeVisible()
    await expect(report.getByText('A IA está escrevendo...')).toBeVisible()
    await expect(report.getByRole('article')).not.toContainText('*')
    end.resolve(' Penal**: refaça as questões que errou.\n\n*Falta pouco para a posse.*')
    await expect(report.getByText('Falta pouco para a posse.')).toBeVisible()
    await expect(report.getByText('Texto escrito por IA (m).')).toBeVisible()
    await expect(report.getByRole('table')).toBeVisible()
    await expect(report.getByRole('status')).toHaveText('Relatório pronto.')
    await expect(report.getByText(/ · Escrito por IA$/)).toBeVisible()
    expect(await page.content()).not.toContain(KEY)
  })

  withModel('closing leaves the model alone', { tag: '@long' }, async ({ page, app, provider, signUp }) => {
    provider.behave('hang')
    await signUp()
    await studied(page, app.url)
    await generate(page)
    await expect.poll(() => provider.received).toHaveLength(1)
    const left = provider.left()
    await dialog(page).getByRole('button', { name: 'Fechar' }).click()
    await left
    await expect(dialog(page)).toBeHidden()
    await page.goto(`${REPORT}?ver=lista`)
    await expect(dialog(page).getByText('Você ainda não tem relatórios guardados.')).toBeVisible()
  })

  withModel('a hostile model does nothing', { tag: '@long' }, async ({ page, app, provider, signUp }) => {
    provider.say(
      '<img src=x onerror="window.ran=1"> <script>window.ran=2</script>\n\n',
      '[Clique](javascript:window.ran=3) ![i](x" onerror="window.ran=4) <svg onload=window.ran=5>\n\n',
      '[a]: javascript:window.ran=6\n\n[a] <javascript:window.ran=7> [ok](https://exemplo.com.br/x)\n\n',
      '```\n<!-- <iframe srcdoc="<script>parent.ran=8</script>">\n',
    )
    await signUp()
    await studied(page, app.url)
    await generate(page)
    const report = dialog(page)
    await expect(report.getByText('Texto escrito por IA (m).')).toBeVisible()
    await expect(report.getByText('<img src=x onerror="window.ran=1">')).toBeVisible()
    await report.getByText('Clique').click()
    const article = report.getByRole('article')
    const active = article.locator('img, script, svg, iframe, [onerror], [onload], [href^="javascript" i]')
    await expect(active).toHaveCount(0)
    await expect(article.getByRole('link')).toHaveCount(0)
    await expect(article.getByText('ok (https://exemplo.com.br/x)')).toBeVisible()
    expect(await ran(page)).toBeUndefined()
  })
})
