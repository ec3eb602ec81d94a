import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../../harness/answers.ts'
import { field, show } from '../../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../../harness/study-log.ts'
import { TopicField } from './topic-field.tsx'

const STUDIED = [
  logged(3, { topic: 'Crase' }),
  logged(2, { topic: 'Concordância' }),
  logged(1, { subject_id: 2, topic: 'Controle de constitucionalidade' }),
]

const offers = page.getByRole('button', { name: /^Tópicos sugeridos/ })

function Field({ subjectId }: { subjectId: number | undefined }) {
  const [topic, setTopic] = useState('')
  return <TopicField userId="ana" subjectId={subjectId} value={topic} onChange={setTopic} />
}

beforeEach(() => {
  serve({ 'GET /api/api/study-log/ana': () => logPageOf(STUDIED) })
})

it('offers the topics of this subject alone, last used first, and takes one by the keyboard', async () => {
  show(<Field subjectId={1} />)
  await offers.click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Crase', 'Concordância'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field('Tópico')).toHaveValue('Concordância')
})

it('finds one without its accents, and takes words of one’s own', async () => {
  show(<Field subjectId={1} />)
  await expect.element(offers).toBeVisible()
  await field('Tópico').fill('concordancia')
  await expect.element(page.getByRole('option', { name: 'Concordância' })).toBeVisible()
  await field('Tópico').fill('Regência verbal')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Tópico')).toHaveValue('Regência verbal')
})

it('offers nothing until a subject is chosen', async () => {
  show(<Field subjectId={undefined} />)
  await field('Tópico').fill('Cra')
  await expect.element(field('Tópico')).toHaveValue('Cra')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(offers).not.toBeInTheDocument()
})

it('leaves out what a PDF hides in what is pasted from it', async () => {
  show(<Field subjectId={undefined} />)
  await field('Tópico').fill('Crase\u0002 e\fregência')
  await expect.element(field('Tópico')).toHaveValue('Crase e regência')
})

it('a tap on the field shows what is offered', async () => {
  show(<Field subjectId={1} />)
  await expect.element(offers).toBeVisible()
  await field('Tópico').click()
  await expect.element(page.getByRole('option', { name: 'Crase' })).toBeVisible()
})
