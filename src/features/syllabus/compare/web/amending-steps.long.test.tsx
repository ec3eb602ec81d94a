import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type ReceivedCall, serve } from '../../../../../harness/answers.ts'
import { button, field, show } from '../../../../../harness/screen.tsx'
import type { Check } from '../../checking/rules.ts'
import { LIMITS, type Syllabus } from '../../contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { compare } from '../compare.ts'
import { AmendingSteps } from './amending-steps.tsx'

const subjectOf = (name: string, ...topics: string[]) =>
  documentOf({ blocks: [{ name: '', subjects: [{ name, topics: topics.map((text) => ({ text })) }] }] })
const editalOf = (...topics: string[]) => subjectOf('LÍNGUA PORTUGUESA', ...topics)

const BEFORE = editalOf('Emprego do sinal indicativo de crase', 'Regência verbal e nominal')
const AFTER = editalOf('Emprego do acento indicativo da crase', 'Regência verbal, nominal e colocação')

const SYLLABUS: Syllabus = {
  target: {
    id: 1,
    body: 'TRT',
    position: '',
    board: '',
    exam_day: null,
    in_front: true,
    topics: 2,
    revision: 1,
    notice_url: null,
    points: null,
    went: '',
    created_at: '2026-11-01T12:00:00.000Z',
  },
  document: BEFORE,
  links: [],
  subjects: [],
  studied: [],
  studied_subjects: [],
}

function amend(before = BEFORE, after = AFTER, check?: Check): ReceivedCall[] {
  const asked = serve({
    'GET /api/api/catalogue': () => [],
    'POST /api/api/syllabus/reading': () => ({ document: after, removed: [], outside: [], check }),
    'POST /api/api/syllabus/1/difference': () => ({ revision: 1, difference: compare(before, after) }),
    'POST /api/api/syllabus/1/amendments': () => ({ message: 'Edital salvo.', revision: 2 }),
  })
  const syllabus = { ...SYLLABUS, document: before }
  show(
    <Suspense>
      <AmendingSteps userId={crypto.randomUUID()} syllabus={syllabus} onDone={() => undefined} />
    </Suspense>,
  )
  return asked
}

const sent = (asked: ReceivedCall[]) => asked.filter(({ call }) => call.startsWith('POST'))

it('reads what changed from its heading on, and asks of each topic by its name', async () => {
  amend()
  await field('Texto do edital').fill('Português: crase.')
  await button('Ler o edital').click()
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(group('É o mesmo tópico? Emprego do acento indicativo da crase')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Retificação' })).toHaveFocus()
  await expect.element(page.getByText('Língua Portuguesa').first()).toBeVisible()
  await group('É o mesmo tópico? Regência verbal, nominal e colocação')
    .getByText('São tópicos diferentes')
    .click()
  await expect
    .element(
      group('É o mesmo tópico? Emprego do acento indicativo da crase').getByLabelText('É o mesmo tópico'),
    )
    .toBeChecked()
})

it('shows first what the amended edital may have lost, and compares again what is brought back', async () => {
  const text = 'Colocação dos pronomes átonos'
  const behind = { subject: 0, topics: 2 }
  const asked = amend(BEFORE, AFTER, {
    leftOut: [{ text, behind }],
    empty: [],
    pages: [],
    damage: ['columns'],
  })
  await field('Texto do edital').fill('Português: crase.')
  await button('Ler o edital').click()
  await expect.element(page.getByRole('heading', { name: 'Confira antes de usar' })).toBeVisible()
  await expect.element(page.getByText(/^O texto parece ter duas colunas misturadas/)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await button('Trazer de volta').click()
  const compared = () => asked.filter(({ call }) => call.endsWith('/difference'))
  await expect.poll(() => compared().length).toBe(2)
  const body = compared().at(-1)?.body as { document: SyllabusDocument }
  // Every reading is answered by the same two topics here.
  expect(body.document.blocos[0]?.disciplinas[0]?.topicos).toHaveLength(4)
})

it('asks once about a subject that may be another, waits for the answer, and sends it for each topic', async () => {
  const language = (name: string) =>
    subjectOf(name, 'Compreensão de textos', 'Itens gramaticais', 'Vocabulário')
  const asked = amend(language('LÍNGUA INGLESA'), language('LÍNGUA ESPANHOLA'))
  await field('Texto do edital').fill('Espanhol: vocabulário.')
  await button('Ler o edital').click()
  await expect
    .element(page.getByText('1 matéria precisa da sua decisão: o que você estudou deve continuar contando?'))
    .toBeVisible()
  const question = page.getByRole('group', { name: 'É a mesma matéria? Língua Espanhola', exact: true })
  await expect.element(question.getByLabelText('É a mesma matéria')).not.toBeChecked()
  await button('Aceitar a retificação').click()
  await expect.element(page.getByText('Diga antes se é a mesma matéria.')).toBeInViewport({ ratio: 1 })
  await expect.element(question.getByLabelText('É a mesma matéria')).toHaveFocus()
  expect(asked.some(({ call }) => call.endsWith('/amendments'))).toBe(false)

  await question.getByText('São matérias diferentes').click()
  await expect.element(page.getByText('Diga antes se é a mesma matéria.')).not.toBeInTheDocument()
  await button('Decidir tópico por tópico (3)').click()
  const vocabulary = page.getByRole('group', { name: 'É o mesmo tópico? Vocabulário', exact: true })
  await expect.element(vocabulary.getByLabelText('São tópicos diferentes')).toBeChecked()
  await vocabulary.getByText('É o mesmo tópico').click()
  await button('Aceitar a retificação').click()
  const sent = () => asked.find(({ call }) => call.endsWith('/amendments'))?.body as { decisions: object }
  await expect.poll(sent).toBeDefined()
  expect(Object.values(sent().decisions).map((becomes) => becomes.length)).toEqual([0, 0, 1])
})

it('sends an amendment whose answer got lost as the same one, and as another once a decision is', async () => {
  amend()
  await field('Texto do edital').fill('Português: crase.')
  await button('Ler o edital').click()
  const answered = vi.mocked(fetch).getMockImplementation()
  const keys: (string | null)[] = []
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/amendments')) return (answered as typeof fetch)(input, init)
    keys.push(request.headers.get('Idempotency-Key'))
    throw new TypeError('Failed to fetch')
  })
  await button('Aceitar a retificação').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await button('Aceitar a retificação').click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toMatch(/^[\w-]{8,}$/)
  expect(keys[1]).toBe(keys[0])
  await page
    .getByRole('group', { name: 'É o mesmo tópico? Regência verbal, nominal e colocação', exact: true })
    .getByText('São tópicos diferentes')
    .click()
  await button('Aceitar a retificação').click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
})

it('names the topic above words that are asked about and occur several times', async () => {
  const edital = (above: string) =>
    documentOf({
      blocks: [
        {
          name: '',
          subjects: [{ name: 'DIREITO CIVIL', topics: [{ text: above, children: [{ text: 'Conceito' }] }] }],
        },
      ],
    })
  amend(edital('Posse'), edital('Usucapião'))
  await field('Texto do edital').fill('Direito Civil: conceito.')
  await button('Ler o edital').click()
  await expect.element(page.getByRole('group', { name: 'É o mesmo tópico? Conceito' })).toBeVisible()
  await expect.element(page.getByText('Posse · Direito Civil')).toBeVisible()
  await expect.element(page.getByText('Usucapião · Direito Civil')).toBeVisible()
})

it('says before it is sent that a text is too long', async () => {
  const asked = amend()
  await expect.element(field('Texto do edital')).toBeVisible()
  const place = field('Texto do edital').element() as HTMLTextAreaElement
  place.setRangeText(`${'x'.repeat(99)}\n`.repeat(LIMITS.pasted / 100 + 1))
  place.dispatchEvent(new Event('input', { bubbles: true }))
  await button('Ler o edital').click()
  await expect
    .element(page.getByText(/^O texto é longo demais .* Deixe só o conteúdo programático/))
    .toBeVisible()
  expect(sent(asked)).toEqual([])
})

it('says of a Word file dropped under the name of a PDF what to do with it', async () => {
  const asked = amend()
  await expect.element(page.getByText('ou solte o arquivo aqui')).toBeInTheDocument()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(
    new File(['PK\u0003\u0004 word/document.xml'], 'edital.pdf', { type: 'application/pdf' }),
  )
  const place = page.getByText('ou solte o arquivo aqui').element()
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByText(/o arquivo não é um\. Abra-o .* e salve como PDF/)).toBeVisible()
  expect(sent(asked)).toEqual([])
})
