import type { Page } from '@playwright/test'
import { doubleClick } from '../harness/journey/double-click.ts'
import { expect, test } from '../harness/journey/test.ts'

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page) => page.getByRole('alertdialog')

async function refused(page: Page, message: string) {
  await expect(alert(page)).toContainText(`Erro!${message}`)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page)).toBeHidden()
}

/** Outside the area a success message goes away by itself, as the way goes on; inside it asks for OK. */
async function saved(page: Page, message: string) {
  await expect(alert(page)).toContainText(`Sucesso!${message}`)
  if (page.url().includes('/area-do-aluno')) await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page)).toBeHidden()
}

async function chooseCareer(page: Page, name: string) {
  await card(page, name).click()
  await page.getByRole('button', { name: 'Avançar', exact: true }).click()
  await saved(page, 'Carreira salva com sucesso!')
}

async function chooseSubjects(page: Page, names: string[]) {
  for (const name of names) await card(page, name).click()
  await page.getByRole('button', { name: 'Salvar e Avançar' }).click()
  await saved(page, 'Matérias salvas com sucesso!')
}

test('a new student chooses what to study', { tag: '@long' }, async ({ page, signUp, axe }) => {
  await signUp()
  await page.goto('/area-do-aluno')
  await expect(page).toHaveURL(/\/carreiras$/)
  await expect(page).toHaveTitle('Escolha sua carreira · Posse')

  const advance = page.getByRole('button', { name: 'Avançar', exact: true })
  await advance.focus()
  const why = 'Você precisa selecionar uma carreira antes'
  await expect(advance).toHaveAccessibleDescription(why)
  await expect(page.getByRole('tooltip', { name: why })).toBeVisible()
  await advance.press('Enter')
  await expect(alert(page)).toBeHidden()

  await card(page, 'Magistratura').click()
  await expect(card(page, 'Magistratura')).toHaveAttribute('aria-pressed', 'true')
  await card(page, 'Bancária').click()
  await expect(card(page, 'Magistratura')).toHaveAttribute('aria-pressed', 'false')
  await card(page, 'Bancária').click()
  await expect(card(page, 'Bancária')).toHaveAttribute('aria-pressed', 'false')
  await chooseCareer(page, 'Magistratura')

  await expect(page).toHaveURL(/\/materias$/)
  await expect(page.getByRole('button', { name: 'Salvar e Avançar' })).toHaveAccessibleDescription(
    'Você precisa selecionar ao menos uma matéria antes',
  )
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(card(page, 'Magistratura')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await card(page, 'Direito Penal').click()
  await expect(page.getByText('1 matéria selecionada')).toBeVisible()
  await page.getByPlaceholder('Pesquise a matéria...').fill('direito ci')
  await axe()
  await chooseSubjects(page, ['Direito Civil'])
  await expect(page).toHaveURL(/\/area-do-aluno\/estudar$/)
  // The first chosen subject, not the first by name.
  await expect(page.getByRole('combobox', { name: 'Matéria' })).toHaveValue('Direito Penal')
})

test('a career or subject that a student creates is chosen', { tag: '@long' }, async ({
  page,
  signUp,
  allowErrors,
  axe,
}) => {
  allowErrors(/409/)
  await signUp()
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto('/carreiras')
  await expect(card(page, 'Magistratura')).toBeVisible()
  await page.getByRole('button', { name: 'Criar Nova Carreira' }).click()
  const dialog = page.getByRole('dialog')
  const careerName = dialog.getByLabel('Nome da carreira')
  await expect(careerName).toBeFocused()
  const create = dialog.getByRole('button', { name: 'Criar', exact: true })
  await careerName.fill('policia FEDERAL')
  await careerName.press('Enter')
  await expect(careerName).toHaveAccessibleDescription(/Já existe uma carreira com esse nome!/)
  await expect(careerName).toHaveValue('policia FEDERAL')
  await axe()
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await careerName.fill('guarda PORTUÁRIA')
  // The second click falls on another career, and chooses none.
  await doubleClick(create, () => expect(dialog).toHaveCount(0))
  await expect(card(page, 'Guarda portuária')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Carreira criada com sucesso!')).toBeVisible()
  expect(posts).toEqual(['/api/api/careers'])
  await page.getByRole('button', { name: 'Avançar', exact: true }).click()
  await saved(page, 'Carreira salva com sucesso!')

  await expect(card(page, 'Didática')).toBeVisible()
  await page.getByPlaceholder('Pesquise a matéria...').fill('Direito espacial e interplanetário')
  await page.getByRole('button', { name: 'Criar Matéria' }).click()
  await expect(dialog.getByRole('heading', { name: 'Nova Matéria' })).toBeVisible()
  const subjectName = dialog.getByLabel('Nome da matéria')
  await expect(subjectName).toHaveValue('Direito espacial e interplanetário')
  await expect(subjectName).toHaveAccessibleDescription(/Tem 34 letras; cabem 25\./)
  await subjectName.fill('didatica')
  await subjectName.press('Enter')
  await expect(subjectName).toHaveAccessibleDescription(/Já existe uma matéria com esse nome!/)
  await subjectName.fill('Direito Espacial')
  await subjectName.press('Enter')
  await expect(card(page, 'Direito Espacial')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 matéria selecionada')).toBeVisible()
})

test('a student changes career and subjects inside the area, and a failed save keeps the choice', {
  tag: '@long',
}, async ({ page, context, signUp, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await signUp()
  await page.goto('/carreiras')
  await chooseCareer(page, 'Bancária')
  await chooseSubjects(page, ['Auditoria', 'Didática'])

  await page.goto('/area-do-aluno/carreiras')
  const career = page.getByRole('region', { name: 'Sua carreira' }).getByRole('button')
  await expect(career).toHaveText(['Bancária'])
  await chooseCareer(page, 'Diplomacia')
  await expect(page).toHaveURL(/\/area-do-aluno\/carreiras$/)
  await expect(career).toHaveText(['Diplomacia'])

  await card(page, 'Magistratura').click()
  await page.route('**/api/api/user-career', (route) => route.abort())
  await page.getByRole('button', { name: 'Avançar', exact: true }).click()
  await refused(page, 'Erro ao comunicar com o servidor. Verifique sua conexão.')
  await expect(card(page, 'Magistratura')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/area-do-aluno/materias')
  const yours = page.getByRole('region', { name: 'Suas matérias' }).getByRole('button')
  await expect(yours).toHaveText(['Auditoria', 'Didática'])
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeHidden()
  await card(page, 'Didática').click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Salvar e Avançar' }).click()
  await refused(page, 'Erro de conexão com o servidor.')
  await expect(card(page, 'Didática')).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  await chooseSubjects(page, ['Biologia'])
  await expect(page).toHaveURL(/\/area-do-aluno\/materias$/)
  await expect(yours).toHaveText(['Auditoria', 'Biologia'])
  await page.reload()
  await expect(yours).toHaveText(['Auditoria', 'Biologia'])
})

test('a student chooses everything by keyboard alone', { tag: '@long' }, async ({ page, signUp }) => {
  await signUp()
  await page.goto('/carreiras')
  await page.getByPlaceholder('Pesquise a carreira...').focus()
  await page.keyboard.type('magistratura')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Criar Nova Carreira' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Magistratura')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/materias$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(card(page, 'Didática')).toBeVisible()
  await page.getByRole('button', { name: 'Criar Matéria' }).press('Enter')
  await expect(page.getByLabel('Nome da matéria')).toBeFocused()
  await page.keyboard.type('Xadrez')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Xadrez')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Salvar e Avançar' }).press('Enter')
  await expect(page).toHaveURL(/\/area-do-aluno\/estudar$/)
})

test('on a phone both pages have the action under the thumb, and a way to sign out', {
  tag: '@long',
}, async ({ page, signUp, axe, allowErrors }) => {
  // Calls under way when the student leaves are refused.
  allowErrors(/status of 401/)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, action] of [
    ['/carreiras', 'Avançar'],
    ['/materias', 'Salvar e Avançar'],
  ] as const) {
    await signUp()
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveText(/^Olá, Ana Souza\s*Sair$/)
    await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('button', { name: action, exact: true })).toBeInViewport({ ratio: 1 })
    await axe()
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page).toHaveURL(/:\d+\/$/)
  }
})
