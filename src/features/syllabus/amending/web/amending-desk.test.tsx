import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, serve } from '../../../../../harness/answers.ts'
import { button, field, show } from '../../../../../harness/screen.tsx'
import { compare } from '../../amendment/compare.ts'
import { LIMITS, type Syllabus } from '../../contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { AmendingDesk } from './amending-desk.tsx'

const editalOf = (...topics: string[]) =>
  documentOf({
    blocks: [
      { name: '', subjects: [{ name: 'LÍNGUA PORTUGUESA', topics: topics.map((text) => ({ text })) }] },
    ],
  })

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

/** A student who opens an amendment; the calls that the screen makes. */
function amend(): Asked[] {
  const asked = serve({
    'POST /api/api/syllabus/reading': () => ({ document: AFTER, removed: [], outside: [] }),
    'POST /api/api/syllabus/1/difference': () => ({ revision: 1, difference: compare(BEFORE, AFTER) }),
  })
  show(
    <Suspense>
      <AmendingDesk userId={crypto.randomUUID()} syllabus={SYLLABUS} onDone={() => undefined} />
    </Suspense>,
  )
  return asked
}

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
  expect(asked).toEqual([])
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
  expect(asked).toEqual([])
})
