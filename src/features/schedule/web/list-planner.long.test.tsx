import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notice, show } from '../../../../harness/screen.tsx'
import { LIMITS } from '../contract.ts'
import { planOf, type WeekPlan, weeklyPlanOf } from '../draft.ts'
import { ListPlanner } from './list-planner.tsx'

const SUBJECTS = ['Redação', 'Atualidades', 'Direito Penal'].map((name, nth) => ({ id: nth + 1, name }))

let now: WeekPlan = planOf([])

function Planner({ from }: { from: WeekPlan }) {
  const [week, edit] = useState(from)
  now = week
  return (
    <ListPlanner
      draft={{ week, saved: from, from, before: null, edit, isDirty: false, discard: () => undefined }}
      subjects={SUBJECTS}
    />
  )
}

/** A plan with these subjects on Wednesday. */
const planned = (ids: readonly number[]): WeekPlan =>
  planOf([]).map((day, nth) =>
    nth === 2
      ? ids.map((id, at) => ({
          key: `saved-${at}`,
          id: at,
          subject_id: id,
          name: SUBJECTS[id - 1]?.name ?? '',
        }))
      : day,
  )

const wednesday = page.getByRole('region', { name: 'Quarta-feira', exact: true })
const isPlanned = (ids: readonly number[]) =>
  expect.poll(() => weeklyPlanOf(now)[2]?.subjects.map(({ subject_id }) => subject_id)).toEqual(ids)
const news = (words: string) => page.getByRole('status').getByText(words, { exact: true })

it('a student adds a subject to a day, and hears so', async () => {
  show(<Planner from={planOf([])} />)
  const adding = wednesday.getByRole('combobox', { name: /Adicionar/ })
  await expect
    .poll(() => [...adding.element().querySelectorAll('option')].map(({ text }) => text))
    .toEqual(['+ Adicionar matéria...', 'Atualidades', 'Direito Penal', 'Redação'])
  await userEvent.selectOptions(adding, 'Redação')
  await isPlanned([1])
  await expect.element(wednesday.getByText('Nenhuma matéria.')).not.toBeInTheDocument()
})

it('a student moves a subject up and down by buttons, which keep the focus and stop at the ends', async () => {
  show(<Planner from={planned([1, 2, 3])} />)
  const up = wednesday.getByRole('button', { name: /^Mover Direito Penal para cima/ })
  await up.click()
  await isPlanned([1, 3, 2])
  await expect.element(news('Direito Penal: Quarta-feira, posição 2 de 3.')).toBeInTheDocument()
  await expect.element(up).toHaveFocus()
  const down = wednesday.getByRole('button', { name: /^Mover Redação para baixo/ })
  await down.click()
  await down.click()
  await isPlanned([3, 2, 1])
  await expect.element(down).toHaveFocus()
  await expect.element(down).toHaveAttribute('aria-disabled', 'true')
  await expect.element(down).toHaveAccessibleName('Mover Redação para baixo, Quarta-feira, posição 3 de 3')
  await down.click({ force: true })
  await isPlanned([3, 2, 1])
})

it('a student removes a subject, and hears from where', async () => {
  show(<Planner from={planned([1, 2])} />)
  await wednesday.getByTitle('Remover').first().click()
  await isPlanned([2])
  await expect.element(news('Matéria removida de Quarta-feira: Redação.')).toBeInTheDocument()
  await expect.element(wednesday.getByRole('button', { name: /^Mover/ })).not.toBeInTheDocument()
})

it('a full day refuses another subject, and says so', async () => {
  const full = Array.from({ length: LIMITS.subjects }, () => 1)
  show(<Planner from={planned(full)} />)
  await userEvent.selectOptions(wednesday.getByRole('combobox', { name: /Adicionar/ }), 'Atualidades')
  await isPlanned(full)
  await expect.element(notice('Um dia tem no máximo 50 matérias.')).toBeVisible()
})

const letter = (name: string, day: string) =>
  page.getByRole('button', { name: `${name}: ${day}`, exact: true })

it('a student plans a subject by the letters of its days, and removes it again', async () => {
  show(<Planner from={planned([1, 1])} />)
  await page.getByText('Por matéria').click()
  await expect.element(letter('Redação', 'Quarta-feira')).toHaveAttribute('aria-pressed', 'true')
  await letter('Redação', 'Quarta-feira').click()
  await isPlanned([])
  await expect.element(news('Matéria removida de Quarta-feira: Redação.')).toBeInTheDocument()
  await letter('Atualidades', 'Quarta-feira').click()
  await isPlanned([2])
  await expect.element(letter('Atualidades', 'Quarta-feira')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Quarta-feira, 1 no plano' }).click()
  await expect.element(page.getByRole('heading', { name: 'Quarta-feira' })).toHaveFocus()
})

it('a student copies a day to chosen days; empty days are chosen at first', async () => {
  show(<Planner from={planned([1, 2])} />)
  const open = () => wednesday.getByRole('button', { name: 'Copiar Quarta-feira para outros dias' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Copiar Quarta-feira' })
  const box = (day: string) => dialog.getByRole('checkbox', { name: new RegExp(day) })
  await expect.element(box('Segunda-feira')).toBeChecked()
  await dialog.getByText('Domingo').click()
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect
    .poll(() => weeklyPlanOf(now).map(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))
    .toEqual([[1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2], []])
  await expect.element(notice('Quarta-feira: copiada para 5 dias.')).toBeVisible()
  await open()
  await expect.element(box('Domingo')).toBeChecked()
  await dialog.getByText('Domingo').click()
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Marque ao menos um dia.')
})

it('a week of three subjects on six days takes eleven taps on a phone', async () => {
  show(<Planner from={planOf([])} />)
  let taps = 0
  document.addEventListener('click', (event) => {
    if (event.detail > 0) taps += 1
  })
  // The browser draws the list itself: one tap opens it, one chooses.
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) taps += 2
  })
  const monday = page.getByRole('region', { name: 'Segunda-feira', exact: true })
  for (const { name } of SUBJECTS) {
    await userEvent.selectOptions(monday.getByRole('combobox', { name: /Adicionar/ }), name)
  }
  await monday.getByRole('button', { name: /^Copiar/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Domingo').click()
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect
    .poll(() => weeklyPlanOf(now).map(({ subjects }) => subjects.length))
    .toEqual([3, 3, 3, 3, 3, 3, 0])
  expect(taps + 1, 'with the one that saves').toBeLessThanOrEqual(11)
})
