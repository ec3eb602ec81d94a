import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const PAGE = '/area-do-aluno/importar'

/** A table whose subject nobody knows, with a row that cannot be. */
const TABLE = [
  'Data;Hora;Disciplina;Assunto;Tempo;Questões;Acertos',
  '15/09/2025;10:00;Português;Crase;1h 30m;20;14',
  '16/09/2025;23:40;Português;Pontuação;45min;;',
  '17/09/2025;08:00;Dir. Exótico;;30min;10;7',
  '18/09/2025;08:00;Português;Crase;30min;15;16',
].join('\n')

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp('Ana Souza')
  await chooseSubjects(page, app.url, ['Língua Portuguesa'])
})

test('a student sees what a file says, brings it, undoes it and brings it again', {
  tag: '@long',
}, async ({ page, axe }) => {
  await page.goto('/area-do-aluno')
  await page.getByRole('link', { name: 'Trazer meus estudos' }).click()
  await axe()
  await page.getByLabel('Escolher arquivo').setInputFiles(file('estudos.csv', TABLE))
  await expect(page.getByRole('button', { name: 'Trazer 3 estudos' })).toBeVisible()
  await expect(page.getByText('2h 45min')).toBeVisible()
  await page.getByText('1 linha fica de fora').click()
  await expect(page.getByText('16 certas em 15 questões')).toBeVisible()
  await expect(page.getByLabel('Matéria para “Português”')).toHaveValue(/\d+/)
  await expect(page.getByLabel('Matéria para “Dir. Exótico”')).toHaveValue('new')
  await axe()
  await page.getByRole('button', { name: 'Trazer 3 estudos' }).click()
  await expect(page.getByText('Seus estudos foram trazidos.')).toBeVisible()
  await expect(page.getByText('estudos.csv')).toBeVisible()
  await page.goto('/area-do-aluno/historico-de-estudos')
  await expect(page.getByText('2h 45min').first()).toBeVisible()
  await expect(page.getByText('Dir. Exótico').first()).toBeVisible()

  await page.goto(PAGE)
  await page.getByLabel('Escolher arquivo').setInputFiles(file('estudos.csv', TABLE))
  await expect(page.getByText('Os 3 estudos deste arquivo já estão aqui.')).toBeVisible()
  await page.getByRole('button', { name: 'Trazer outro' }).click()
  await page.getByRole('button', { name: 'Desfazer estudos.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Importação desfeita.')).toBeVisible()
  await page.goto('/area-do-aluno/historico-de-estudos')
  await expect(page.getByRole('link', { name: 'Trazer meus estudos' })).toBeVisible()

  await page.goto(PAGE)
  await page.getByLabel('Ou cole uma tabela').fill(TABLE)
  await page.getByRole('button', { name: 'Ler o que colei' }).click()
  await page.getByRole('button', { name: 'Trazer 3 estudos' }).click()
  await expect(page.getByText('Seus estudos foram trazidos.')).toBeVisible()
})

test('a student is asked what cannot be known: the order of dates, a column, a name', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PAGE)
  const table = 'Quando foi\tOnde\tQtd feitas\n02/09/2025\tRLM\t10\n03/09/2025\tRLM\t12'
  await page.getByLabel('Ou cole uma tabela').fill(table)
  await page.getByRole('button', { name: 'Ler o que colei' }).click()
  await expect(page.getByText('Para contar como estudo')).toBeVisible()
  await page.getByLabel('Questões', { exact: true }).selectOption({ label: 'Qtd feitas (10)' })
  await page.getByLabel('Matéria', { exact: true }).selectOption({ label: 'Onde (RLM)' })
  await expect(page.getByText('“02/09/2025” é que dia?')).toBeVisible()
  await page.getByText('9 de fevereiro').click()
  await expect(page.getByText('de 09/02/2025 a 09/03/2025')).toBeVisible()
  await page.getByLabel('Matéria para “RLM”').selectOption({ label: 'Raciocínio Lógico' })
  await page.getByRole('button', { name: 'Trazer 2 estudos' }).click()
  await expect(page.getByText('Seus estudos foram trazidos.')).toBeVisible()
  await page
    .getByLabel('Ou cole uma tabela')
    .fill(`${table}\n04/09/2025\tRLM\t15`.replace('Quando foi', 'Dia'))
  await page.getByRole('button', { name: 'Ler o que colei' }).click()
  await page.getByLabel('Questões', { exact: true }).selectOption({ label: 'Qtd feitas (10)' })
  await page.getByLabel('Matéria', { exact: true }).selectOption({ label: 'Onde (RLM)' })
  await expect(page.getByText('você já disse')).toBeVisible()
})

test('a file that cannot be read is refused in a sentence', { tag: '@long' }, async ({ page }) => {
  await page.goto(PAGE)
  const pick = (name: string, bytes: number[] | string) =>
    page
      .getByLabel('Escolher arquivo')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes as string) })
  await pick('antigo.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  await expect(page.getByRole('alert')).toContainText('Excel antigo')
  await pick('edital.pdf', '%PDF-1.7')
  await expect(page.getByRole('alert')).toContainText('é um PDF')
  await pick('app.json', '{"a": 1}')
  await expect(page.getByRole('alert')).toContainText('ainda não conheço')
})

test('on a phone a picture of the question site is kept with its days, in the dark as well', {
  tag: '@long',
}, async ({ page, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PAGE)
  const rows = [
    ['Hierarquia', 'índice', 'Questões Resolvidas', 'Acertos (%)', 'Quantidade de acertos'],
    ['', 'Língua Portuguesa', '120', '54', '65'],
    ['01', 'Crase', '120', '54', '65'],
  ]
  await page.getByLabel('Ou cole uma tabela').fill(rows.map((row) => row.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Ler o que colei' }).click()
  await expect(page.getByText('1 assunto, 120 questões, 54 % de acertos')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await axeInLightAndDark()
  await page.getByRole('button', { name: 'Guardar este retrato' }).click()
  await expect(page.getByText('Informe os dois dias')).toBeVisible()
  await page.getByLabel('Desde que dia').fill('01/01/2025')
  await page.getByRole('button', { name: 'Guardar este retrato' }).click()
  await expect(page.getByText('Retrato do seu desempenho salvo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer Tabela colada' })).toBeVisible()
})
