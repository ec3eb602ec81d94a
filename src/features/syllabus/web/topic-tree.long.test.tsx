import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { address, resize, show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import type { StudiedTopic, Syllabus } from '../contract.ts'
import { documentOf } from '../format/tree-document.ts'
import { topicsOf } from '../format/walk.ts'
import { outlineOf } from '../outline/rules.ts'
import type { Subject } from '../tree.ts'
import { TopicTree } from './topic-tree.tsx'

const TODAY = '2026-11-23'

const PORTUGUESE: Subject = {
  name: 'Língua Portuguesa',
  questions: 15,
  topics: [
    { num: '1', text: 'Crase' },
    {
      num: '2',
      text: 'Pontuação',
      children: [
        { num: '2.1', text: 'Vírgula' },
        { num: '2.2', text: 'Ponto final' },
      ],
    },
  ],
}

const LOGIC: Subject = { name: 'Raciocínio Lógico', questions: 5, topics: [{ text: 'Proposições' }] }

/** The tree of these subjects; topics are known by their place in the text, from 1. */
function showTree(
  subjects: readonly Subject[],
  studied: readonly StudiedTopic[] = [],
  targetId = Math.random(),
  known: NonNullable<Syllabus['known']> = [],
) {
  const document = documentOf({ blocks: [{ name: '', subjects: [...subjects] }] })
  const outline = outlineOf(document.blocos, {
    links: topicsOf(document).map(({ topic }, index) => ({ item: topic.id, topics: [index + 1] })),
    subjects: document.blocos
      .flatMap(({ disciplinas }) => disciplinas)
      .map(({ id }, at) => ({ item: id, subject_id: at + 1 })),
    studied: [...studied],
    studied_subjects: [],
    known,
  })
  show(<TopicTree userId="ana" targetId={targetId} name="TRT" outline={outline} today={TODAY} />)
}

const topic = (topic_id: number, over: Partial<StudiedTopic> = {}): StudiedTopic => ({
  topic_id,
  seconds: 3600,
  questions: 0,
  correct: 0,
  learned_on: null,
  last_on: '2026-11-20',
  state: 'in_study',
  ...over,
})

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const names = () =>
  page
    .getByRole('row')
    .elements()
    .map((one) => one.querySelector('.wrap-anywhere')?.textContent)

it('shows the subjects; one that is tapped is the page, with a way on and back to where it stands', async () => {
  showTree([PORTUGUESE, LOGIC])
  await expect.poll(names).toEqual(['Língua Portuguesa', 'Raciocínio Lógico'])
  await expect.element(row('Língua Portuguesa')).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => row('Língua Portuguesa').element().textContent).toMatch('75% da prova')
  await page.getByText('Língua Portuguesa').click()
  await expect.poll(names).toEqual(['1 Crase', '2 Pontuação', '2.1 Vírgula', '2.2 Ponto final'])
  await expect.element(page.getByRole('heading', { name: 'Língua Portuguesa' })).toHaveFocus()
  await expect.element(page.getByText('0 de 3 estudados')).toBeVisible()
  await expect.poll(address).toMatch(/\?materia=/)
  await page.getByRole('button', { name: 'Próxima: Raciocínio Lógico' }).click()
  await expect.poll(names).toEqual(['Proposições'])
  await expect.element(page.getByRole('heading', { name: 'Raciocínio Lógico' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Próxima/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Todas as matérias' }).click()
  await expect.poll(names).toEqual(['Língua Portuguesa', 'Raciocínio Lógico'])
  await expect.element(row('Raciocínio Lógico')).toHaveFocus()
})

it('opens in its place a subject whose arrow is tapped', async () => {
  showTree([PORTUGUESE, LOGIC])
  await expect.poll(names).toHaveLength(2)
  row('Língua Portuguesa').element().querySelector<HTMLElement>('[data-toggle]')?.click()
  await expect.poll(names).toEqual(['Língua Portuguesa', '1 Crase', '2 Pontuação', 'Raciocínio Lógico'])
})

it('keeps the subject in sight whose topics scroll by, until the next begins', async () => {
  const topics = Array.from({ length: 30 }, (_, index) => ({ text: `Assunto ${index + 1}` }))
  showTree([
    { name: 'Direito', topics },
    { ...LOGIC, topics },
  ])
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  const pinned = () => {
    const [bar] = document.querySelectorAll('[aria-hidden] > button')
    return bar && bar.getBoundingClientRect().bottom > 0 && bar.textContent
  }
  await expect.poll(() => names().length).toBeGreaterThan(8)
  expect(pinned()).toBeUndefined()
  window.scrollTo(0, 900)
  await expect.poll(pinned).toBe('DDireito')
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(pinned).toBe('RRaciocínio Lógico')
  ;(document.querySelector('[aria-hidden] > button') as HTMLElement).click()
  await expect.element(page.getByRole('heading', { name: 'Raciocínio Lógico' })).toBeVisible()
  expect(pinned()).toBeUndefined()
})

it('on a phone a topic like its neighbours shows its name alone, and says the rest to a screen reader', async () => {
  await resize(360, 740)
  showTree([{ name: 'Redação', topics: [{ text: 'Tema' }, { text: 'Coesão' }] }])
  await page.getByText('Redação').click()
  await expect.element(row('Tema')).toBeVisible()
  expect(row('Tema').element().textContent).toMatch(/não começado.*50% da prova/)
  expect(row('Tema').element().getBoundingClientRect().height).toBeLessThan(56)
})

it('says in words where each topic stands, and what was done', async () => {
  const right = { questions: 20, correct: 18, learned_on: TODAY, last_on: TODAY, state: 'learned' } as const
  showTree([PORTUGUESE, LOGIC], [topic(1, right), topic(3)])
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await expect
    .poll(() => row('Crase').element().textContent)
    .toMatch(/firme.*1h.*20 questões, 90% certas.*visto hoje/)
  await expect.poll(() => row('Vírgula').element().textContent).toMatch(/em estudo.*visto há 3 dias/)
  await expect.poll(() => row('Proposições').element().textContent).toMatch(/não começado.*25% da prova/)
  await expect.poll(() => row('Língua Portuguesa').element().textContent).toMatch(/1 de 3 estudados.*2h/)
})

it('finds by words without accents, and shows where what is found stands', async () => {
  showTree([PORTUGUESE, LOGIC])
  await page.getByRole('searchbox').fill('virgula')
  await expect.poll(names).toEqual(['Língua Portuguesa', '2 Pontuação', '2.1 Vírgula'])
  await page.getByRole('searchbox').fill('xyz')
  await expect.element(page.getByText('Nada no edital tem essas palavras.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver tudo' }).click()
  await expect.poll(names).toEqual(['Língua Portuguesa', 'Raciocínio Lógico'])
  await expect.element(row('Língua Portuguesa')).toHaveFocus()
})

it('what is there and does not pass the filter is said to be, and found by one tap in the whole edital', async () => {
  showTree([PORTUGUESE, LOGIC], [topic(1)])
  await page.getByText('Não começados (3)').click()
  await page.getByRole('searchbox').fill('crase')
  await expect.element(page.getByText('Nada em “Não começados” tem essas palavras.')).toBeVisible()
  await page.getByRole('button', { name: 'Pesquisar no edital inteiro' }).click()
  await expect.poll(names).toEqual(['Língua Portuguesa', '1 Crase'])
  await expect.element(row('Língua Portuguesa')).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('crase')
  await page.getByText('Não começados (3)').click()
  await page.getByRole('searchbox').fill('xyz')
  await expect.element(page.getByText('Nada no edital tem essas palavras.')).toBeVisible()
})

it('filters what was not begun, what is to be seen again and what is weak', async () => {
  const weak = {
    questions: 10,
    correct: 4,
    learned_on: '2026-08-01',
    last_on: '2026-08-01',
    state: 'again',
  } as const
  showTree([PORTUGUESE, LOGIC], [topic(1, weak), topic(5)])
  await page.getByText('Não começados (2)').click()
  await expect.poll(names).toEqual(['Língua Portuguesa', '2 Pontuação', '2.1 Vírgula', '2.2 Ponto final'])
  await page.getByText('A rever (1)').click()
  await expect.poll(names).toEqual(['Língua Portuguesa', '1 Crase'])
  await page.getByText('Fracos (1)').click()
  await expect.poll(names).toEqual(['Língua Portuguesa', '1 Crase'])
})

it('is walked through by keys with one tab stop', async () => {
  showTree([PORTUGUESE, LOGIC])
  await expect.poll(names).toHaveLength(2)
  ;(row('Língua Portuguesa').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(names).toHaveLength(4)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(row('Pontuação')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(names).toHaveLength(6)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row('Vírgula')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(row('Pontuação')).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{End}')
  await expect.element(row('Raciocínio Lógico')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Estudar Raciocínio Lógico' })).toHaveFocus()
  expect(
    page
      .getByRole('row')
      .elements()
      .filter((one) => one.getAttribute('tabindex') === '0'),
  ).toHaveLength(1)
})

it('opens by a tap or by a key all that is known of a topic, from where one studies it', async () => {
  const right = { questions: 20, correct: 18, learned_on: TODAY, last_on: TODAY, state: 'learned' } as const
  const session = { topic_id: 1, topic: 'Crase', day: TODAY }
  serve({ 'GET /api/api/study-log/ana': () => logPageOf([logged(1, session), logged(2, { topic_id: 3 })]) })
  showTree([PORTUGUESE, LOGIC], [topic(1, right)])
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await page.getByText('Crase').click()
  const sheet = page.getByRole('dialog', { name: 'Crase' })
  await expect
    .poll(() => sheet.element().textContent)
    .toMatch(/Língua Portuguesa.*firme.*Está em dia.*Vale.*% da prova/)
  await expect
    .poll(() => sheet.element().textContent)
    .toMatch(/Tempo1h.*20 questões, 90% certas.*visto hoje.*1 sessão23\/11\/20261h/)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(row('Crase')).toHaveFocus()
  ;(row('Vírgula').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const other = page.getByRole('dialog', { name: 'Vírgula' })
  await expect.poll(() => other.element().textContent).toMatch(/Você ainda não começou este tópico\./)
  await other.getByRole('button', { name: 'Estudar' }).click()
  await expect.poll(address).toBe('/area-do-aluno/estudar')
})

it('says on its sheet that a topic is known, and since when; records say more than that', async () => {
  const known = [1, 3].map((topic_id) => ({ topic_id, studied_on: '2026-08-01' }))
  showTree([PORTUGUESE, LOGIC], [topic(3)], 1, known)
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await expect.poll(() => row('Crase').element().textContent).toMatch(/você disse que já sabe/)
  await expect.poll(() => row('Vírgula').element().textContent).toMatch(/em estudo/)
  await expect.poll(() => row('Língua Portuguesa').element().textContent).toMatch(/0 de 3 estudados/)
  await page.getByText('Vírgula').click()
  await expect.element(page.getByRole('dialog', { name: 'Vírgula' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Já sei' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByText('Crase').click()
  await expect.element(page.getByRole('radio', { name: '3 a 6 meses' })).toBeChecked()
  await page.getByText('Mais de 6 meses').click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect
    .poll(() =>
      studentOutbox('ana')
        .getSnapshot()
        .map(({ body }) => body),
    )
    .toMatchObject([
      { user_id: 'ana', topic_ids: [1], studied_on: '2026-02-26' },
      { user_id: 'ana', topic_ids: [1], studied_on: null },
    ])
})

it('goes to the study page by one tap on a topic', async () => {
  showTree([LOGIC])
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await page.getByRole('button', { name: 'Estudar Proposições' }).click()
  await expect.poll(address).toBe('/area-do-aluno/estudar')
})

it('draws of three thousand topics only what can be seen, and reaches the last by a key', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    num: String(index + 1),
    text: `Assunto ${index + 1}`,
  }))
  showTree([{ name: 'Direito', topics: many }])
  await page.getByRole('button', { name: 'Abrir tudo' }).click()
  await expect.element(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '3001')
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  ;(row('Direito').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('row', { name: /^3000/ })).toHaveFocus()
})
