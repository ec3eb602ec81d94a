import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changesMade, open, rows, tap } from '../../../../../harness/edit-tree.tsx'
import { button, field, notice } from '../../../../../harness/screen.tsx'
import { REFUSALS } from '../../operations/contract.ts'

it('splits a topic at the cursor', async () => {
  await open('Regência verbal')
  await button('Renomear ou dividir').click()
  await field('Texto').click()
  const area = field('Texto').element() as HTMLTextAreaElement
  const at = area.value.indexOf('concordância')
  area.setSelectionRange(at, at)
  await button('Dividir no cursor').click()
  await expect.poll(rows).toContain('2 2 Regência verbal')
  expect(rows()).toContain('2 concordância nominal')
})

it('says what to do when the cursor is at the end', async () => {
  await open('Crase')
  await button('Renomear ou dividir').click()
  await expect.element(field('Texto')).toBeVisible()
  const area = field('Texto').element() as HTMLTextAreaElement
  area.setSelectionRange(area.value.length, area.value.length)
  await button('Dividir no cursor').click()
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toMatch('Ponha o cursor no meio do texto')
  expect(changesMade()).toEqual([])
})

it('saves a text by Enter, and refuses an empty one at its field until it is changed', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('Uso da crase')
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toContain('2 1 Uso da crase')
  await tap('Uso da crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Texto')).toHaveAccessibleDescription(REFUSALS.noText)
  await expect.element(notice(REFUSALS.noText)).toBeVisible()
  await expect.element(field('Texto')).toHaveValue('  ')
  await field('Texto').fill('Crase')
  await expect.element(field('Texto')).toHaveAccessibleDescription('')
})

it('keeps the typed text when something else is pressed, and undoes it by Cancelar', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('Uso da crase')
  await page.getByLabelText('Pesquise no edital...').click()
  await expect.poll(changesMade).toMatchObject([{ op: 'rename', text: 'Uso da crase' }])
  await expect.element(field('Texto')).toHaveValue('Uso da crase')
  await field('Texto').fill('Emprego da crase')
  await tap('Proposições')
  await expect.poll(() => changesMade().at(-1)).toMatchObject({ text: 'Emprego da crase' })
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect.poll(changesMade).toEqual([])
  await expect.poll(rows).toContain('2 1 Crase')
})

it('keeps the typed text when the page is hidden or the tree is left', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('Uso da crase')
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(changesMade).toMatchObject([{ op: 'rename', text: 'Uso da crase' }])
  await field('Texto').fill('Emprego da crase')
  await tap('Pontuação')
  await userEvent.keyboard('{F2}')
  await expect.element(field('Texto')).toHaveValue('Pontuação')
  expect(rows()).toContain('2 1 Emprego da crase')
})

it('stays at a refused text', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('')
  await button('Nova matéria').click()
  await expect.element(field('Texto')).toHaveFocus()
  await expect.element(field('Texto')).toHaveAccessibleDescription(REFUSALS.noText)
  expect(changesMade()).toEqual([])
  await field('Texto').fill('Acento grave')
  await button('Nova matéria').click()
  await expect.poll(changesMade).toMatchObject([{ op: 'rename', text: 'Acento grave' }, { op: 'add' }])
})

it('starts with the cursor at the end of the text', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await expect.element(field('Texto')).toHaveFocus()
  await userEvent.keyboard(' facultativa{Enter}')
  await expect.poll(rows).toContain('2 1 Crase facultativa')
})
