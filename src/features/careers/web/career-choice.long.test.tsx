import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { address, button, show } from '../../../../harness/screen.tsx'
import { CareerChoice } from './career-choice.tsx'

// A success notice closes by itself: on a busy machine before a test can tap it.
vi.mock('../../../web/ui/notices.ts', async (original) => ({
  ...(await original<typeof import('../../../web/ui/notices.ts')>()),
  NOTICE_MS: 60_000,
}))

const CAREERS = ['Bancária', 'Diplomacia', 'Magistratura'].map((name, nth) => ({
  id: nth + 1,
  name,
  icon: 'account',
}))
const STUDENT = {
  user_id: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  career_id: null,
  career_name: null,
  subject_ids: [],
  syllabus: null,
  time_zone: null,
  day_starts_at: 0,
}
const CALL = 'POST /api/api/user-career'

const open = (inArea = false, career_id: number | null = null) =>
  show(<CareerChoice student={{ ...STUDENT, career_id }} careers={CAREERS} inArea={inArea} />, '/carreiras')
const card = (name: string) => button(name)
const onward = button('Avançar')
const alert = page.getByRole('alertdialog')
const ok = () => alert.getByRole('button', { name: 'OK' }).click()

it('one career is chosen at a time, none beforehand, and without one there is no way on', async () => {
  const calls = serve({})
  open()
  await expect.element(onward).toHaveAttribute('aria-disabled', 'true')
  await expect.element(onward).toHaveAccessibleDescription('Você precisa selecionar uma carreira antes')
  await card('Bancária').click()
  await card('Diplomacia').click()
  await expect.element(card('Bancária')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('Carreira escolhida: Diplomacia')).toBeVisible()
  await card('Diplomacia').click()
  await expect.element(page.getByText('Nenhuma carreira escolhida')).toBeVisible()
  await expect.element(onward).toHaveAttribute('aria-disabled', 'true')
  expect(calls).toEqual([])
})

it('the search takes no notice of accents and case, says how many it found, and when none', async () => {
  open()
  await page.getByPlaceholder('Pesquise a carreira...').fill('BANCARIA')
  await expect.element(page.getByText('1 carreira encontrada')).toBeInTheDocument()
  await expect.element(card('Bancária')).toBeVisible()
  await expect.element(card('Diplomacia')).not.toBeInTheDocument()
  await page.getByPlaceholder('Pesquise a carreira...').fill('xyz')
  await expect.element(page.getByText('Carreira não encontrada')).toBeVisible()
})

it('the letters and offices that candidates say find the career', async () => {
  open()
  await page.getByPlaceholder('Pesquise a carreira...').fill('juiz')
  await expect.element(card('Magistratura')).toBeVisible()
  await expect.element(card('Diplomacia')).not.toBeInTheDocument()
  await page.getByPlaceholder('Pesquise a carreira...').fill('BB')
  await expect.element(card('Bancária')).toBeVisible()
})

it('inside the area the chosen career has nothing to save, another has', async () => {
  open(true, 2)
  await expect.element(onward).toHaveAccessibleDescription('Esta já é a sua carreira')
  await card('Bancária').click()
  await expect.element(onward).not.toHaveAttribute('aria-disabled')
})

it('the careers are one stop of Tab, in which arrows go from card to card', async () => {
  open()
  await expect.element(card('Bancária')).toBeVisible()
  await button('Criar Nova Carreira').element().focus()
  await userEvent.tab()
  await expect.element(card('Bancária')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Diplomacia')).toHaveFocus()
  await userEvent.keyboard('{End} ')
  await expect.element(card('Magistratura')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await expect.element(onward).toHaveFocus()
})

it('a failed save is reported and keeps the choice; a saved one leads to the subjects', async () => {
  const replies = [failing('internal'), Response.json({ message: 'Carreira salva com sucesso!' })]
  const calls = serve({ [CALL]: () => replies.shift() })
  open()
  await card('Magistratura').click()
  await onward.click()
  await expect.element(alert.getByText('Não foi possível salvar a carreira. Tente novamente.')).toBeVisible()
  await ok()
  await expect.element(card('Magistratura')).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/carreiras')
  await onward.click()
  await expect.element(alert.getByText('Carreira salva com sucesso!')).toBeVisible()
  await ok()
  await expect.poll(address).toBe('/materias')
  expect(calls).toMatchObject([0, 1].map(() => ({ call: CALL, body: { user_id: 'ana', career_id: 3 } })))
})

it.each([
  ['202', () => Response.json({ message: 'Carreira salva com sucesso!' }, { status: 202 })],
  ['204', () => new Response(null, { status: 204 })],
  ['a page', () => new Response('<h1>Wi-Fi</h1>', { status: 403 })],
])('a career that is answered %s was not saved, which is said, and stays', async (_what, answer) => {
  serve({ [CALL]: answer })
  open()
  await card('Magistratura').click()
  await onward.click()
  await expect.element(alert.getByText('Não foi possível salvar a carreira. Tente novamente.')).toBeVisible()
  await ok()
  await expect.element(card('Magistratura')).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/carreiras')
})

it('a career of one’s own is created by its name, refused words stay, and it is chosen', async () => {
  const created = { id: 9, name: 'Xadrez', icon: 'account' }
  const replies = [
    failing('conflict', 'Já existe uma carreira com este nome.'),
    Response.json({ message: 'Carreira criada com sucesso!', data: created }, { status: 201 }),
  ]
  serve({ 'POST /api/api/careers': () => replies.shift() })
  open()
  await button('Criar Nova Carreira').click()
  const name = page.getByRole('textbox', { name: 'Nome da carreira' })
  await name.fill('   ')
  await button('Criar').click()
  await expect.element(name).toHaveAccessibleDescription(/O nome da carreira não pode estar vazio!/)
  await name.fill('Xadrez')
  await button('Criar').click()
  await expect
    .element(page.getByRole('dialog').getByText('Já existe uma carreira com este nome.'))
    .toBeVisible()
  await expect.element(name).toHaveValue('Xadrez')
  await button('Criar').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
