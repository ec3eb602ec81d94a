import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, resize, show } from '../../../../harness/screen.tsx'
import type { PlannedDay } from '../contract.ts'
import { copy } from '../copy.ts'
import { Planner } from './planner.tsx'
import { SaveAlert } from './save-alert.tsx'
import { useDraft } from './use-draft.ts'
import { useSavePlan } from './use-save-plan.ts'

const LAW = { id: 2, name: 'Direito' }

function Planning() {
  const draft = useDraft('ana', [])
  const { save, saving, outcome, clearOutcome } = useSavePlan('ana', draft)
  return (
    <>
      <Planner userId="ana" draft={draft} subjects={[LAW]} saving={saving} onSave={save} />
      <SaveAlert outcome={outcome} onClose={clearOutcome} />
    </>
  )
}

it.each([360, 1280])(
  'at %d px a student cannot edit, and then lose, the plan while it is being saved',
  async (width) => {
    await resize(width, 900)
    const answer = Promise.withResolvers<void>()
    const sent: (readonly PlannedDay[])[] = []
    serve({
      'POST /api/api/schedule': async (body) => {
        sent.push((body as { weeklyPlan: readonly PlannedDay[] }).weeklyPlan)
        await answer.promise
        return { message: 'Cronograma Salvo com sucesso', schedule: [] }
      },
    })
    show(<Planning />)
    if (width < 1024) await page.getByText(copy.edit.ways.subjects).click()
    const letter = (day: string) => page.getByLabelText(copy.edit.letter(LAW.name, day))
    await letter('Segunda-feira').click()
    await button(copy.edit.save).click()
    await expect.element(button(copy.edit.saving)).toBeInTheDocument()
    await letter('Terça-feira').click({ force: true })
    await expect.element(letter('Segunda-feira')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(letter('Terça-feira')).toHaveAttribute('aria-pressed', 'false')
    answer.resolve()
    await expect.element(button(copy.edit.save)).toBeInTheDocument()
    expect(sent.map((days) => days.map(({ subjects }) => subjects.length))).toEqual([[1, 0, 0, 0, 0, 0, 0]])
  },
)

it('at 360 px the first change moves nothing: the undo button has its room already', async () => {
  await resize(360, 740)
  show(<Planning />)
  await page.getByText(copy.edit.ways.subjects).click()
  const monday = page.getByLabelText(copy.edit.letter(LAW.name, 'Segunda-feira'))
  await expect.element(monday).toBeVisible()
  const places = () =>
    [monday, button(copy.edit.save)].map((one) => one.element().getBoundingClientRect().top)
  const before = places()
  await monday.click()
  await expect.element(button(copy.edit.discard)).toBeVisible()
  expect(places()).toEqual(before)
})

it('a student without a network reads that the plan stays on the device, and it does', async () => {
  await resize(1280, 900)
  serve({
    'POST /api/api/schedule': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  show(<Planning />)
  const friday = page.getByLabelText(copy.edit.letter(LAW.name, 'Sexta-feira'))
  await friday.click()
  await button(copy.edit.save).click()
  const failed = page.getByRole('alertdialog', { name: 'Erro!' })
  const words =
    'Erro de conexão com o servidor. Guardamos suas mudanças neste aparelho. Salve quando houver conexão.'
  await expect.element(failed.getByText(words, { exact: true })).toBeVisible()
  show(<Planning />)
  await expect.element(friday).toHaveAttribute('aria-pressed', 'true')
})
