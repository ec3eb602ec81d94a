import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { button, field, notice, resize, show } from '../../../../harness/screen.tsx'
import { goalOf } from '../../../../harness/weekly-goal.ts'
import { ERROR_MESSAGES } from '../../../shared/errors.ts'
import { tagOf } from '../../../shared/whole.ts'
import { copy as merging } from '../../../web/merging/copy.ts'
import { MergePrompt } from '../../../web/merging/merge-prompt.tsx'
import { MESSAGES, type WeeklyGoal } from '../contract.ts'
import { copy } from '../copy.ts'
import { GoalDialog } from './goal-dialog.tsx'

const { form: words } = copy

const NONE = goalOf()

const LAW = { id: 2, name: 'Direito' }

const IN_LAW = {
  subject_id: LAW.id,
  name: LAW.name,
  minutes: 60,
  questions: null,
  studied_seconds: 0,
  studied_today_seconds: 0,
  questions_done: 0,
  questions_today: 0,
}

function open(saved: WeeklyGoal, answer: (body: unknown) => unknown = () => failing('internal')) {
  serve({
    'GET /api/api/users/me': () => ({
      user_id: 'ana',
      name: 'Ana',
      email: 'ana@posse.local',
      career_id: null,
      subject_ids: [LAW.id],
    }),
    'GET /api/api/subjects': () => [LAW],
    'PUT /api/api/weekly-goal/ana': answer,
  })
  show(
    <>
      <GoalDialog userId="ana" saved={saved} onClose={() => undefined} />
      <MergePrompt />
    </>,
  )
}
const save = () => button(words.submit).click()

it.each([
  [words.hours, '169', MESSAGES.outOfRange],
  [words.minutes, '12,5', MESSAGES.notWhole],
  [words.questions, '10001', MESSAGES.tooManyQuestions],
  [words.questions, '12,5', MESSAGES.tooManyQuestions],
  [words.questions, '12.5', MESSAGES.tooManyQuestions],
])(
  '“%s” that cannot be, as %s, are told at the field, which takes the focus and keeps them',
  async (label, typed, why) => {
    open(NONE)
    await field(label).fill(typed)
    await save()
    await expect.element(field(label)).toHaveAccessibleDescription(why)
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveValue(typed)
  },
)

it.each(['7,5', '7.5'])('hours typed as %s are seven and a half, not 75', async (typed) => {
  const aimed: unknown[] = []
  open(NONE, (body) => {
    aimed.push(body)
    return { message: MESSAGES.saved }
  })
  await field(words.hours).fill(typed)
  await expect.element(field(words.hours)).toHaveValue(typed)
  await save()
  await expect.poll(() => aimed).toEqual([{ minutes: 450, questions: null, subjects: [] }])
})

it('a student removes a goal for one subject by emptying all fields', async () => {
  const aimed: unknown[] = []
  open({ ...NONE, subjects: [IN_LAW] }, (body) => {
    aimed.push(body)
    return { message: MESSAGES.removed }
  })
  await page.getByText(words.bySubject, { exact: true }).click()
  await page.getByRole('group', { name: LAW.name }).getByRole('textbox', { name: words.minutes }).fill('')
  await save()
  await expect.poll(() => aimed).toEqual([{ minutes: null, questions: null, subjects: [] }])
})

it('a refused goal stays as typed, and the focus moves to the error', async () => {
  open(NONE, () => failing('invalid', 'Dados inválidos.', { questions: [MESSAGES.tooManyQuestions] }))
  await field(words.questions).fill('50')
  await save()
  await expect.element(field(words.questions)).toHaveAccessibleDescription(MESSAGES.tooManyQuestions)
  await expect.element(field(words.questions)).toHaveFocus()
  await expect.element(field(words.questions)).toHaveValue('50')
})

it('a subject’s wrong goal opens the subjects, which stay open during the correction', async () => {
  await resize(360, 640)
  open({
    ...NONE,
    minutes: 600,
    subjects: [{ ...IN_LAW, minutes: 20_000 }],
  })
  const minutes = page.getByRole('group', { name: LAW.name }).getByRole('textbox', { name: words.minutes })
  await expect.element(page.getByText(copy.form.bySubject)).toBeVisible()
  await save()
  await expect.element(minutes).toHaveFocus()
  await expect.element(page.getByText(MESSAGES.outOfRange)).toBeInViewport({ ratio: 1 })
  await minutes.fill('200')
  await expect.element(minutes).toBeVisible()
  await expect.element(minutes).toHaveFocus()
})

it('a student’s unsaved goal is there when the form is opened again, and Cancelar discards it', async () => {
  open({ ...NONE, minutes: 600 })
  await field(words.hours).fill('12')
  await userEvent.keyboard('{Escape}')
  open({ ...NONE, minutes: 600 })
  await expect.element(field(words.hours)).toHaveValue('12')
  await button(words.cancel).click()
  open({ ...NONE, minutes: 600 })
  await expect.element(field(words.hours)).toHaveValue('10')
})

it('the form opens with the saved goal', async () => {
  open(NONE, () => ({ message: MESSAGES.saved }))
  await field(words.hours).fill('12')
  await save()
  await expect.element(notice(MESSAGES.saved)).toBeVisible()
  open({ ...NONE, minutes: 720 })
  await expect.element(field(words.hours)).toHaveValue('12')
  open(NONE)
  await expect.element(field(words.hours)).toHaveValue('')
})

it('a student’s goal is merged with another device’s change, and conflicts are asked about', async () => {
  const aimed: unknown[] = []
  const tags = () =>
    vi
      .mocked(fetch)
      .mock.calls.flatMap(([input, init]) => new Request(input, init).headers.get('if-match') ?? [])
  const theirs = { minutes: 720, questions: 50 }
  open({ ...NONE, minutes: 600 }, (body) => {
    aimed.push(body)
    if (aimed.length > 1) return { message: MESSAGES.saved }
    return Response.json({ message: ERROR_MESSAGES.stale, code: 'stale', current: theirs }, { status: 412 })
  })
  await field(words.hours).fill('15')
  await save()
  const dialog = page.getByRole('alertdialog', { name: merging.title })
  await expect.element(dialog.getByRole('group', { name: 'Tempo por semana' })).toBeVisible()
  await dialog.getByText(merging.theirs('12h')).click()
  await dialog.getByText(merging.mine('15h')).click()
  await dialog.getByRole('button', { name: merging.save }).click()
  await expect
    .poll(() => aimed)
    .toEqual([
      { minutes: 900, questions: null, subjects: [] },
      { minutes: 900, questions: 50, subjects: [] },
    ])
  expect(tags()).toEqual([tagOf({ minutes: 600 }), tagOf(theirs)])
})
