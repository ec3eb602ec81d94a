import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, resize, show } from '../../../../harness/screen.tsx'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import { NO_LOG, type SharedLog } from '../../../features/timer/live/log.ts'
import type { Halted } from '../../../features/timer/session.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { SummaryDialog } from './summary-dialog.tsx'

const SUBJECT = { id: 7, name: 'Direito Constitucional' }
const MINUTE = 60_000

const open = (
  minutes = 50,
  onSave = vi.fn<(fields: RecordFields) => Promise<void>>(async () => undefined),
  shared: (session: string) => SharedLog = () => NO_LOG,
) => {
  const timer: Halted = {
    status: 'stopped',
    sessionId: newRecordKey(Date.now()),
    segments: [minutes * MINUTE],
    pauses: [MINUTE],
    added: [],
    leap: null,
    rounds: null,
    endedAt: null,
    since: Date.now(),
    farewell: null,
  }
  const [onDiscard, onClose] = [vi.fn(), vi.fn()]
  show(
    <SummaryDialog
      userId={timer.sessionId}
      stored={{ subject: SUBJECT, topic: 'Crase', timer, shared: shared(timer.sessionId) }}
      timer={timer}
      following={null}
      onSave={onSave}
      onDiscard={onDiscard}
      onClose={onClose}
    />,
  )
  return { onSave, onDiscard, onClose }
}

const save = button('Salvar')
const answer = (name: string) => page.getByText(name, { exact: true }).click()

async function isRefused(why: string) {
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(save).toHaveAccessibleDescription(why)
}

beforeEach(() => {
  serve({})
})

it('has no answer preselected, and says why it cannot be saved yet', async () => {
  const { onSave } = open()
  for (const name of ['Sim', 'Não']) await expect.element(page.getByRole('radio', { name })).not.toBeChecked()
  await isRefused('Diga se você respondeu questões.')
  await expect.element(field('Total de questões')).not.toBeInTheDocument()
  await answer('Sim')
  await isRefused('Informe quantas questões você respondeu.')
  await field('Total de questões').click()
  await userEvent.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()
})

it('without questions saves only the time with its pauses', async () => {
  const { onSave } = open()
  await answer('Não')
  await save.click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    study_time: 3000,
    total_pauses: 1,
    questions_resolved: 0,
    correct_answers: 0,
    incorrect_answers: 0,
  })
})

it('computes the correct answers, with an empty field as 0, and refuses impossible counts', async () => {
  const { onSave } = open()
  await answer('Sim')
  await field('Total de questões').fill('10')
  await expect.element(page.getByText('Questões corretas: 10')).toBeVisible()
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  await field('Questões incorretas').fill('-1')
  await expect.element(field('Questões incorretas')).toHaveAccessibleDescription(/devem ser positivos/)
  await field('Questões incorretas').fill('11')
  await isRefused('Total de questões incorretas não pode ser maior que total de questões respondidas')
  await field('Questões incorretas').fill('2')
  await expect.element(page.getByText('Questões corretas: 8')).toBeVisible()
  await save.click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    questions_resolved: 10,
    correct_answers: 8,
    incorrect_answers: 2,
  })
})

it('lets the student correct the time, and undo the correction', async () => {
  const { onSave } = open(180)
  await answer('Não')
  await button('Corrigir o tempo de estudo').click()
  await expect.element(field('Horas')).toHaveFocus()
  await expect.element(field('Horas')).toHaveValue('3')
  await field('Horas').fill('1')
  await field('Minutos').fill('100')
  await isRefused('Por favor, insira um tempo de estudo válido.')
  await button('Usar esse tempo').click()
  await expect.element(field('Horas')).not.toBeInTheDocument()
  await button('Corrigir o tempo de estudo').click()
  await field('Horas').fill('1')
  await field('Minutos').fill('15')
  await save.click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ study_time: 4500 })
})

it('keeps the typed values when they cannot be stored, says so, and saves once at a time', async () => {
  const first = Promise.withResolvers<void>()
  const onSave = vi
    .fn<(fields: RecordFields) => Promise<void>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue(undefined)
  open(50, onSave)
  await answer('Sim')
  await field('Total de questões').fill('4')
  await save.click()
  await expect.element(button('Salvando...')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  expect(onSave).toHaveBeenCalledOnce()
  first.reject(new Error('O disco está cheio'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Ocorreu um erro ao salvar os dados. Tente novamente.')
  await expect.element(field('Total de questões')).toHaveValue('4')
  await save.click()
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
})

it.each([
  ['of what another device did not know of when it ended the session says so', 'root', 1],
  ['of any other session has no word of that', undefined, 0],
])('the summary %s', async (_, of, times) => {
  open(20, undefined, (session) => ({
    ...NO_LOG,
    events: [{ id: 'stop', session, at: Date.now(), n: 1, type: 'stop', ...(of && { of }) }],
  }))
  await expect.element(save).toBeVisible()
  const notice = page.getByText(
    'A sessão anterior terminou em um aparelho que não sabia deste tempo. Ele ficou guardado aqui.',
  )
  expect(notice.elements()).toHaveLength(times)
})

it('without study there is nothing to save, only to discard', async () => {
  const { onDiscard } = open(0)
  await answer('Não')
  await isRefused('Ainda não há tempo de estudo para salvar.')
  await button('Descartar esta sessão').click()
  expect(onDiscard).toHaveBeenCalledOnce()
})

it('on a phone the buttons stay in place when an error appears', async () => {
  await resize(360, 740)
  open()
  await isRefused('Diga se você respondeu questões.')
  const textOf = (name: string) => {
    const range = document.createRange()
    range.selectNodeContents(button(name).element())
    const { left, top } = range.getBoundingClientRect()
    return { left, top }
  }
  const places = () => ['Descartar esta sessão', 'Salvar'].map(textOf)
  const before = places()
  await answer('Não')
  await expect.element(save).not.toHaveAttribute('aria-disabled')
  expect(places()).toEqual(before)
})
