import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, notice, show } from '../../../../harness/screen.tsx'
import { newRecordKey } from '../../../shared/ids.ts'
import { elapsedSeconds } from '../rules.ts'
import { TimerFacts } from './timer-facts.tsx'
import { TimerOptions } from './timer-options.tsx'
import { dispatch, readTimer, useKnownTimer } from './use-timer.ts'

const MINUTE = 60_000

function Options({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { timer } = useKnownTimer(userId)
  return (
    <>
      <TimerFacts timer={timer} />
      <TimerOptions userId={userId} timer={timer} onClose={onClose} />
    </>
  )
}

async function open(minutes: number | null) {
  const userId: string = newRecordKey(Date.now())
  const at = Date.now() - (minutes ?? 0) * MINUTE
  if (minutes !== null) await dispatch(userId, { type: 'start', sessionId: newRecordKey(at) }, at)
  const onClose = vi.fn()
  show(
    <Suspense>
      <Options userId={userId} onClose={onClose} />
    </Suspense>,
  )
  const counted = () => Math.round(elapsedSeconds(readTimer(userId).timer, Date.now()) / 60)
  return { userId, onClose, counted, timer: () => readTimer(userId).timer }
}

const choose = (name: string, of = 'Pomodoro') =>
  page.getByRole('group', { name: of }).getByText(name, { exact: true }).click()

it('a student who pressed INICIAR late enters how long ago the study began, and undoes it', async () => {
  const { counted, onClose } = await open(5)
  await field('Já estou estudando há … min').fill('3')
  await button('Somar').click()
  await expect
    .element(field('Já estou estudando há … min'))
    .toHaveAccessibleDescription('O cronômetro já conta 5 minutos.')
  await field('Já estou estudando há … min').clear()
  await userEvent.type(field('Já estou estudando há … min'), '100000')
  await expect.element(field('Já estou estudando há … min')).toHaveValue('100000')
  await button('Somar').click()
  await expect
    .element(field('Já estou estudando há … min'))
    .toHaveAccessibleDescription(/^No máximo 245 minutos/)
  expect(counted()).toBe(5)
  await field('Já estou estudando há … min').fill('20')
  await button('Somar').click()
  await expect.element(notice('O cronômetro conta 15 minutos a mais.')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(counted()).toBe(20)
  await expect
    .element(page.getByText('Com 15 minutos de antes de INICIAR', { exact: true }))
    .toBeInTheDocument()
  await button('Desfazer').click()
  await vi.waitFor(() => expect(counted()).toBe(5))
})

it('a student says how long the study is on paper, and comes back', async () => {
  const { timer } = await open(1)
  const quiet = page.getByText(/não perguntamos nada, e a tela pode apagar/)
  await expect.element(page.getByText('Estudo no papel: não perguntar se continuo por')).toBeVisible()
  await expect.element(quiet).not.toBeInTheDocument()
  await choose('6 h', 'Estudo no papel: não perguntar se continuo por')
  await vi.waitFor(() => expect(timer()).toMatchObject({ paperUntil: expect.any(Number) }))
  await expect.element(page.getByText(/^Até \d\d:\d\d não perguntamos nada/)).toBeVisible()
  await expect.element(page.getByText(/^Estudo no papel até \d\d:\d\d$/)).toBeInTheDocument()
  await choose('Pode perguntar', 'Estudo no papel: não perguntar se continuo por')
  await vi.waitFor(() => expect(timer()).toMatchObject({ paperUntil: null }))
  await expect.element(quiet).not.toBeInTheDocument()
})

it('a student studies in rounds, in the next sessions too, without a sound until it is turned on', async () => {
  const { userId, timer } = await open(1)
  await expect.element(page.getByRole('checkbox', { name: 'Tocar um som' })).not.toBeInTheDocument()
  await choose('50/10')
  await vi.waitFor(() => expect(timer()).toMatchObject({ rounds: { study: 50, rest: 10 } }))
  await expect.element(page.getByRole('checkbox', { name: 'Tocar um som' })).not.toBeChecked()
  expect(localStorage.getItem(`posse:rounds:${userId}`)).toContain('"study":50')
})

it('a student enters own rounds, and reads which are impossible', async () => {
  const { userId } = await open(null)
  await expect.element(field('Já estou estudando há … min')).not.toBeInTheDocument()
  await expect
    .element(page.getByText('Estudo no papel: não perguntar se continuo por'))
    .not.toBeInTheDocument()
  await choose('Outro')
  await field('Estudo (minutos)').fill('200')
  await field('Intervalo (minutos)').fill('7')
  await button('Usar').click()
  await expect.element(field('Estudo (minutos)')).toHaveAccessibleDescription('De 1 a 180.')
  await field('Estudo (minutos)').fill('40')
  await button('Usar').click()
  await vi.waitFor(() =>
    expect(localStorage.getItem(`posse:rounds:${userId}`)).toContain('"study":40,"rest":7'),
  )
})
