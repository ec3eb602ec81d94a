import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const PAGE = '/area-do-aluno/importar'

const NOTES = [
  '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6',
  'g1\tBásico\tTRT::Língua Portuguesa\tCrase antes de <b>verbo</b>?\tNunca.\t',
  'g2\tBásico\tTRT::Língua Portuguesa\t<img src="mapa.jpg">\tNorte\t',
  'g3\tBásico\tExótica\tQuem pode?\tTodos.\t',
].join('\n')

/** The short form in which TEC writes it. */
const INDEX = [
  '\uFEFFHierarquia;Índice;Quantidade;Porcentagem',
  ';Direito Constitucional;400;100,00%',
  '01;Controle de constitucionalidade;20;5,00%',
  '02;Direitos sociais;350;87,50%',
  '03;Sem Classificação;30;7,50%',
].join('\r\n')

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('Anki’s notes become cards of a phone’s student, and leave with their import', {
  tag: '@long',
}, async ({ page, app, signUp, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { userId, call } = await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  const cards = async () => ((await call(`GET /mistakes/user/${userId}`)) as { question: string }[]).length
  await page.goto(PAGE)
  await choose(page, 'anki.txt', NOTES)
  await expect(page.getByText('2 cartões em 2 matérias')).toBeVisible()
  await page.getByText('1 linha fica de fora').click()
  await expect(page.getByText('a pergunta é só uma imagem ou um áudio')).toBeVisible()
  await axeInLightAndDark()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Trazer 2 cartões' }).click()
  await expect(page.getByText('Seus cartões foram trazidos.')).toBeVisible()
  await page.goto('/area-do-aluno/erros')
  await expect(page.getByText('2 cartões, 3min')).toBeVisible()

  await page.goto(PAGE)
  await choose(page, 'anki.txt', NOTES)
  await expect(page.getByText('2 cartões já estão aqui e não vêm de novo.')).toBeVisible()
  await page.getByRole('button', { name: 'Trazer outro' }).click()
  await page.getByRole('button', { name: 'Desfazer anki.txt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Importação desfeita.')).toBeVisible()
  expect(await cards()).toBe(0)
})

test('TEC’s index of a notebook says what counts most in the student’s edital', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  const { userId, call } = await chooseSubjects(page, app.url, ['Direito Constitucional'])
  const topicos = [
    { id: 'c1', texto: 'Controle de constitucionalidade' },
    { id: 'c2', texto: 'Direitos sociais' },
  ]
  const disciplinas = [{ id: 'd1', nome: 'Direito Constitucional', questoes: 30, topicos }]
  const about = { formato: 'edital-aberto/1', id: 'tribunal', versao: 1, banca: 'FGV' }
  await page.goto(PAGE)
  await choose(page, 'indice.csv', INDEX)
  await expect(page.getByText('primeiro escolha o seu')).toBeVisible()
  const document = { ...about, blocos: [{ id: 'b', nome: '', disciplinas }] }
  await call('POST /targets', { user_id: userId, body: 'Tribunal', document })

  await page.goto(PAGE)
  await choose(page, 'indice.csv', INDEX)
  await expect(page.getByText('2 tópicos do seu edital neste caderno')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Direitos sociais' })).toContainText(
    '350 questões · alta',
  )
  await page.getByRole('button', { name: 'Usar estas importâncias' }).click()
  await expect(page.getByText('Os pesos do seu edital mudaram.')).toBeVisible()
  await choose(page, 'indice.csv', INDEX)
  await expect(page.getByText('nenhum muda de importância')).toBeVisible()
})
