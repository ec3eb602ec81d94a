import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, notice, show } from '../../../../../harness/screen.tsx'
import type { TreeChange } from '../../changes/contract.ts'
import { REFUSALS } from '../../changes/contract.ts'
import { documentOf } from '../../format/tree-document.ts'
import { MendTree } from './mend-tree.tsx'
import { useMending } from './use-mending.ts'

const BASE = documentOf({
  blocks: [
    {
      name: '',
      subjects: [
        {
          name: 'Língua Portuguesa',
          questions: 10,
          topics: [
            { num: '1', text: 'Crase' },
            { num: '2', text: 'Regência verbal; concordância nominal' },
            { num: '3', text: 'Pontuação', children: [{ num: '3.1', text: 'Vírgula' }] },
          ],
        },
        { name: 'Raciocínio Lógico', topics: [{ text: 'Proposições' }] },
      ],
    },
  ],
})

const NO_CHANGES: readonly TreeChange[] = []

let changes: readonly TreeChange[] = []

function Mended() {
  const [made, make] = useState<readonly TreeChange[]>([])
  changes = made
  return <MendTree mending={useMending(BASE, made, make)} />
}

const row = (text: string) => page.getByRole('row', { name: new RegExp(text) })

/** A tap beside a row's buttons. */
async function tap(text: string) {
  await expect.element(row(text)).toBeInTheDocument()
  const element = row(text).element() as HTMLElement
  element.focus()
  element.click()
}

/** The rows as they are read, each with its level. */
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map(
      (one) =>
        `${one.getAttribute('aria-level')} ${one.querySelector('span.wrap-anywhere')?.textContent.trim()}`,
    )

const open = async (text: string) => {
  show(<Mended />)
  await tap(text)
}

it('shows the whole tree with levels, places and what is open', async () => {
  show(<Mended />)
  await expect
    .poll(rows)
    .toEqual([
      '1 Língua Portuguesa 10 questões',
      '2 1 Crase',
      '2 2 Regência verbal; concordância nominal',
      '2 3 Pontuação',
      '3 3.1 Vírgula',
      '1 Raciocínio Lógico',
      '2 Proposições',
    ])
  await expect.element(row('Crase')).toHaveAttribute('aria-posinset', '1')
  await expect.element(row('Crase')).toHaveAttribute('aria-setsize', '3')
  await expect.element(row('Pontuação')).toHaveAttribute('aria-expanded', 'true')
})

it('brings the tools of a row at the lower edge into view', async () => {
  const topics = Array.from({ length: 60 }, (_, index) => ({ text: `Assunto ${index + 1}` }))
  const long = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Direito', topics }] }] })
  const Long = () => <MendTree mending={useMending(long, NO_CHANGES, () => undefined)} />
  show(<Long />)
  await expect.element(row('Assunto 1$')).toBeInTheDocument()
  const rows = page.getByRole('row').elements() as HTMLElement[]
  const last = rows.findLast((one) => one.getBoundingClientRect().top < window.innerHeight - 20)
  last?.click()
  const tools = page.getByRole('group', { name: /^Corrigir/ })
  await expect
    .poll(() => tools.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(window.innerHeight)
})

it('cuts a topic in two where the cursor is', async () => {
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
  const area = field('Texto').element() as HTMLTextAreaElement
  area.setSelectionRange(area.value.length, area.value.length)
  await button('Dividir no cursor').click()
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toMatch('Ponha o cursor no meio do texto')
  expect(changes).toEqual([])
})

it('writes a text anew by Enter, and refuses an empty one at its field until it is another', async () => {
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

it('keeps what is being written when something else is pressed, and takes it back by Cancelar', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('Uso da crase')
  await page.getByLabelText('Pesquise no edital...').click()
  await expect.poll(() => changes).toMatchObject([{ op: 'rename', text: 'Uso da crase' }])
  await expect.element(field('Texto')).toHaveValue('Uso da crase')
  await field('Texto').fill('Emprego da crase')
  await tap('Proposições')
  await expect.poll(() => changes.at(-1)).toMatchObject({ text: 'Emprego da crase' })
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect.poll(() => changes).toEqual([])
  await expect.poll(rows).toContain('2 1 Crase')
})

it('keeps what is being written when the page goes out of sight or the tree is left', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('Uso da crase')
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => changes).toMatchObject([{ op: 'rename', text: 'Uso da crase' }])
  await field('Texto').fill('Emprego da crase')
  await tap('Pontuação')
  await userEvent.keyboard('{F2}')
  await expect.element(field('Texto')).toHaveValue('Pontuação')
  expect(rows()).toContain('2 1 Emprego da crase')
})

it('goes nowhere from a text that was refused', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await field('Texto').fill('')
  await button('Nova matéria').click()
  await expect.element(field('Texto')).toHaveFocus()
  await expect.element(field('Texto')).toHaveAccessibleDescription(REFUSALS.noText)
  expect(changes).toEqual([])
  await field('Texto').fill('Acento grave')
  await button('Nova matéria').click()
  await expect.poll(() => changes).toMatchObject([{ op: 'rename', text: 'Acento grave' }, { op: 'add' }])
})

it('is written on at the end of its text', async () => {
  await open('Crase')
  await userEvent.keyboard('{F2}')
  await expect.element(field('Texto')).toHaveFocus()
  await userEvent.keyboard(' facultativa{Enter}')
  await expect.poll(rows).toContain('2 1 Crase facultativa')
})

it('joins a topic to the one above it', async () => {
  await open('Regência verbal')
  await button('Juntar ao de cima').click()
  await expect.poll(rows).toContain('2 1 Crase. Regência verbal; concordância nominal')
  expect(changes).toHaveLength(1)
})

it('moves by keys alone, keeps the focus on what is moved, and takes each step back', async () => {
  await open('Regência verbal')
  const before = rows()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect
    .poll(() => rows().slice(1, 3))
    .toEqual(['2 2 Regência verbal; concordância nominal', '2 1 Crase'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(rows).toContain('3 2 Regência verbal; concordância nominal')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.poll(rows).toEqual(before)
  for (let step = 0; step < 3; step += 1) await button('Desfazer').click()
  await tap('Regência verbal')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => changes).toEqual([])
  expect(rows()).toEqual(before)
})

it('takes a topic out by Delete and brings it back', async () => {
  await open('Pontuação')
  await userEvent.keyboard('{Delete}')
  await expect.element(row('Raciocínio Lógico')).toHaveFocus()
  await expect.poll(rows).not.toContain('3 3.1 Vírgula')
  await button('Desfazer').click()
  await expect.poll(rows).toContain('3 3.1 Vírgula')
})

it('gives a topic its importance by one tap, and a subject its questions', async () => {
  await open('Crase')
  await page.getByText('Alta', { exact: true }).click()
  await expect.poll(rows).toContain('2 1 Crase importância alta')
  await tap('Raciocínio Lógico')
  await button('Questões e peso').click()
  await field('Questões na prova').fill('x')
  await button('Salvar').click()
  await expect.element(page.getByText('Informe um número.')).toBeVisible()
  await field('Questões na prova').fill('15')
  await field('Peso de cada questão').fill('1,5')
  await button('Salvar').click()
  await expect.poll(rows).toContain('1 Raciocínio Lógico 15 questões, peso 1,5')
})

it('adds a subject and a topic where they are asked for', async () => {
  await open('Crase')
  await button('Novo tópico').click()
  await userEvent.keyboard('Acentuação{Enter}')
  await expect.poll(() => rows()[2]).toBe('2 Acentuação')
  await button('Nova matéria').click()
  await userEvent.keyboard('Informática{Enter}')
  await expect.poll(() => rows().at(-1)).toBe('1 Informática')
})

it('leaves nothing of a new topic whose text is not wanted', async () => {
  await open('Crase')
  const before = rows()
  await button('Novo tópico').click()
  await expect.element(field('Texto')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(rows).toEqual(before)
  expect(changes).toEqual([])
})

it('closes the tools of a row with Escape, from one of them as well, and stays on the row', async () => {
  await open('Crase')
  await expect.element(button('Novo tópico')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Novo tópico')).not.toBeInTheDocument()
  await tap('Crase')
  await expect.element(button('Novo tópico')).toBeVisible()
  ;(button('Novo tópico').element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Novo tópico')).not.toBeInTheDocument()
  await expect.element(row('Crase')).toHaveFocus()
})
