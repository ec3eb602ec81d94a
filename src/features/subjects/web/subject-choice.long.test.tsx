import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { address, button, show } from '../../../../harness/screen.tsx'
import { copy } from '../copy.ts'
import { SubjectChoice } from './subject-choice.tsx'

// A success notice closes by itself: on a busy machine before a test can tap it.
vi.mock('../../../web/ui/notices.ts', async (original) => ({
  ...(await original<typeof import('../../../web/ui/notices.ts')>()),
  NOTICE_MS: 60_000,
}))

const NAMES = [
  'Administração Financeira e Orçamentária',
  'Direito Administrativo',
  'Direito Constitucional',
  'Direito Previdenciário',
  'Informática',
  'Língua Portuguesa',
  'Xadrez',
]
const SUBJECTS = NAMES.map((name, nth) => ({ id: nth + 1, name }))
const STUDENT = {
  user_id: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  career_id: 1,
  career_name: 'Previdência Social',
  subject_ids: [] as number[],
  syllabus: null,
  time_zone: null,
  day_starts_at: 0,
}
const CALL = 'POST /api/api/user-subjects'

const open = (subject_ids: number[] = [], inArea = false, career_name: string | null = STUDENT.career_name) =>
  show(
    <SubjectChoice student={{ ...STUDENT, subject_ids, career_name }} subjects={SUBJECTS} inArea={inArea} />,
    '/materias',
  )
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const chips = () =>
  page
    .getByRole('region', { name: 'Suas matérias' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const save = button('Salvar e Avançar')
const search = page.getByPlaceholder('Pesquise a matéria...')

it('the career’s subjects stand first and are added at once, the rest by area, each subject once', async () => {
  const calls = serve({ [CALL]: () => Response.json({ message: 'Matérias salvas com sucesso!' }) })
  open()
  await expect
    .poll(headings)
    .toEqual(['Sugeridas para Previdência Social', 'Criadas por você', 'Administração'])
  await button('Adicionar todas').click()
  await expect.element(page.getByText('5 matérias selecionadas')).toBeVisible()
  await expect.element(button('Todas adicionadas')).toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect.poll(address).toBe('/area-do-aluno/estudar')
  expect(calls).toMatchObject([{ body: { subject_ids: [6, 5, 3, 2, 4] } }])
})

it.each([
  ['202', () => Response.json({ message: 'Matérias salvas com sucesso!' }, { status: 202 })],
  ['204', () => new Response(null, { status: 204 })],
  ['a sentence of its own', () => Response.json({ message: 'Tudo certo!' })],
  ['a page', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
])('a choice that is answered %s was not saved, which is said, and stays', async (_what, answer) => {
  serve({ [CALL]: answer })
  open([2, 3])
  await save.click()
  const alert = page.getByRole('alertdialog')
  await expect.element(alert.getByText(copy.failed.unknown)).toBeVisible()
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect.poll(chips).toEqual(['Direito Administrativo', 'Direito Constitucional'])
  expect(address()).toBe('/materias')
})

it('the front edital’s subjects stand first instead, to be taken back as they were', async () => {
  const syllabus = { name: 'Prefeitura de Niterói', subject_ids: [3, 7] }
  show(
    <SubjectChoice student={{ ...STUDENT, subject_ids: [3], syllabus }} subjects={SUBJECTS} inArea />,
    '/materias',
  )
  await expect
    .poll(headings)
    .toEqual(['Do edital: Prefeitura de Niterói', 'Conhecimentos gerais', 'Direito', 'Administração'])
  await button('Adicionar todas').click()
  await expect.poll(chips).toEqual(['Direito Constitucional', 'Xadrez'])
})

it('a career of one’s own suggests nothing, and the subjects stand by area', async () => {
  open([], false, 'Guarda portuária')
  await expect
    .poll(headings)
    .toEqual(['Criadas por você', 'Conhecimentos gerais', 'Direito', 'Administração'])
  await expect.element(button('Adicionar todas')).not.toBeInTheDocument()
})

it('the search answers to candidates’ words, the best first', async () => {
  open()
  await search.fill('afo')
  await expect.element(page.getByText('1 matéria encontrada')).toBeInTheDocument()
  await expect.element(button('Administração Financeira e Orçamentária')).toBeVisible()
  await search.fill('adm dir')
  await button('Direito Administrativo').click()
  await expect.poll(chips).toEqual(['Direito Administrativo'])
  await search.fill('tabuleiro')
  await expect.element(page.getByText('Matéria não encontrada')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Xadrez')).toBeVisible()
})

it('chosen subjects stand as chips, each of which removes its own and leaves the focus at the next', async () => {
  open([2, 3, 5])
  await expect.poll(chips).toEqual(['Direito Administrativo', 'Direito Constitucional', 'Informática'])
  await button('Remover Direito Constitucional').click()
  await expect.poll(chips).toEqual(['Direito Administrativo', 'Informática'])
  await expect.element(button('Remover Informática')).toHaveFocus()
  await expect.element(button('Direito Constitucional')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}')
  await expect.poll(chips).toEqual([])
  await expect.element(save).toHaveAccessibleDescription('Você precisa selecionar ao menos uma matéria antes')
})

it('inside the area there is nothing to save until something changed', async () => {
  serve({ [CALL]: () => Response.json({ message: 'Matérias salvas com sucesso!' }) })
  open([2, 3], true)
  await expect.element(save).toHaveAccessibleDescription('Nada mudou nas suas matérias')
  await button('Informática').click()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await button('Informática').click()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})

it('outside it a choice made before leads on as it is', async () => {
  open([2, 3])
  await expect.element(save).not.toHaveAttribute('aria-disabled')
})

it('all subjects are one stop of Tab, and arrows go from one to the next, over headings too', async () => {
  open([3], false, 'Guarda portuária')
  await expect.element(button('Xadrez')).toBeVisible()
  await button('Criar Matéria').element().focus()
  await userEvent.tab()
  await expect.element(button('Direito Constitucional')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(button('Xadrez')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight} ')
  await expect.element(button('Informática')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(button('Xadrez')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(button('Administração Financeira e Orçamentária')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Remover Direito Constitucional')).toHaveFocus()
  await userEvent.tab()
  await expect.element(save).toHaveFocus()
})

it('a new subject without a name is refused at its field, which takes the focus', async () => {
  open()
  await button('Criar Matéria').click()
  await button('Criar').click()
  const name = page.getByRole('textbox', { name: 'Nome da matéria' })
  await expect.element(name).toHaveAccessibleDescription('O nome da matéria não pode estar vazio!')
  await expect.element(name).toHaveFocus()
})

it('a choice that cannot be saved without a network stays, and the student reads what keeps it', async () => {
  serve({
    [CALL]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  open([3], true)
  await button('Xadrez').click()
  await save.click()
  const failed = page.getByRole('alertdialog', { name: 'Erro!' })
  await expect
    .element(
      failed.getByText(
        'Erro de conexão com o servidor. Deixe esta página aberta e salve quando houver conexão.',
      ),
    )
    .toBeVisible()
  await failed.getByRole('button', { name: 'OK' }).click()
  await expect.element(button('Xadrez')).toHaveAttribute('aria-pressed', 'true')
})
