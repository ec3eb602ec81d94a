import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { Select } from './select.tsx'

const WEEKS = Array.from({ length: 46 }, (_, at) => ({ id: at, name: `Semana ${at + 1}` }))

function Week({ keeps = true }: { keeps?: boolean }) {
  const [week, setWeek] = useState<number | null>(keeps ? 0 : null)
  const [last, setLast] = useState<number>()
  const choose = (chosen: number) => {
    setLast(chosen)
    if (keeps) setWeek(chosen)
  }
  return (
    <>
      <Select label="Semana" options={WEEKS} value={week} onChange={choose} placeholder="Adicionar" />
      <p>Por último: {last}</p>
    </>
  )
}

const field = () => page.getByRole('combobox', { name: 'Semana' })

async function focused(): Promise<HTMLSelectElement> {
  await expect.element(field()).toBeVisible()
  const list = field().element() as HTMLSelectElement
  list.focus()
  return list
}

it('a choice is shown and told, by its own kind of value', async () => {
  show(<Week />)
  await expect.element(field()).toHaveDisplayValue('Semana 1')
  await userEvent.selectOptions(field(), 'Semana 3')
  await expect.element(field()).toHaveDisplayValue('Semana 3')
  await expect.element(page.getByText('Por último: 2')).toBeVisible()
})

it('a choice by keys is shown, and the focus stays on the field', async () => {
  show(<Week />)
  await focused()
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field()).toHaveDisplayValue('Semana 3')
  await expect.element(field()).toHaveFocus()
})

it('keys open the closed list, and choose nothing in passing', async () => {
  show(<Week keeps={false} />)
  const list = await focused()
  // Styled lists open by themselves; in other browsers the key would choose instead.
  list.style.appearance = 'none'
  for (const keys of ['{ArrowDown}', 's', '{End}']) {
    await userEvent.keyboard(keys)
    await expect.poll(() => list.matches(':open')).toBe(true)
    await userEvent.keyboard('{Escape}')
  }
  await expect.element(page.getByText('Por último:', { exact: true })).toBeVisible()
})

it('the same option can be chosen again where nothing stays chosen', async () => {
  show(<Week keeps={false} />)
  for (const name of ['Semana 3', 'Semana 1', 'Semana 3']) {
    await userEvent.selectOptions(field(), name)
    await expect.element(page.getByText(`Por último: ${Number(name.slice(7)) - 1}`)).toBeVisible()
    await expect.element(field()).toHaveDisplayValue('Adicionar')
  }
})
