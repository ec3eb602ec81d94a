import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { notice, show } from '../../../../harness/screen.tsx'
import { LIMITS } from '../contract.ts'
import { planOf, type WeekPlan, weeklyPlanOf } from '../draft.ts'
import { ListPlanner } from './list-planner.tsx'

const SUBJECTS = ['Redação', 'Atualidades', 'Direito Penal'].map((name, nth) => ({ id: nth + 1, name }))

let now: WeekPlan = planOf([])

function Planner({ from }: { from: WeekPlan }) {
  const [week, edit] = useState(from)
  now = week
  return <ListPlanner draft={{ week, edit, isDirty: false, discard: () => undefined }} subjects={SUBJECTS} />
}

/** A plan with these subjects on Wednesday. */
const planned = (ids: readonly number[]): WeekPlan =>
  planOf([]).map((day, nth) =>
    nth === 2
      ? ids.map((id, at) => ({ key: `saved-${at}`, id: at, subject_id: id, name: SUBJECTS[id - 1]?.name ?? '' }))
      : day,
  )

const wednesday = page.getByRole('region', { name: 'Quarta-feira', exact: true })
const isPlanned = (ids: readonly number[]) =>
  expect.poll(() => weeklyPlanOf(now)[2]?.subjects.map(({ subject_id }) => subject_id)).toEqual(ids)
const news = (words: string) => page.getByRole('status').getByText(words, { exact: true })

it('adds a subject to a day from a list in order, and says so', async () => {
  show(<Planner from={planOf([])} />)
  await wednesday.getByRole('button', { name: /Adicionar/ }).click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Atualidades', 'Direito Penal', 'Redação'])
  await page.getByRole('option', { name: 'Redação' }).click()
  await isPlanned([1])
  await expect.element(wednesday.getByText('Nenhuma matéria.')).not.toBeInTheDocument()
})

it('moves a subject up and down by its buttons, which keep the focus and end at the ends', async () => {
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

it('takes a subject away, and says from where', async () => {
  show(<Planner from={planned([1, 2])} />)
  await wednesday.getByTitle('Remover').first().click()
  await isPlanned([2])
  await expect.element(news('Matéria removida de Quarta-feira: Redação.')).toBeInTheDocument()
  await expect.element(wednesday.getByRole('button', { name: /^Mover/ })).not.toBeInTheDocument()
})

it('a day that is full takes no more, and says so', async () => {
  const full = Array.from({ length: LIMITS.subjects }, () => 1)
  show(<Planner from={planned(full)} />)
  await wednesday.getByRole('button', { name: /Adicionar/ }).click()
  await page.getByRole('option', { name: 'Atualidades' }).click()
  await isPlanned(full)
  await expect.element(notice('Um dia tem no máximo 50 matérias.')).toBeVisible()
})
