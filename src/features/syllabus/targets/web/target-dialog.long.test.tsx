import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { serve } from '../../../../../harness/answers.ts'
import { button, field, notice, show } from '../../../../../harness/screen.tsx'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { TargetDialog } from './target-dialog.tsx'

const { form: words } = copy

const open = () => show(<TargetDialog userId="ana" onClose={() => undefined} />)

it('an exam that was typed and not saved is there when the form is opened again, and Cancelar gives it up', async () => {
  open()
  await field(words.body).fill('Tribunal')
  await userEvent.keyboard('{Escape}')
  open()
  await expect.element(field(words.body)).toHaveValue('Tribunal')
  await button(words.cancel).click()
  open()
  await expect.element(field(words.body)).toHaveValue('')
})

it('once it was saved the form opens empty', async () => {
  serve({
    'POST /api/api/targets': () =>
      Response.json({ message: MESSAGES.created, data: { id: 1 } }, { status: 201 }),
  })
  open()
  await field(words.body).fill('Tribunal')
  await button(words.submit).click()
  await expect.element(notice(MESSAGES.created)).toBeVisible()
  open()
  await expect.element(field(words.body)).toHaveValue('')
})
