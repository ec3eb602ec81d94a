import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failing, serve } from '../../../../../harness/answers.ts'
import { button, resize, show } from '../../../../../harness/screen.tsx'
import { today } from '../../../../shared/calendar.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import type { GuideMaterial } from '../../../guide/contract.ts'
import { materialOf } from '../../../guide/web/queries.ts'
import type { PlannableSubject } from '../../../schedule/draft.ts'
import type { SavedGoal } from '../../contract.ts'
import { weeklyGoalOf } from '../../web/queries.ts'
import { copy } from '../copy.ts'
import { SuggestDialog } from './suggest-dialog.tsx'

const DAY = today(Date.now(), studentTimeZone())
const SUBJECTS = ['Português', 'Direito', 'Redação'].map((name, nth) => ({ id: nth + 1, name }))

const topic = (subject_id: number, part_share: number) => ({
  id: String(subject_id),
  topic_ids: [subject_id],
  subject_id,
  name: 'Tópico',
  words: 'Tópico',
  subject: '',
  part: String(subject_id),
  part_share,
  importance: null,
  minimum: null,
})

const MATERIAL: GuideMaterial = {
  target: null,
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [topic(1, 0.75), topic(2, 0.25)],
  schedule: [],
  places: [],
  log: [],
}

let suggested: string[][] | undefined

/** Opens the dialog with what the device keeps; the server does not answer. */
function open(planned: number[], { minutes, material }: { minutes?: number; material?: GuideMaterial } = {}) {
  suggested = undefined
  const keep = (days: readonly (readonly PlannableSubject[])[]) => {
    suggested = days.map((subjects) => subjects.map(({ name }) => name))
  }
  show(
    <SuggestDialog
      userId="ana"
      subjects={SUBJECTS}
      planned={planned}
      onSuggest={keep}
      onClose={() => undefined}
    />,
  )
  if (minutes)
    queryClient.setQueryData(weeklyGoalOf('ana', DAY).queryKey, { minutes } as unknown as SavedGoal)
  if (material) queryClient.setQueryData(materialOf('ana').queryKey, material)
}

const dialog = page.getByRole('dialog')
const hours = (day: string) => dialog.getByRole('status', { name: day, exact: true })
const says = (words: string) => expect.element(dialog.getByText(words, { exact: true })).toBeVisible()

beforeEach(async () => {
  serve({
    'GET /api/api/guide/ana/material': () => failing('not_found'),
    'GET /api/api/weekly-goal/ana': () => failing('not_found'),
  })
  await resize(360, 740)
})

it('begins with the goal on the planned days, parts it by the weights of the exam, and hands the week on', async () => {
  open([1, 3], { minutes: 360, material: MATERIAL })
  await expect.element(hours('Segunda-feira')).toHaveTextContent('3h')
  await expect.element(hours('Terça-feira')).toHaveTextContent('livre')
  await says('6h por semana')
  await says(copy.how.edital)
  await says('Ficam de fora nesta semana: Redação.')
  await button(copy.form.submit).click()
  const all = suggested?.flat() ?? []
  expect(suggested?.map((names) => names.length)).toEqual([3, 0, 3, 0, 0, 0, 0])
  expect(all.filter((name) => name === 'Português').length).toBe(4)
  expect(all).not.toContain('Redação')
})

it('takes the hours by a tap for all days, or half an hour at a time for one', async () => {
  open([1, 3], { minutes: 360, material: MATERIAL })
  await dialog.getByText('2h', { exact: true }).first().click()
  await says('4h por semana')
  await says('Sua meta é 6h.')
  await button(copy.more('Terça-feira')).click()
  await expect.element(hours('Terça-feira')).toHaveTextContent('30min')
  await says('4h 30min por semana')
  const less = button(copy.less('Terça-feira'))
  await less.click()
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await less.click({ force: true })
  await expect.element(hours('Terça-feira')).toHaveTextContent('livre')
})

it('parts the time evenly where the device keeps no edital, and says so', async () => {
  open([])
  await says(copy.how.nothing)
  await says('12h por semana')
  expect(dialog.getByText('4h · 33%').elements().length).toBe(3)
})

it('asks for a day where none has any time', async () => {
  open([7], { minutes: 30, material: MATERIAL })
  await button(copy.less('Domingo')).click()
  await button(copy.form.submit).click()
  await says(copy.none)
  expect(suggested).toBeUndefined()
})
