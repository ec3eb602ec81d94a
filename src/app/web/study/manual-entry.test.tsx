import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { field, show } from '../../../../harness/screen.tsx'
import { ManualEntry } from './manual-entry.tsx'

const LAW = { id: 7, name: 'Direito Constitucional' }
const LANGUAGE = { id: 8, name: 'Língua Portuguesa' }

beforeEach(() => {
  serve({ 'GET /api/api/syllabus/ana/front': () => Response.json({}, { status: 404 }) })
})

const open = (subject: typeof LAW, topic: string) =>
  show(
    <ManualEntry
      userId="ana"
      subject={subject}
      topic={topic}
      onSave={vi.fn(async () => undefined)}
      onClose={vi.fn()}
    />,
  )
const review = page.getByRole('button', { name: 'Revisão' })

it('what was typed for a subject is there when it is opened again, and not for another subject', async () => {
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

it('what was said of a topic is not said of the next', async () => {
  open(LAW, 'Controle')
  await field('Horas').fill('2')
  await review.click()
  open(LAW, 'Crase')
  await expect.element(field('Horas')).toHaveValue('2')
  await expect.element(review).toHaveAttribute('aria-pressed', 'false')
})
