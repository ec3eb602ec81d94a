import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { resize, show } from '../../../../harness/screen.tsx'
import type { ScheduleItem } from '../contract.ts'
import { WeekView } from './week-view.tsx'

const MONDAY = '2026-03-09'
const WEDNESDAY = '2026-03-11'

const item = (id: number, day_of_week: number, name: string, since?: string): ScheduleItem => ({
  id,
  day_of_week,
  subject_id: name.length,
  subject: { id: name.length, name },
  ...(since && { since }),
})

/** Opens a plan with two subjects on Monday and two on Wednesday, on a Wednesday. */
async function open(width: number, { since, done = [] }: { since?: string; done?: number[] } = {}) {
  const schedule = [
    item(1, 1, 'Auditoria', since),
    item(2, 1, 'Redação', since),
    item(3, 3, 'Auditoria', since),
    item(4, 3, 'Redação', since),
  ]
  const progress = done.map((id) => ({ completion_date: MONDAY, schedule_item_id: id }))
  await resize(width, 800)
  show(<WeekView userId="ana" today={WEDNESDAY} schedule={schedule} progress={progress} />)
}

const sums = page.getByRole('region', { name: 'Nesta semana' })
const of = (subject: string) => sums.getByRole('listitem').filter({ hasText: subject })
const monday = page.getByRole('region', { name: 'Segunda-feira' })

it('a plan made in mid-week shows nothing as missed on the days before it', async () => {
  await open(1280, { since: WEDNESDAY })
  await expect.element(sums.getByText('0 de 2 estudos planejados para a semana')).toBeVisible()
  await expect.element(of('Auditoria').getByText('0 de 1', { exact: true })).toBeVisible()
  await expect.element(monday.getByText('Auditoria')).toBeVisible()
  expect(monday.getByRole('checkbox').elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
})

it('a tick from before the plan was made counts, and so does a plan without a known first day', async () => {
  await open(1280, { since: WEDNESDAY, done: [1] })
  await expect.element(sums.getByText('1 de 3 estudos planejados para a semana')).toBeVisible()
  await expect.element(monday.getByRole('checkbox')).toBeChecked()
  await open(1280)
  await expect.element(sums.getByText('0 de 4 estudos planejados para a semana')).toBeVisible()
  expect(monday.getByRole('checkbox').elements()).toHaveLength(2)
})

it('on a phone the strip has no bubble for days before the plan', async () => {
  await open(360, { since: WEDNESDAY })
  await expect.element(page.getByRole('button', { name: 'Segunda-feira, livre' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Quarta-feira, hoje, 2 no plano' })).toBeVisible()
})

it('above the week the subjects are right below their sum, each as high as its name', async () => {
  await open(1060)
  await expect.element(of('Auditoria')).toBeVisible()
  expect(of('Auditoria').element().getBoundingClientRect().height).toBeLessThan(40)
})

it('on a wide screen past days are narrow, and list their subjects', async () => {
  await open(1280, { done: [1] })
  const widthOf = (day: string) =>
    page.getByRole('region', { name: day }).element().getBoundingClientRect().width
  await expect.element(monday.getByRole('checkbox', { name: 'Redação' })).toBeVisible()
  expect(widthOf('Segunda-feira')).toBeLessThan(0.6 * widthOf('Quarta-feira'))
  expect(widthOf('Quarta-feira')).toBeCloseTo(widthOf('Domingo'), 0)
})
