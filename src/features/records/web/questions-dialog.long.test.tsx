import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, show } from '../../../../harness/screen.tsx'
import { addDays, formatDay, today } from '../../../shared/calendar.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import type { ChosenSubject } from '../contract.ts'
import type { RecordFields } from './queries.ts'
import { NO_QUESTIONS, QuestionsDialog } from './questions-dialog.tsx'

const LAW = { id: 7, name: 'Direito Constitucional' }
const LANGUAGE = { id: 8, name: 'Língua Portuguesa' }
const LOGIC = { id: 9, name: 'Raciocínio Lógico' }

const open = (chosen: ChosenSubject | null = null) => {
  const onSave = vi.fn(async (_key: string, _fields: RecordFields) => undefined)
  const onClose = vi.fn()
  function OpenDialog() {
    const [subject, setSubject] = useState(chosen)
    return (
      <QuestionsDialog
        subjects={[LAW, LANGUAGE, LOGIC]}
        likely={[LAW, LANGUAGE]}
        subject={subject}
        draft={useDraft('ana', 'questions', NO_QUESTIONS)}
        onSubject={setSubject}
        onSave={onSave}
        onClose={onClose}
      />
    )
  }
  show(<OpenDialog />)
  return { onSave, onClose, saved: () => onSave.mock.calls.map(([, said]) => said) }
}

const dayNow = () => today(new Date(), studentDayZone())
const save = () => button('Salvar').click()

it('questions done elsewhere take four taps here, and no time is made up', async () => {
  const { saved, onClose } = open()
  await page.getByRole('radio', { name: 'Língua Portuguesa' }).click({ force: true })
  // The keyboard is there at once.
  await expect.element(field('Total de questões')).toHaveFocus()
  await userEvent.keyboard('20')
  await field('Questões incorretas').click()
  await userEvent.keyboard('5')
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saved()).toEqual([
    {
      created_at: expect.any(String),
      zone: studentDayZone(),
      study_time: 0,
      total_pauses: 0,
      kind: 'questions',
      questions_resolved: 20,
      correct_answers: 15,
      incorrect_answers: 5,
    },
  ])
})

it('of the subject on the page they need only their number', async () => {
  const { saved } = open(LAW)
  await expect.element(field('Total de questões')).toHaveFocus()
  await userEvent.keyboard('10{Enter}')
  await vi.waitFor(() => expect(saved()).toMatchObject([{ questions_resolved: 10, correct_answers: 10 }]))
})

it('done yesterday they are kept on yesterday, and the day that is offered is today', async () => {
  const { saved } = open(LAW)
  await expect.element(field('Data')).toHaveValue(formatDay(dayNow()))
  await field('Total de questões').fill('10')
  const yesterday = addDays(dayNow(), -1)
  await field('Data').fill(formatDay(yesterday))
  await save()
  await vi.waitFor(() => expect(saved()).toMatchObject([{ studied_on: yesterday, questions_resolved: 10 }]))
})

it('on a day that is yet to come nothing was done: the field says so, and nothing is kept', async () => {
  const { onSave } = open(LAW)
  await field('Total de questões').fill('10')
  await field('Data').fill(formatDay(addDays(dayNow(), 1)))
  await save()
  await expect.element(field('Data')).toHaveAccessibleDescription('A data não pode ser depois de hoje.')
  expect(onSave).not.toHaveBeenCalled()
})

it('without a subject, or without a number, says what is missing', async () => {
  const { onSave } = open()
  await save()
  await expect.element(page.getByRole('alert').getByText('Selecione uma matéria.')).toBeVisible()
  await expect
    .element(field('Total de questões'))
    .toHaveAccessibleDescription('Informe quantas questões você respondeu.')
  expect(onSave).not.toHaveBeenCalled()
})

it('another subject is found by its name', async () => {
  open(LOGIC)
  await expect.element(field('Outra matéria')).toHaveValue('Raciocínio Lógico')
})
