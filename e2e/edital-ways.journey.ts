import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { field } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'
import { lockedPdf, pdfOf, pdfOfPictures } from '../harness/pdf/make-pdf.ts'

const PAGE = '/area-do-aluno/edital'
const PORTUGUESE = 'Língua Portuguesa'
const LONGER = 30_000

/** Made up, with a topic that the catalogue's edital has as well. */
const TEXT = `CONTEÚDO PROGRAMÁTICO
LÍNGUA PORTUGUESA: 1 Compreensão de textos. 2 Emprego do sinal indicativo de crase. 3 Regência verbal e nominal.
DIREITO CONSTITUCIONAL: 1 Princípios fundamentais. 2 Direitos e garantias fundamentais. 2.1 Direitos sociais. 3 Organização do Estado.`

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const settled = (page: Page) => expect(page.getByRole('heading', { name: 'Onde você está' })).toBeVisible()

/** The first minutes: subjects, and the call of the API that studies a topic by its words. */
async function begin(page: Page, url: string) {
  const { userId, call, subjects } = await chooseSubjects(page, url, [PORTUGUESE])
  const study = (topic: string, minutes: number) =>
    call('POST /user-study-records', {
      user_id: userId,
      subject_id: subjects[0]?.id,
      topic,
      study_time: minutes * 60,
      questions_resolved: 10,
      correct_answers: 8,
    })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Qual é o seu concurso?' })).toBeVisible()
  return { userId, call, study }
}

const paste = async (page: Page, text: string) => {
  await field(page, 'Texto do edital').fill(text)
  await button(page, 'Ler o edital').click()
}

async function more(page: Page, entry: string) {
  await button(page, 'Mais opções').click()
  await button(page, entry).click()
}

async function useAs(page: Page, body: string) {
  await expect(page.getByRole('heading', { name: 'Confira o que foi lido' })).toBeVisible({ timeout: LONGER })
  await field(page, 'Órgão ou concurso').fill(body)
  await button(page, 'Usar este edital').click()
  await settled(page)
}

/** From the disk, from which a browser takes also 40 MB at once. */
async function choose(page: Page, name: string, content: Buffer | Uint8Array | string) {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  await page.getByLabel('Escolher arquivo').setInputFiles(path)
}

/** Returns the row of the topic that all these editais share. */
async function shared(page: Page): Promise<string> {
  await page.getByRole('searchbox').fill('compreensão')
  await expect(row(page, /Compreensão de textos/)).toContainText(
    /firme.*50min.*10 questões, 80% certas.*visto hoje/,
  )
  const said = await row(page, /Compreensão de textos/).innerText()
  await page.getByRole('searchbox').fill('')
  // The share of the exam is another in each edital.
  return said.replace(/[\d,]+%\s+da prova/, '')
}

test('a student takes a catalogue edital by one tap, then adds a PDF and a file, and every sum stays', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  const { study } = await begin(page, app.url)
  await study('Compreensão de textos', 50)
  await page.getByRole('searchbox', { name: 'Órgão, cargo ou banca...' }).fill('escriturario comercial')
  await button(page, 'Usar este edital: Banco do Brasil S.A., Escriturário – Agente Comercial, 2022').click()
  await settled(page)
  const before = await shared(page)

  await more(page, 'Adicionar outro concurso')
  await choose(page, 'edital.pdf', await pdfOf(TEXT.split('\n')))
  await useAs(page, 'Tribunal de Exemplo')
  expect(await shared(page)).toBe(before)

  const target = page.getByRole('combobox', { name: 'Concurso' })
  await target.focus()
  await target.selectOption(await target.locator('option', { hasText: 'Banco do Brasil' }).innerText())
  await expect(page.getByText(/^0 de \d+ tópicos|^1 de 97 tópicos/)).toBeVisible()
  await expect(target, 'the keyboard is where it was').toBeFocused()
  expect(await shared(page)).toBe(before)

  await more(page, 'Exportar o edital')
  const saving = page.waitForEvent('download')
  await button(page, 'Salvar como Edital aberto (.json)').click()
  const saved = await readFile(await (await saving).path())
  await button(page, 'Fechar').click()
  await more(page, 'Adicionar outro concurso')
  await choose(page, 'edital.json', saved)
  await expect(page.getByText('8 matérias, 97 tópicos')).toBeVisible()
  await useAs(page, 'Banco de um colega')
  expect(await shared(page)).toBe(before)

  await more(page, 'Adicionar outro concurso')
  await page.getByRole('searchbox', { name: 'Órgão, cargo ou banca...' }).fill('escriturario comercial')
  await button(page, 'Usar este edital: Banco do Brasil S.A., Escriturário – Agente Comercial, 2022').click()
  await expect(page.getByText('Este concurso está na frente agora.'), 'it is not made twice').toBeVisible()
})

test('a student decides each line of an amendment, and the study goes where the student says', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await signUp()
  const { study } = await begin(page, app.url)
  await paste(page, TEXT)
  await useAs(page, 'Tribunal de Exemplo')
  await study('Emprego do sinal indicativo de crase', 30)
  await study('Regência verbal e nominal', 20)
  await page.reload()
  await more(page, 'Abrir retificação')
  await paste(
    page,
    TEXT.replace('do sinal indicativo de crase', 'do acento indicativo da crase').replace(
      'Regência verbal e nominal',
      'Regência verbal, nominal e colocação',
    ),
  )
  const asked = page.getByRole('region', { name: 'Confira' })
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await asked
    .getByRole('listitem')
    .filter({ hasText: 'colocação' })
    .getByText('São tópicos diferentes')
    .click()
  await axe()
  await button(page, 'Aceitar a retificação').click()
  await settled(page)
  await button(page, 'Abrir tudo').click()
  await expect(row(page, /acento indicativo da crase/)).toContainText(/firme.*30min/)
  await expect(row(page, /Regência verbal, nominal e colocação/)).toContainText('não começado')
  await expect(row(page, /^Língua Portuguesa/i)).toContainText('50min')
})

test('a student sees news of the exam’s page on the edital and the home, and opens the amendment from it', {
  tag: '@long',
}, async ({ page, app, signUp, axe, allowErrors }) => {
  allowErrors(/status of 422/)
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { userId, call } = await begin(page, app.url)
  await paste(page, TEXT)
  await useAs(page, 'Tribunal de Exemplo')
  await more(page, 'Acompanhar a página do concurso')
  const address = field(page, 'Endereço da página')
  await address.fill('http://127.0.0.1/')
  await button(page, 'Acompanhar').click()
  await expect(page.getByText('Informe o endereço da página, começando com')).toBeVisible()
  await address.fill('https://banca.example/concurso')
  await axe()
  await button(page, 'Acompanhar').click()
  await expect(page.getByText('Página em acompanhamento.')).toBeVisible()
  const [watch] = (await call(`GET /page-watches/${userId}`)) as object[]
  const found = { id: 1, kind: 'amendment', name: 'Retificação nº 1', found_at: '2026-11-20T12:00:00.000Z' }
  const news = [{ ...found, link: 'https://banca.example/r1.pdf' }]
  await page.route(`**/page-watches/${userId}`, (route) => route.fulfill({ json: [{ ...watch, news }] }))
  await page.reload()
  const told = page.getByRole('region', { name: 'Saiu na página do concurso' })
  await expect(told.getByRole('link', { name: 'Retificação nº 1' })).toHaveAttribute(
    'href',
    'https://banca.example/r1.pdf',
  )
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.goto('/area-do-aluno')
  await expect(told).toContainText('Tribunal de Exemplo')
  await told.getByRole('link', { name: 'Abrir a retificação' }).click()
  await expect(page.getByRole('heading', { name: 'Retificação', exact: true })).toBeVisible()
  await page
    .getByRole('region', { name: 'Saiu um edital novo' })
    .getByRole('searchbox')
    .fill('escriturario comercial')
  await button(page, 'Usar este edital: Banco do Brasil S.A., Escriturário – Agente Comercial, 2022').click()
  await expect(page.getByText(/94 tópicos novos, .* 4 saíram/)).toBeVisible({ timeout: LONGER })
})

test('a student who leaves the tree half edited reads that the changes stay, and finds them', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await begin(page, app.url)
  await paste(page, TEXT)
  await useAs(page, 'Tribunal de Exemplo')
  await button(page, 'Editar').click()
  await row(page, /^3 Regência/).click()
  await button(page, 'Remover').click()
  await expect(page.getByText('1 mudança não salva')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByText(/1 mudança ainda não foi salva: guardamos neste aparelho/)).toBeVisible()
  await page.goto(`${PAGE}?passo=editar`)
  await expect(page.getByText('1 mudança não salva')).toBeVisible()
  await row(page, /^2 Emprego/).click()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked, 'the browser asks before the page goes').toEqual(['beforeunload'])
  await expect(page.getByText('1 mudança não salva')).toBeVisible()
  await button(page, 'Descartar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await settled(page)
  await button(page, 'Abrir tudo').click()
  await expect(row(page, /^3 Regência/)).toBeVisible()
})

const topic = (id: string, texto: string, filhos: unknown[] = []) => ({ id, texto, filhos })
const file = (topicos: unknown[]) =>
  JSON.stringify({
    formato: 'edital-aberto/1',
    id: 'e',
    versao: 1,
    blocos: [{ id: 'b', nome: 'B', disciplinas: [{ id: 'd', nome: 'Direito', topicos }] }],
  })

test('a student reads what to do about an unusable file, and nothing of it is stored', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/status of 4\d\d/)
  await signUp()
  const { userId, call } = await begin(page, app.url)
  const text = 'Bom dia! Segue a lista de compras da semana.'
  await paste(page, text)
  await expect(page.getByText(/Não reconheci/)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Texto do edital'), 'nothing typed is lost').toHaveValue(text)
  const BAD: [name: string, bytes: Buffer | Uint8Array | string, sentence: RegExp][] = [
    ['fotos.pdf', await pdfOfPictures(3), /feito de imagens, sem texto\. Procure/],
    ['senha.pdf', lockedPdf(), /protegido por senha\. Tire a senha/],
    ['grande.pdf', Buffer.alloc(40 * 1024 * 1024, '%PDF-1.7 '), /mais de 10 MB\. Envie só as páginas/],
    ['torto.pdf', '%PDF-1.7 quebrado', /danificado\. Baixe o edital de novo/],
    [
      'ciclo.json',
      file([topic('t1', 'Crase', [topic('t1', 'Crase')])]),
      /dentro dele mesmo\. Tire a repetição/,
    ],
    ['foto.png', 'xyz', /Não lemos este tipo de arquivo\./],
    ['meio.json', '{"formato": "edital-aberto/1", ', /não é um JSON completo/],
  ]
  for (const [name, bytes, sentence] of BAD) {
    await choose(page, name, bytes)
    const said = page.getByRole('alert').filter({ hasText: sentence })
    await expect(said, name).toBeVisible({ timeout: LONGER })
    expect((await said.innerText()).length, `${name}: short enough to be read`).toBeLessThan(260)
  }
  expect(await call(`GET /syllabus/${userId}/front`)).toMatchObject({ targets: [], syllabus: null })

  await choose(
    page,
    'html.json',
    file([topic('t1', '<img src=x onerror=alert(1)>Crase'), topic('t2', 'Vírgula')]),
  )
  await expect(row(page, /<img src=x onerror=alert\(1\)>Crase/), 'markup is text').toBeVisible()
})
