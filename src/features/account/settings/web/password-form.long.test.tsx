import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failing, serve } from '../../../../../harness/answers.ts'
import { button, field, show } from '../../../../../harness/screen.tsx'
import { MESSAGES } from '../contract.ts'
import { PasswordForm } from './password-form.tsx'

const CALL = 'PUT /api/api/account/password/ana'
const change = () => button('Trocar senha').click()

it('asks for both passwords, the new one long enough, before anything is sent', async () => {
  const calls = serve({})
  show(<PasswordForm userId="ana" email="ana@example.com" />)
  await field('Nova senha').fill('12345')
  await change()
  await expect.element(field('Senha atual')).toHaveAccessibleDescription('Informe sua senha.')
  await expect.element(field('Senha atual')).toHaveFocus()
  await expect.element(field('Nova senha')).toHaveAccessibleDescription(/Use ao menos 6 caracteres\./)
  expect(calls).toEqual([])
})

it('a wrong password is reported at its field, and the text stays; the right one empties the form', async () => {
  const replies = [
    failing('invalid', 'Senha incorreta.', { current_password: ['Senha incorreta.'] }),
    Response.json({ message: MESSAGES.passwordChanged }),
  ]
  serve({ [CALL]: () => replies.shift() })
  show(<PasswordForm userId="ana" email="ana@example.com" />)
  await field('Senha atual').fill('não é esta')
  await field('Nova senha').fill('uma senha nova')
  await change()
  await expect.element(field('Senha atual')).toHaveAccessibleDescription('Senha incorreta.')
  await expect.element(field('Nova senha')).toHaveValue('uma senha nova')
  await field('Senha atual').fill('uma senha segura')
  await change()
  await expect.element(page.getByRole('status').getByText(MESSAGES.passwordChanged)).toBeVisible()
  await expect.element(field('Senha atual')).toHaveValue('')
  await expect.element(field('Nova senha')).toHaveValue('')
})
