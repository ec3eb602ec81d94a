import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { button, notice, show } from '../../../../harness/screen.tsx'
import { Button } from './button.tsx'

let choose: ((subject: string) => void) | undefined

function Start() {
  const [subject, setSubject] = useState('')
  const [begun, setBegun] = useState(0)
  choose = setSubject
  return (
    <>
      <Button disabledHint={!subject && 'Escolha a matéria.'} onClick={() => setBegun(begun + 1)}>
        Começar
      </Button>
      <p>{`Começou ${begun} vezes`}</p>
    </>
  )
}

it('a button keeps the focus when what it waited for arrives, and then works', async () => {
  show(<Start />)
  await expect.element(button('Começar')).toHaveAccessibleDescription('Escolha a matéria.')
  button('Começar').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice('Começou 0 vezes')).toBeVisible()
  flushSync(() => choose?.('Português'))
  await expect.element(button('Começar')).not.toHaveAttribute('aria-disabled')
  await expect.element(button('Começar')).toHaveFocus()
  await button('Começar').click()
  await expect.element(notice('Começou 1 vezes')).toBeVisible()
})
