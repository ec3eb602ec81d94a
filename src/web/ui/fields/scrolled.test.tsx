import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, show } from '../../../../harness/screen.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Checkbox } from './checkbox.tsx'
import { Chips } from './chips.tsx'

/** The field itself is invisible: its label stands for it. */
const isInSight = (name: string) => {
  const { top, bottom } = page.getByText(name, { exact: true }).element().getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

it('a field that keys reach below the fold of a dialog is scrolled into sight', async () => {
  show(
    <Dialog open title="Imagem da semana" onClose={() => undefined}>
      <div className="h-[150vh]" />
      <Checkbox checked={false} onChange={() => undefined}>
        Horas
      </Checkbox>
      <div className="h-[150vh]" />
      <Chips
        label="Formato"
        options={[{ value: 'story', label: 'Story' }]}
        value="story"
        onChange={() => undefined}
      />
    </Dialog>,
  )
  await expect.element(button('Fechar')).toBeVisible()
  ;(button('Fechar').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('checkbox', { name: 'Horas' })).toHaveFocus()
  await expect.poll(() => isInSight('Horas')).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'Story' })).toHaveFocus()
  await expect.poll(() => isInSight('Story')).toBe(true)
})
