import type { Page } from '@playwright/test'
import { test as away, untilInstalled, untilStored } from '../harness/journey/offline-test.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { enterMinutes, field } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import type { SyllabusPage } from '../src/features/syllabus/contract.ts'

const PAGE = '/area-do-aluno/edital'

/** Conteúdo programático in the numbering that Cebraspe uses, made up for this journey. */
const TEXT = `CONTEÚDO PROGRAMÁTICO
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos. 2 Emprego do sinal indicativo de crase. 3 Regência verbal e nominal. 4 Concordância verbal e nominal. 5 Pontuação.
DIREITO CONSTITUCIONAL: 1 Princípios fundamentais. 2 Direitos e garantias fundamentais. 2.1 Direitos e deveres individuais e coletivos. 2.2 Direitos sociais. 3 Organização do Estado. 4 Controle de constitucionalidade.
RACIOCÍNIO LÓGICO: 1 Estruturas lógicas. 2 Lógica de argumentação. 3 Proposições simples e compostas. 4 Tabelas-verdade. 5 Equivalências.`

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Nothing leaves the screen at the side. */
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

/** Reads the pasted text and comes to the tree beside it. */
async function read(page: Page) {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Qual é o seu concurso?' })).toBeVisible()
  await page.getByLabel('Texto do edital').fill(TEXT)
  await button(page, 'Ler o edital').click()
  const heading = page.getByRole('heading', { name: 'Confira o que foi lido' })
  await expect(heading, 'a step is read from its heading on').toBeFocused()
  await expect(heading).toBeInViewport()
}

async function use(page: Page) {
  await page.getByLabel('Órgão ou concurso').fill('Tribunal de Exemplo')
  await page.getByLabel('Cargo').fill('Técnico')
  await page.getByRole('textbox', { name: 'Dia da prova' }).fill('14032099')
  await button(page, 'Usar este edital').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
}

test('a student pastes an edital, corrects it, uses it, and sees study counted in its tree', async ({
  page,
  app,
  signUp,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  await read(page)
  await expect(page.getByText('3 matérias, 15 tópicos')).toBeVisible()
  await fits(page)

  await row(page, /^3 Regência/).click()
  await fits(page)
  await button(page, 'Renomear ou dividir').click()
  await field(page, 'Texto').fill('Regência')
  await page.reload()
  await expect(
    row(page, /^3 Regência$/),
    'a reload keeps what was read and was being put right',
  ).toBeVisible()

  await button(page, 'Usar este edital').click()
  await expect(page.getByText('Informe o órgão ou o nome do concurso.')).toBeVisible()
  await expect(page.getByLabel('Órgão ou concurso')).toBeFocused()
  await use(page)

  await page.getByText('Língua Portuguesa', { exact: true }).click()
  await button(page, 'Estudar Emprego do sinal indicativo de crase').click()
  await expect(field(page, 'Matéria')).toHaveValue('Língua Portuguesa')
  await expect(field(page, 'Tópico')).toHaveValue('Emprego do sinal indicativo de crase')
  await button(page, 'Inserir Manualmente').click()
  await page.getByText('Terminei o tópico').click()
  await page.getByText('Teoria', { exact: true }).click()
  await field(page, 'Minutos').fill('40')
  await button(page, 'Salvar').click()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await field(page, 'Matéria').fill('raciocínio')
  await page.getByRole('option', { name: 'Raciocínio Lógico' }).click()
  await expect(field(page, 'Tópico'), 'a topic belongs to its subject').toHaveValue('')

  await page.goto(PAGE)
  await page.getByText('Língua Portuguesa', { exact: true }).click()
  await expect(row(page, /Emprego do sinal indicativo de crase/)).toContainText(/firme.*40min.*visto hoje/)
  await button(page, 'Todas as matérias').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  await expect(page.getByText(/^1 de 15 tópicos$/)).toBeVisible()
  await fits(page)
})

test('a student adds an amended edital, sees what changed, and keeps the study', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp()
  await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  await read(page)
  await axe()
  await row(page, /^3 Regência/).click()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await fits(page)
  }
  await use(page)
  await axe()
  const compare = async (text: string) => {
    await page.getByLabel('Texto do edital').fill(text)
    await button(page, 'Ler o edital').click()
  }
  await button(page, 'Mais opções').click()
  await button(page, 'Abrir retificação').click()
  await compare(TEXT)
  await expect(page.getByText('Nada mudou para estudar.')).toBeVisible()
  await button(page, 'Comparar outro').click()
  await compare(
    TEXT.replace(' 5 Pontuação.', ' 5 Pontuação. 6 Ortografia oficial.').replace(' 5 Equivalências.', ''),
  )
  await expect(page.getByText('1 tópico novo, 1 saiu (guardado).')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Novos' })).toContainText('Ortografia oficial')
  await axe()
  await button(page, 'Aceitar a retificação').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  await page.getByText('Língua Portuguesa', { exact: true }).click()
  await expect(row(page, /Ortografia oficial/)).toBeVisible()
})

test('a student who began with only an exam’s name adds its edital later, also after a reload', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  await page.goto(PAGE)
  await button(page, 'Ainda não tenho o edital').click()
  await page.getByLabel('Órgão ou concurso').fill('Tribunal de Exemplo')
  await button(page, 'Salvar').click()
  await button(page, 'Adicionar o edital').click()
  await page.getByLabel('Texto do edital').fill(TEXT)
  await button(page, 'Ler o edital').click()
  const read = page.getByRole('heading', { name: 'Confira o que foi lido' })
  await expect(read).toBeVisible()
  await page.reload()
  await expect(read).toBeVisible()
  await expect(page.getByLabel('Órgão ou concurso'), 'it has its name').toHaveCount(0)
  await button(page, 'Usar este edital').click()
  await expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()
  await expect(page.getByText('Tribunal de Exemplo').first()).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: 'Concurso', exact: true }),
    'it is the only one',
  ).toHaveCount(0)
})

away(
  'without a network the tree opens, is marked, changed and studied from, and all of it is sent once it is back',
  { tag: '@long' },
  async ({ page, app, network, signUp, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUp()
    const { userId, call } = await chooseSubjects(page, app.url, ['Língua Portuguesa'])
    await read(page)
    await use(page)
    await expect(page.getByRole('heading', { name: 'O que você já estudou?' })).toBeInViewport()
    await untilInstalled(page)
    await untilStored(page, 'syllabus', 'study-log', 'study-subjects')
    network.cut()
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'O que você já estudou?' })
    await button(page, 'Marcar vários').click()
    await dialog.getByText('Língua Portuguesa', { exact: true }).click()
    await dialog.getByRole('button', { name: /tópicos de Direito Constitucional$/ }).click()
    await dialog.getByText('2 Direitos e garantias fundamentais', { exact: true }).click()
    await dialog
      .getByRole('group', { name: /nesta matéria$/ })
      .getByText('Mais de 6 meses')
      .click()
    await axe()
    await page.goBack()
    await expect(dialog, 'the phone’s own way back closes it').toHaveCount(0)
    await page.goForward()
    await expect(dialog.getByText('7 de 15 tópicos marcados'), 'and keeps the ticks').toBeVisible()
    await button(page, 'Salvar').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Anotado: você já sabe 7 tópicos.')).toBeInViewport()
    await button(page, 'Abrir tudo').click()
    await expect(row(page, /Direitos sociais/)).toContainText('você disse que já sabe')
    await button(page, 'Desfazer').click()
    await expect(page.getByText('Não começados (15)')).toBeVisible()
    await button(page, 'Marcar vários').click()
    await dialog.getByText('Raciocínio Lógico', { exact: true }).click()
    await button(page, 'Salvar').click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Marcar o que já sei')).toBeVisible()

    await button(page, 'Editar').click()
    await row(page, /^5 Pontuação/).click()
    await button(page, 'Renomear ou dividir').click()
    await field(page, 'Texto').fill('Pontuação e vírgula')
    // Leaving the editor keeps the typed text as a change.
    await button(page, 'Voltar').click()
    await expect(page.getByText('1 mudança não salva')).toBeVisible()
    await button(page, 'Salvar mudanças').click()
    await expect(page.getByText('Há mudanças no edital aguardando conexão.')).toBeVisible()
    await page.getByText('Língua Portuguesa', { exact: true }).click()
    await button(page, 'Estudar Emprego do sinal indicativo de crase').click()
    await enterMinutes(page, 30)
    const isThere = async () => {
      await page.goto(PAGE)
      await page.getByText('Língua Portuguesa', { exact: true }).click()
      await expect(row(page, /Pontuação e vírgula/)).toBeVisible()
      await expect(row(page, /crase/)).toContainText(/em estudo.*30min/)
    }
    await isThere()
    network.restore()
    await expect(page.getByText('Há mudanças no edital aguardando conexão.')).toHaveCount(0, {
      timeout: 30_000,
    })
    await isThere()
    const known = async () => ((await call(`GET /syllabus/${userId}/front`)) as SyllabusPage).syllabus?.known
    await expect.poll(known, { timeout: 15_000 }).toHaveLength(5)
  },
)
