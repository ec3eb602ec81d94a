import { expect, it } from 'vitest'
import { show } from '../../../../harness/screen.tsx'
import { PasswordField } from './password-field.tsx'

it('a password manager is told whose password it is, and nobody is asked for it', async () => {
  show(
    <form>
      <PasswordField email="ana@example.com" label="Nova senha" autoComplete="new-password" />
    </form>,
  )
  await expect.poll(() => document.querySelector('form')?.elements.length).toBeGreaterThan(1)
  const [name, password] = [...document.querySelectorAll('input')]
  expect(name).toMatchObject({ autocomplete: 'username', value: 'ana@example.com', readOnly: true })
  expect(name?.checkVisibility()).toBe(false)
  expect(password).toMatchObject({ autocomplete: 'new-password', type: 'password' })
})
