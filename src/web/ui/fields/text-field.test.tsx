import { useState } from 'react'
import { expect, it } from 'vitest'
import { button, field, show } from '../../../../harness/screen.tsx'
import { Button } from '../actions/button.tsx'
import { TextField } from './text-field.tsx'

function Named({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(name)
      }}
    >
      <TextField label="Nome" limit={5} value={name} onChange={setName} />
      <Button type="submit">Salvar</Button>
    </form>
  )
}

it('a text that is too long stays whole, says by how much, and is sent once it fits as people count', async () => {
  const sent: string[] = []
  show(<Named onSend={(name) => sent.push(name)} />)
  await field('Nome').fill('Direitos')
  await expect.element(field('Nome')).toHaveValue('Direitos')
  await expect.element(field('Nome')).toHaveAccessibleDescription(/Tem 8 letras; cabem 5\./)
  await button('Salvar').click()
  await expect.element(field('Nome')).toHaveFocus()
  expect(sent).toEqual([])
  const fits = '  ma\u0301fia\u200b  '
  await field('Nome').fill(fits)
  await button('Salvar').click()
  expect(sent).toEqual([fits])
})
