import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { field } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

const PAGE = '/area-do-aluno/edital'

/** An edital for three posts, made up for this journey. */
const TEXT = `CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS BÁSICOS PARA TODOS OS CARGOS
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos. 2 Emprego do sinal indicativo de crase. 3 Regência verbal e nominal. 4 Pontuação.
CONHECIMENTOS ESPECÍFICOS
CARGO 1: CONTADOR
CONTABILIDADE PÚBLICA: 1 Plano de contas. 2 Demonstrações contábeis. 3 Balanço orçamentário. 4 Restos a pagar.
CARGO 2: ENFERMEIRO
SAÚDE PÚBLICA: 1 Sistema Único de Saúde. 2 Vigilância epidemiológica. 3 Imunização. 4 Saúde da família.
CARGO 3: ENGENHEIRO CIVIL
OBRAS PÚBLICAS: 1 Fundações. 2 Estruturas de concreto. 3 Orçamento de obras. 4 Fiscalização de contratos.`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const question = (page: Page) => page.getByRole('heading', { name: 'Qual é o seu cargo?' })
const review = (page: Page) => page.getByRole('heading', { name: 'Confira o que foi lido' })

async function paste(page: Page) {
  await field(page, 'Texto do edital').fill(TEXT)
  await button(page, 'Ler o edital').click()
  await expect(question(page), 'a step is read from its heading on').toBeFocused({ timeout: 30_000 })
}

/** A new student with one subject pastes the edital, and is asked for the post. */
async function pasteAnew(page: Page, url: string) {
  const student = await chooseSubjects(page, url, ['Língua Portuguesa'])
  await page.goto(PAGE)
  await paste(page)
  return student
}

async function use(page: Page) {
  await button(page, 'Usar este edital').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  await button(page, 'Abrir tudo').click()
}

async function otherPost(page: Page) {
  await button(page, 'Mais opções').click()
  await button(page, 'Mesmo edital, outro cargo').click()
}

test('a student who pastes an edital for several posts chooses one, and another post keeps what both share', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { userId, call, subjects } = await pasteAnew(page, app.url)
  await expect(page.getByText('Achei 3 cargos neste edital.')).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.reload()
  await page.getByRole('searchbox', { name: 'Pesquise o cargo...' }).fill('enferm')
  await expect(page.getByRole('list', { name: 'Cargos' }).getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(review(page)).toBeFocused()
  await expect(page.getByText('2 matérias, 8 tópicos')).toBeVisible()
  await expect(field(page, 'Cargo')).toHaveValue('Cargo 2: Enfermeiro')
  await field(page, 'Órgão ou concurso').fill('Prefeitura de Exemplo')
  await axe()
  await use(page)
  await expect(row(page, /^Obras/i)).toHaveCount(0)

  await call('POST /user-study-records', {
    user_id: userId,
    subject_id: subjects[0]?.id,
    topic: 'Emprego do sinal indicativo de crase',
    study_time: 40 * 60,
    questions_resolved: 10,
    correct_answers: 9,
  })
  await otherPost(page)
  await expect(question(page)).toBeFocused()
  await button(page, 'Cargo 3: Engenheiro Civil').click()
  await expect(field(page, 'Órgão ou concurso')).toHaveValue('Prefeitura de Exemplo')
  await expect(field(page, 'Cargo')).toHaveValue('Cargo 3: Engenheiro Civil')
  await use(page)
  await expect(row(page, /crase/)).toContainText(/firme.*40min.*10 questões, 90% certas/)
  await expect(row(page, /Fundações/)).toContainText('não começado')
  await expect(row(page, /^Saúde/i)).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Concurso' }).locator('option')).toHaveCount(2)
})

test('a student who chose the wrong post, or all, goes back to the choice and keeps the corrections', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await pasteAnew(page, app.url)
  await button(page, 'Ler tudo').click()
  await expect(page.getByText('4 matérias, 16 tópicos')).toBeVisible()
  await expect(page.getByText('Todos os cargos do edital')).toBeVisible()
  await row(page, /^3 Regência/).click()
  await button(page, 'Renomear ou dividir').click()
  await field(page, 'Texto').fill('Regência')
  await button(page, 'Salvar').click()
  await button(page, 'Trocar de cargo').click()
  await button(page, 'Cargo 1: Contador').click()
  await expect(page.getByText('2 matérias, 8 tópicos')).toBeVisible()
  await expect(row(page, /^3 Regência$/), 'what posts have in common stays put right').toBeVisible()
  await button(page, 'Trocar de cargo').click()
  await button(page, 'Importar outro').click()
  await expect(field(page, 'Texto do edital')).toHaveValue(TEXT)
})

test('a student on another device adds the same edital for a second post, with the first one’s exam names', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await pasteAnew(page, app.url)
  await button(page, 'Cargo 1: Contador').click()
  await field(page, 'Órgão ou concurso').fill('Prefeitura de Exemplo')
  await use(page)
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await page.reload()
  await otherPost(page)
  await expect(page.getByRole('heading', { name: 'Mesmo edital, outro cargo' })).toBeFocused()
  await paste(page)
  await button(page, 'Cargo 2: Enfermeiro').click()
  await expect(field(page, 'Órgão ou concurso')).toHaveValue('Prefeitura de Exemplo')
  await expect(review(page)).toBeVisible()
})

const where = (page: Page) => page.getByRole('heading', { name: 'Onde está o conteúdo programático?' })
const RULES =
  'O candidato fará a inscrição no prazo do edital, e o recurso será julgado pela banca.\n'.repeat(12)
const BASIC = `LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Crase. 3 Regência verbal. 4 Pontuação.
INFORMÁTICA: 1 Planilhas eletrônicas. 2 Correio eletrônico. 3 Redes de computadores. 4 Segurança da informação.
`
const LAW = `DIREITO ADMINISTRATIVO: 1 Atos administrativos. 2 Poderes. 3 Licitações. 4 Contratos administrativos.
DIREITO CONSTITUCIONAL: 1 Direitos fundamentais. 2 Organização do Estado. 3 Poder Legislativo. 4 Controle.
`
const counts = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test('a student who pastes a whole edital shows where its programme is, if it was found twice or not at all', {
  tag: '@long',
}, async ({ page, app, signUp, axe, allowErrors }) => {
  allowErrors(/422/)
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  await page.goto(PAGE)
  const twice = `${RULES}ANEXO I – CONTEÚDO PROGRAMÁTICO: NÍVEL MÉDIO
${BASIC}ANEXO II – CRONOGRAMA
${RULES}ANEXO III – CONTEÚDO PROGRAMÁTICO: NÍVEL SUPERIOR
${LAW}ANEXO IV – REQUERIMENTO
${RULES}`
  await field(page, 'Texto do edital').fill(twice)
  await button(page, 'Ler o edital').click()
  await expect(where(page), 'it is asked before there is a tree').toBeFocused({ timeout: 30_000 })
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.reload()
  await page
    .getByRole('button', { name: /^ANEXO III/ })
    .first()
    .click()
  await expect(review(page)).toBeFocused()
  await counts(page, '2 matérias, 8 tópicos')
  await expect(row(page, /DIREITO CONSTITUCIONAL/i)).toBeVisible()
  await button(page, 'O conteúdo está em outro trecho?').click()
  await button(page, 'Voltar').click()
  await counts(page, '2 matérias, 8 tópicos')
  await button(page, 'Importar outro').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar outro' }).click()
  await button(page, 'Ler o edital').click()
  await button(page, 'Ler tudo').click()
  await counts(page, '4 matérias, 16 tópicos')

  await button(page, 'Importar outro').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar outro' }).click()
  const sections = ['DAS VAGAS', 'DAS INSCRIÇÕES', 'DAS PROVAS', 'DOS RECURSOS', 'DA POSSE']
  const rules = sections.map((name, index) => `${index + 1} ${name}\n${RULES}`).join('')
  await field(page, 'Texto do edital').fill(`${rules}6 ASSUNTOS COBRADOS\n${LAW}7 DO FORO\n${RULES}`)
  await button(page, 'Ler o edital').click()
  await button(page, 'Mostrar onde está').click()
  await expect(where(page)).toBeFocused({ timeout: 30_000 })
  await page.getByRole('searchbox', { name: 'Procurar no texto...' }).fill('assuntos')
  await page.getByRole('button', { name: /^6 ASSUNTOS COBRADOS/ }).click()
  await expect(page.getByText('Agora toque na primeira linha que já não é dele.')).toBeVisible()
  await expect(where(page)).toBeFocused()
  await axe()
  await page.getByRole('button', { name: /^7 DO FORO/ }).click()
  await expect(review(page)).toBeFocused()
  await expect(row(page, /DIREITO CONSTITUCIONAL/i)).toBeVisible()
  await expect(page.getByText('recurso será julgado')).toHaveCount(0)
})
