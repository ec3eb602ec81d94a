import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, show } from '../../../../harness/screen.tsx'
import { logPageOf } from '../../../../harness/study-log.ts'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import { ManualEntry } from './manual-entry.tsx'

const LAW = { id: 7, name: 'Direito Constitucional' }
const LANGUAGE = { id: 8, name: 'Língua Portuguesa' }

beforeEach(() => {
  serve({
    'GET /api/api/syllabus/ana/front': () => Response.json({}, { status: 404 }),
    'GET /api/api/study-log/ana': () => logPageOf([]),
  })
})

const open = (subject: typeof LAW, topic: string) => {
  const onSave = vi.fn(async (_key: string, _fields: RecordFields) => undefined)
  show(<ManualEntry userId="ana" subject={subject} topic={topic} onSave={onSave} onClose={vi.fn()} />)
  return onSave
}
const review = page.getByRole('button', { name: 'Revisão' })

it('a student’s typed values are kept for their subject, and not shown for another', async () => {
  open(LAW, 'Controle')
  await field('Horas').fill('2')
  await review.click()
  await userEvent.keyboard('{Escape}')
  open(LANGUAGE, '')
  await expect.element(field('Horas')).toHaveValue('')
  await expect.element(review).toHaveAttribute('aria-pressed', 'false')
  open(LAW, 'Controle')
  await expect.element(field('Horas')).toHaveValue('2')
  await expect.element(review).toHaveAttribute('aria-pressed', 'true')
})

it('facts of a topic do not apply to the next topic', async () => {
  open(LAW, 'Controle')
  await field('Horas').fill('2')
  await review.click()
  open(LAW, 'Crase')
  await expect.element(field('Horas')).toHaveValue('2')
  await expect.element(review).toHaveAttribute('aria-pressed', 'false')
})

it('begins with the page’s topic, and stores and saves a different typed one', async () => {
  open(LAW, 'Controle')
  await expect.element(field('Tópico')).toHaveValue('Controle')
  await field('Tópico').fill('Poder constituinte')
  await field('Horas').fill('2')
  await userEvent.keyboard('{Escape}')
  const onSave = open(LAW, 'Controle')
  await expect.element(field('Tópico')).toHaveValue('Poder constituinte')
  await button('Salvar').click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[1]).toMatchObject({ topic: 'Poder constituinte', study_time: 7200 })
})

it('has the topic chosen last, on the page or in the entry', async () => {
  open(LAW, 'Controle')
  await field('Tópico').fill('Poder constituinte')
  await userEvent.keyboard('{Escape}')
  open(LAW, 'Crase')
  await expect.element(field('Tópico')).toHaveValue('Crase')
})

it('has no topic if the page’s is removed', async () => {
  const onSave = open(LAW, 'Controle')
  await field('Tópico').fill('')
  await field('Horas').fill('1')
  await button('Salvar').click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[1]).toMatchObject({ topic: '' })
})
