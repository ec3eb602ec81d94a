import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { Select } from './select.tsx'

const WEEKS = Array.from({ length: 46 }, (_, at) => ({ id: at, name: `Semana ${at + 1}` }))

function Week() {
  const [week, setWeek] = useState(0)
  return <Select label="Semana" options={WEEKS} value={week} onChange={setWeek} />
}

const field = () => page.getByRole('button', { name: /^Semana/ })
const option = (name: string) => page.getByRole('option', { name, exact: true })

it.each([
  ['a click', () => option('Semana 3').click()],
  ['keys', () => userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')],
])('a choice by %s is shown, its list gone and the focus back on the field', async (_, choose) => {
  show(<Week />)
  await field().click()
  await expect.element(option('Semana 1')).toHaveFocus()
  await choose()
  await expect.element(field()).toHaveTextContent('Semana 3')
  await expect.element(option('Semana 3')).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
})

it('opens again with all of its options, also right after it was left', async () => {
  show(<Week />)
  await field().click()
  await expect.element(option('Semana 1')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveFocus()
  await field().click()
  await expect.element(option('Semana 1')).toHaveFocus()
  expect(page.getByRole('option').elements()).toHaveLength(WEEKS.length)
})
