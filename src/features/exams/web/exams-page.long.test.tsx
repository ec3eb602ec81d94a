import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { button, show } from '../../../../harness/screen.tsx'
import type { Exam, ExamList } from '../contract.ts'
import { copy } from '../copy.ts'
import ExamsPage from './exams-page.tsx'

const PATH = '/area-do-aluno/concursos'

const exam = (titulo: string, regiao: string, status: Exam['status'] = 'open') => ({
  titulo,
  regiao,
  status,
  periodo_inscricao: '',
  situacao: '',
  link: null,
  link_edital: [],
  opens_on: null,
  closes_on: null,
})

const LISTED = [
  exam('PMPI - Polícia Militar', 'PIAUÍ', 'closing'),
  exam('Prefeitura de Ribeirão', 'SÃO PAULO', 'closing'),
  exam('TCESP - Tribunal de Contas', 'SÃO PAULO'),
  exam('PC - Polícia Civil', 'MINAS GERAIS', 'upcoming'),
  exam('Câmara de São Geraldo', 'MINAS GERAIS', 'closed'),
]

const listOf = (listed: readonly Omit<Exam, 'index'>[], stale = false): ExamList => ({
  items: listed.map((one, index) => ({ index, ...one })),
  fetched_at: '2026-03-10T12:30:00.000Z',
  source: { name: 'noticias.example', url: 'https://www.noticias.example' },
  stale,
})

/** The address past the path that the page has last written into the bar, which the test keeps from it. */
const written = () => String(vi.mocked(history.replaceState).mock.lastCall?.[2]).split('?')[1]

beforeEach(() => {
  vi.spyOn(history, 'replaceState').mockReturnValue()
})

const open = (answer: () => unknown, search = '') => {
  serve({ 'GET /api/api/exams': answer })
  show(<ExamsPage />, PATH + search)
}
const field = page.getByRole('searchbox', { name: copy.search })
const choose = (select: string, option: string) =>
  userEvent.selectOptions(page.getByRole('combobox', { name: select }), option)
const shows = (...titles: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('article')
        .elements()
        .map(({ textContent }) => titles.find((title) => textContent?.includes(title)) ?? textContent),
    )
    .toEqual(titles)

it('finds exams by title or region without accents, by region and by situation, and all of them again', async () => {
  open(() => listOf(LISTED))
  await field.fill('policia')
  await shows('PMPI', 'Polícia Civil')
  await field.fill('SAO PAULO')
  await shows('Ribeirão', 'TCESP')
  await choose(copy.status, copy.statuses.closing)
  await shows('Ribeirão')
  await expect.poll(written).toBe('busca=SAO+PAULO&situacao=closing')
  await field.click()
  await userEvent.keyboard('{Escape}')
  await choose(copy.region, 'MINAS GERAIS')
  await expect.element(page.getByText('Nenhum concurso encontrado', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Tente ajustar os termos de pesquisa...')).toBeVisible()
  await choose(copy.status, copy.statuses.closed)
  await shows('São Geraldo')
  await expect.element(page.getByText('1 concurso', { exact: true })).toBeVisible()
  await field.fill('não existe')
  await button(copy.noMatch.action).click()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(LISTED.length)
  await expect.poll(written).toBeUndefined()
})

it('keeps search and filters in the address', async () => {
  open(() => listOf(LISTED), '?busca=SAO+PAULO&situacao=closing')
  await shows('Ribeirão')
  await expect.element(field).toHaveValue('SAO PAULO')
})

it('finds one in a list of hundreds', async () => {
  open(() => listOf(Array.from({ length: 400 }, (_, nth) => exam(`Prefeitura nº ${nth}`, 'BAHIA'))))
  await expect.element(page.getByText('400 concursos')).toBeVisible()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(400)
  await field.fill('nº 399')
  await shows('nº 399')
})

it('shows the last good list with its date while the source fails, and no word of that else', async () => {
  open(() => listOf(LISTED, true))
  await expect
    .element(page.getByText(/^Não conseguimos atualizar os concursos na fonte\..*10\/03\/2026, \d\d:\d\d\.$/))
    .toBeVisible()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(LISTED.length)
  open(() => listOf(LISTED))
  await expect.element(page.getByText(/^Lista de 10\/03\/2026, /)).toBeVisible()
  await expect.element(page.getByText(/Não conseguimos atualizar/)).not.toBeInTheDocument()
})

it.each([
  ['could not be loaded', () => failing('forbidden')],
  ['is empty, without a source', () => ({ ...listOf([]), fetched_at: null, source: null })],
])('a list that %s is said to be none now, and comes on a new try', async (_what, first) => {
  const replies = [first(), listOf(LISTED)]
  open(() => replies.shift())
  await expect.element(page.getByText('Nenhum concurso encontrado', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Não foi possível carregar os concursos no momento. Tente novamente mais tarde.'))
    .toBeVisible()
  await button('Tentar novamente').click()
  await expect.poll(() => page.getByRole('article').elements().length).toBe(LISTED.length)
})
