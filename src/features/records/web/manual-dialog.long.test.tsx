import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, notice, show } from '../../../../harness/screen.tsx'
import { addDays, formatDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import { ManualDialog, NO_ENTRY } from './manual-dialog.tsx'
import type { RecordFields } from './queries.ts'

const MISSING = 'Por favor, insira o tempo de estudo.'
const SUBJECT = { id: 7, name: 'Direito Constitucional' }

const open = (onSave = vi.fn(async (_key: string, _fields: RecordFields) => undefined)) => {
  const onClose = vi.fn()
  const Entry = () => (
    <ManualDialog
      subject={SUBJECT}
      topic="Crase"
      draft={useDraft('ana', 'manual', NO_ENTRY)}
      onSave={onSave}
      onClose={onClose}
    />
  )
  show(<Entry />)
  return { onSave, onClose, saved: () => onSave.mock.calls.map(([, said]) => said) }
}
const save = () => button('Salvar').click()
const dialog = page.getByRole('dialog', { name: 'Inserir Manualmente' })

it('the fields count as they show: 90 minutes, ten questions and a grey 0', async () => {
  const { saved, onClose } = open()
  await expect.element(dialog.getByText('Direito Constitucional')).toBeVisible()
  await field('Minutos').fill('90')
  await field('Total de questões').fill('10')
  await expect.element(field('Horas')).toHaveValue('1')
  await expect.element(field('Minutos')).toHaveValue('30')
  await expect.element(field('Questões incorretas')).toHaveAttribute('placeholder', '0')
  await expect.element(dialog.getByText('Questões corretas: 10')).toBeVisible()
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saved()).toMatchObject([
    { topic: 'Crase', study_time: 5400, questions_resolved: 10, correct_answers: 10, incorrect_answers: 0 },
  ])
})

it('without a time nothing is saved: the field says why, takes the focus, and a notice shows it, unread', async () => {
  const { onSave, onClose } = open()
  await save()
  await expect.element(field('Horas')).toHaveAccessibleDescription(MISSING)
  await expect.element(field('Horas')).toHaveFocus()
  await expect.element(notice(MISSING)).toBeVisible()
  expect(notice(MISSING).element().closest('p')).toHaveAttribute('aria-hidden', 'true')
  expect(onSave).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
})

const TOMORROW = formatDay(addDays(today(Date.now(), studentTimeZone()), 1))

it.each([
  ['Minutos', '123', 'Por favor, insira um valor válido para minutos.'],
  ['Horas', '123', 'Por favor, insira um valor válido para horas.'],
  ['Total de questões', '-1', 'Os valores de questões devem ser positivos.'],
  ['Pausas', '-1', 'O número de pausas deve ser maior ou igual a zero.'],
  ['Data', TOMORROW, 'A data não pode ser depois de hoje.'],
  ['Data', '31/12/1999', 'A data não pode ser anterior a 01/01/2000.'],
  ['Data', '31/02/2026', 'Este dia não existe.'],
  ['Data', '', 'Informe a data.'],
])('refuses %s “%s”, says why, and keeps what was typed', async (label, typed, why) => {
  const { onSave } = open()
  await field('Horas').fill('1')
  await field(label).fill(typed)
  await save()
  await expect.element(field(label)).toHaveAccessibleDescription(why)
  await expect.element(field(label)).toHaveFocus()
  await expect.element(field(label)).toHaveValue(typed)
  expect(onSave).not.toHaveBeenCalled()
})

it('more wrong than answered is refused, and what was typed stays', async () => {
  const { onSave } = open()
  await field('Horas').fill('1')
  await field('Total de questões').fill('3')
  await field('Questões incorretas').fill('4')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(field('Questões incorretas'))
    .toHaveAccessibleDescription('Questões incorretas não podem exceder o total de questões!')
  await expect.element(field('Questões incorretas')).toHaveValue('4')
  expect(onSave).not.toHaveBeenCalled()
})

it('tried again after a failure it is the same entry, by its key', async () => {
  const onSave = vi
    .fn<(key: string, fields: RecordFields) => Promise<undefined>>()
    .mockRejectedValueOnce(new Error('Fora do ar'))
  const { onClose } = open(onSave)
  await field('Minutos').fill('20')
  await save()
  await expect.element(notice('Ocorreu um erro ao salvar os dados. Tente novamente.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, again] = onSave.mock.calls.map(([key]) => key)
  expect(again).toBe(first)
})

it('a stray tap, Esc or a reload loses nothing that was typed, and Cancelar gives it up', async () => {
  open()
  await field('Horas').fill('2')
  await field('Total de questões').fill('30')
  await userEvent.keyboard('{Escape}')
  open()
  await expect.element(field('Horas')).toHaveValue('2')
  await expect.element(field('Total de questões')).toHaveValue('30')
  await button('Cancelar').click()
  open()
  await expect.element(field('Horas')).toHaveValue('')
})

it('typed values count as saved while the server is asked, and are there again once it failed', async () => {
  const saving = Promise.withResolvers<undefined>()
  open(vi.fn(() => saving.promise))
  await field('Minutos').fill('20')
  await save()
  await expect.element(button('Salvando...')).toBeVisible()
  expect(sessionStorage.getItem('posse:draft:manual:ana')).toBeNull()
  saving.reject(new Error('Fora do ar'))
  await expect.element(button('Salvar')).toBeVisible()
  open()
  await expect.element(field('Minutos')).toHaveValue('20')
})
