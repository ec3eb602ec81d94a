import type { Page } from '@playwright/test'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const AREA = '/area-do-aluno'
const HISTORY = `${AREA}/historico-de-estudos`

type Route = [path: string, title: string, description: string]

const PUBLIC: Route[] = [
  [
    '/',
    'Escolha sua carreira e organize os estudos para concursos · Posse',
    'Cronometre seus estudos, registre questões e planeje a semana até a posse. Comece grátis.',
  ],
  ['/login', 'Entrar · Posse', 'Entre ou crie sua conta gratuita para organizar seus estudos.'],
  ['/redefinir-senha', 'Redefinir senha · Posse', 'Escolha uma nova senha para a sua conta.'],
  [
    '/entrar-pelo-email',
    'Entrar pelo e-mail · Posse',
    'Entre na sua conta com o link que enviamos por e-mail.',
  ],
]

const OF_A_STUDENT: Route[] = [
  ['/carreiras', 'Escolha sua carreira · Posse', 'Escolha a carreira para a qual você vai estudar.'],
  ['/materias', 'Escolha suas matérias · Posse', 'Escolha as matérias que você vai estudar.'],
  ['/edital', 'Qual é o seu concurso? · Posse', 'Cole o conteúdo programático ou abra o PDF do seu edital.'],
  [
    AREA,
    'Resumo dos estudos · Posse',
    'Veja seu tempo de estudo, suas questões e seu desempenho por matéria.',
  ],
  [
    `${AREA}/cronograma`,
    'Cronograma de Estudos · Posse',
    'Monte seu plano semanal e marque o que já estudou.',
  ],
  [
    `${AREA}/estudar`,
    'Iniciar estudos · Posse',
    'Cronometre seus estudos e registre as questões que você resolveu.',
  ],
  [HISTORY, 'Histórico de estudos · Posse', 'Reveja seus estudos e seu desempenho por matéria e tópico.'],
  [
    `${HISTORY}/registros`,
    'Registros por dia · Posse',
    'Veja, edite e delete seus registros de estudo de qualquer dia.',
  ],
  [
    `${HISTORY}/relatorio`,
    'Relatório de Estudos & Insights · Posse',
    'Um relatório dos seus estudos, com o que melhorar e por onde seguir.',
  ],
  [`${AREA}/carreiras`, 'Minha Carreira · Posse', 'Veja e troque a carreira para a qual você estuda.'],
  [`${AREA}/materias`, 'Minhas Matérias · Posse', 'Veja e troque as matérias que você estuda.'],
  [`${AREA}/concursos`, 'Concursos Abertos · Posse', 'Veja os concursos públicos com inscrições abertas.'],
  [`${AREA}/conta`, 'Minha Conta · Posse', 'Seu nome, sua senha, os aparelhos conectados e os seus dados.'],
  [
    `${AREA}/suporte`,
    'Suporte ao usuário · Posse',
    'Fale com a equipe da Posse e receba a resposta no seu e-mail.',
  ],
]

const hasTitle = async (page: Page, [, title, description]: Route) => {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
}

test('every page has a title and a description of its own', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
}) => {
  // A student who has not studied yet gets no report.
  allowErrors(/status of 422 .*\/reports$/)
  const visit = async (route: Route) =>
    test.step(route[0], async () => {
      await page.goto(route[0])
      await expect(page.locator('h1')).toBeVisible()
      await hasTitle(page, route)
    })
  for (const route of PUBLIC) await visit(route)
  await signUp()
  await choose(page, app.url, { subjects: true })
  for (const route of OF_A_STUDENT) await visit(route)
  const all = [...PUBLIC, ...OF_A_STUDENT]
  for (const at of [1, 2] as const) expect(new Set(all.map((route) => route[at])).size).toBe(all.length)
  // An address that only leads on says what the product is.
  const leadsOn = await (await page.request.get('/estudar')).text()
  expect(leadsOn).toContain('<title>Iniciar estudos · Posse</title>')
  expect(leadsOn).toContain('<meta name="description" content="A melhor plataforma de estudos online"/>')
})

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
    await hasTitle(page, [path, 'Página não encontrada · Posse', 'Algo deu errado.'])
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
