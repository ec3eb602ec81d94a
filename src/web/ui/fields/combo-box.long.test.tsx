import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, resize, show } from '../../../../harness/screen.tsx'
import { ComboBox } from './combo-box.tsx'

const SUBJECTS = ['Direito Administrativo', 'Informática', 'Irrigação', 'Auditoria', 'Auditoria Pública'].map(
  (name, id) => ({ id, name }),
)

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

/** Types as a key does on a slow phone, before the work that the focus queued has run. */
const type = (letter: string) => document.execCommand('insertText', false, letter)

it('text typed before the field is done with its focus stays', async () => {
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

it('the field’s text is selected, so that the next letter takes its place', async () => {
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
  const hint = page.getByText('Escolha uma matéria.').element().getBoundingClientRect()
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(hint.bottom)
})

it.each([
  ['{Enter}', 'administrativo', 'Direito Administrativo'],
  ['{Tab}', 'administrativo', 'Direito Administrativo'],
  ['{Enter}', 'IRRIGACAO', 'Irrigação'],
  ['{Tab}', 'auditoria', 'Auditoria'],
  ['{Tab}', 'audit', ''],
  ['{Enter}', 'química', ''],
])(
  '%s takes the only one that is left, or the one of the name that was typed: "%s"',
  async (key, typed, value) => {
    show(<Subject />)
    await field('Matéria').click()
    await userEvent.keyboard(`${typed}${key}`)
    await expect.element(field('Matéria')).toHaveValue(value)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  },
)

it('takes the one that the arrows reached before the only one of the name', async () => {
  show(<Subject />)
  await field('Matéria').click()
  await userEvent.keyboard('auditoria{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field('Matéria')).toHaveValue('Auditoria Pública')
})

it('takes nothing where nothing was typed, and what was typed also after the list was closed', async () => {
  show(<Subject chosen={1} />)
  await field('Matéria').click()
  await userEvent.keyboard('{Backspace}{Enter}')
  await expect.element(field('Matéria')).toHaveValue('')
  await userEvent.keyboard('irriga')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  document.querySelector<HTMLButtonElement>('button[aria-haspopup]')?.click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field('Matéria')).toHaveValue('irriga')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Matéria')).toHaveValue('Irrigação')
})

it('on a phone a list is no wider than the screen, and the longest name is read to its end', async () => {
  await resize(360, 740)
  const long = 'L'.repeat(150)
  show(
    <ComboBox
      label="Matéria"
      options={[
        { id: 1, name: long },
        { id: 2, name: 'Lei Orgânica do Município e regimento '.repeat(4) },
      ]}
      value={null}
      onChange={() => undefined}
      emptyText="Nenhuma"
    />,
  )
  await userEvent.click(field('Matéria'))
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  for (const part of document.querySelectorAll('[role=listbox], [role=option], [role=option] *')) {
    const { left, right } = part.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
    expect(part.scrollWidth).toBeLessThanOrEqual(Math.ceil(right - left))
  }
})
