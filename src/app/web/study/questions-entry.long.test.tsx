import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, show } from '../../../../harness/screen.tsx'
import { logPageOf } from '../../../../harness/study-log.ts'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { QuestionsEntry } from './questions-entry.tsx'

const LAW = { id: 7, name: 'Direito Constitucional' }
const LANGUAGE = { id: 8, name: 'Língua Portuguesa' }

beforeEach(() => {
  serve({
    'GET /api/api/study-log/ana': () => logPageOf([]),
    'GET /api/api/syllabus/ana/front': () => Response.json({}, { status: 404 }),
  })
})

function open(subject: ChosenSubject | null) {
  const onSave = vi.fn(async () => undefined)
  show(
    <QuestionsEntry
      userId="ana"
      subjects={[LAW, LANGUAGE]}
      subject={subject}
      topic="Controle"
      onSave={onSave}
      onClose={vi.fn()}
    />,
  )
  return onSave
}
const language = page.getByRole('radio', { name: 'Língua Portuguesa' })

it('a student’s unsaved questions are kept with their subject and topic, whatever the page has chosen meanwhile', async () => {
  open(LAW)
  await page.getByText('Língua Portuguesa').click()
  await expect.element(language).toBeChecked()
  await field('Total de questões').fill('20')
  await field('Tópico').fill('Crase')
  await userEvent.keyboard('{Escape}')
  const onSave = open(null)
  await expect.element(language).toBeChecked()
  await expect.element(field('Total de questões')).toHaveValue('20')
  await expect.element(field('Tópico')).toHaveValue('Crase')
  await button('Salvar').click()
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      LANGUAGE,
      expect.objectContaining({ questions_resolved: 20, topic: 'Crase' }),
    ),
  )
  open(LAW)
  await expect.element(field('Total de questões')).toHaveValue('')
  await expect.element(field('Tópico')).toHaveValue('Controle')
  await expect.element(language).not.toBeChecked()
})

it('Cancelar discards them', async () => {
  open(LAW)
  await field('Total de questões').fill('20')
  await button('Cancelar').click()
  open(LAW)
  await expect.element(field('Total de questões')).toHaveValue('')
})
