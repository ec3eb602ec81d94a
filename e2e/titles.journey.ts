import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const AREA = '/area-do-aluno'

test('an unknown path, outside or inside the area, says so and leads home', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const failsAt = async (path: string, home: string) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Página não encontrada · Posse')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Algo deu errado.')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
    await expect(page.getByText('Posse', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(main.getByText('Algo deu errado.', { exact: true })).toBeVisible()
    await expect(main).toContainText('Desculpe, ocorreu um erro inesperado. Tente novamente mais tarde.')
    await axe()
    await main.getByRole('link', { name: 'Voltar para a Home' }).click()
    await expect(page).toHaveURL(app.url + home)
    await expect(page.locator('h1')).not.toHaveText('Oops!')
  }
  await failsAt('/nada-aqui', '/')
  await signUp()
  await choose(page, app.url, { subjects: true })
  await failsAt('/nada/por/aqui', AREA)
  await failsAt(`${AREA}/nada-aqui`, AREA)
  await expect(page.getByRole('navigation', { name: 'Área do aluno' })).toBeVisible()
})

test('search engines read of the product and its questions only what the page says', {
  tag: '@long',
}, async ({ page }) => {
  // An address that only leads on says what the product is.
  const leadsOn = await (await page.request.get('/estudar')).text()
  expect(leadsOn).toContain('<title>Iniciar estudos · Posse</title>')
  expect(leadsOn).toContain('<meta name="description" content="A melhor plataforma de estudos online"/>')
  await page.goto('/')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, faq, ...more] = blocks.map((block) => JSON.parse(block))
  expect(more).toEqual([])
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Posse',
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
  })
  const questions = await page.locator('#faq details').evaluateAll((all) =>
    all.map((one) => ({
      '@type': 'Question',
      name: one.querySelector('summary')?.textContent?.trim(),
      acceptedAnswer: { '@type': 'Answer', text: one.querySelector('summary ~ *')?.textContent?.trim() },
    })),
  )
  expect(questions.length).toBeGreaterThan(3)
  expect(faq).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions })
})
