import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { button, field, show } from '../../../../harness/screen.tsx'
import { NO_CONNECTION } from '../../../shared/errors.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { RestDialog } from './rest-dialog.tsx'

const { form: words } = copy.rests

const open = () => {
  serve({ 'POST /api/api/rests/ana': () => failing('internal', NO_CONNECTION) })
  show(<RestDialog userId="ana" onClose={() => undefined} />)
}
const save = () => button(words.submit).click()

it.each([
  [words.first, '', words.missing],
  [words.last, '', words.missing],
  [words.last, '01/01/2020', MESSAGES.turned],
])('“%s” as “%s” is refused at its field, which takes the focus', async (label, typed, why) => {
  open()
  await field(label).fill(typed)
  await save()
  await expect.element(field(label)).toHaveAccessibleDescription(why)
  await expect.element(field(label)).toHaveFocus()
  await expect.element(field(label)).toHaveValue(typed)
})

it('one day that is mended leaves the focus where the student types', async () => {
  open()
  await field(words.first).fill('')
  await save()
  await expect.element(field(words.first)).toHaveFocus()
  await field(words.last).fill('01/0')
  await expect.element(field(words.last)).toHaveFocus()
})

it('a student’s unsaved days are there when the form is opened again, and Cancelar discards them', async () => {
  open()
  await field(words.last).fill('31/12/2099')
  await userEvent.keyboard('{Escape}')
  open()
  await expect.element(field(words.last)).toHaveValue('31/12/2099')
  await button(words.cancel).click()
  open()
  await expect.element(field(words.last)).not.toHaveValue('31/12/2099')
})
