import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { field, show } from '../../../../harness/screen.tsx'
import { ComboBox } from './combo-box.tsx'

const SUBJECTS = ['Direito Administrativo', 'Informática', 'Irrigação'].map((name, id) => ({ id, name }))

function Subject({ chosen = null, error }: { chosen?: number | null; error?: string }) {
  const [value, setValue] = useState(chosen)
  return (
    <ComboBox
      label="Matéria"
      options={SUBJECTS}
      value={value}
      onChange={setValue}
      emptyText="Nenhuma"
      error={error}
    />
  )
}

/** As a key does on a slow phone, before what waits since the focus has had its turn. */
const type = (letter: string) => document.execCommand('insertText', false, letter)

it('what is typed before the field is done with its focus is kept', async () => {
  show(<Subject />)
  const input = field('Matéria')
  await expect.element(input).toBeVisible()
  ;(input.element() as HTMLInputElement).focus()
  type('d')
  await new Promise((resolve) => setTimeout(resolve, 50))
  type('i')
  type('r')
  await expect.element(input).toHaveValue('dir')
})

it('what stands in the field is selected, so that the next letter takes its place', async () => {
  show(<Subject chosen={1} />)
  const input = field('Matéria')
  await expect.element(input).toHaveValue('Informática')
  ;(input.element() as HTMLInputElement).focus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  type('d')
  await expect.element(input).toHaveValue('d')
})

it('why a subject was refused can be read while its list is open', async () => {
  show(<Subject error="Escolha uma matéria." />)
  const input = field('Matéria')
  await expect.element(input).toBeVisible()
  ;(input.element() as HTMLInputElement).focus()
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const said = page.getByText('Escolha uma matéria.').element().getBoundingClientRect()
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(said.bottom)
})
