import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changesMade, Mended, open, row, rows, tap } from '../../../../../harness/edit-tree.tsx'
import { button, field, show } from '../../../../../harness/screen.tsx'
import type { WantedRow } from '../../../../web/ui/tree/tree-row.ts'
import { documentOf } from '../../format/tree-document.ts'
import { idsOf } from '../../format/walk.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { EditTree } from './edit-tree.tsx'
import { useEdits } from './use-edits.ts'

const NO_CHANGES: readonly TreeChange[] = []

it('shows the student the whole tree with levels, positions and open rows', async () => {
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

it('scrolls the tools of a row at the lower edge into view', async () => {
  const topics = Array.from({ length: 60 }, (_, index) => ({ text: `Assunto ${index + 1}` }))
  const long = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Direito', topics }] }] })
  const Long = () => <EditTree mending={useEdits(long, NO_CHANGES, () => undefined)} />
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

it('a student goes from one row in doubt to the next, however far they are apart', async () => {
  const topics = Array.from({ length: 300 }, (_, index) => ({ text: `Assunto ${index + 1}` }))
  const long = documentOf({ blocks: [{ name: '', subjects: [{ name: 'Direito', topics }] }] })
  const ids = [...idsOf(long)]
  const unsure = [250, 20].map((assunto) => ids[assunto + 1] ?? '')
  const Long = () => {
    const [wanted, want] = useState<WantedRow | null>(null)
    return (
      <>
        <button type="button" onClick={() => want({ id: unsure[0] ?? '' })}>
          Conferir
        </button>
        <EditTree
          mending={useEdits(long, NO_CHANGES, () => undefined)}
          unsure={unsure}
          wanted={wanted}
          onWant={want}
        />
      </>
    )
  }
  show(<Long />)
  await page.getByLabelText('Pesquise no edital...').fill('Assunto 7')
  await button('Conferir').click()
  const [first, second] = [row('Assunto 250 \\(Confira\\)'), row('Assunto 20 \\(Confira\\)')]
  await expect.element(first).toHaveFocus()
  await expect.element(first).toBeInViewport()
  await button('Ir à próxima').click()
  await expect.element(second).toHaveFocus()
  await expect.element(second).toBeInViewport()
  await button('Ir à próxima').click()
  await expect.element(first).toHaveFocus()
})

it('a student who makes one title a subject changes the titles printed like it by one tap', async () => {
  const topics = ['DIREITO PENAL', 'Crimes', 'Penas', 'ÉTICA', 'Decoro', 'Zelo'].map((text) => ({ text }))
  const titled = documentOf({ blocks: [{ name: '', subjects: [{ name: 'PORTUGUÊS', topics }] }] })
  const Titled = () => {
    const [made, make] = useState(NO_CHANGES)
    return <EditTree mending={useEdits(titled, made, make)} />
  }
  show(<Titled />)
  const before = await vi.waitUntil(() => rows().length === 7 && rows())
  await tap('DIREITO PENAL')
  await button('Virar matéria').click()
  await expect.element(page.getByText('Mais uma linha está escrita do mesmo jeito.')).toBeVisible()
  await button('Deixar como estão').click()
  await expect.element(button('Corrigir também')).not.toBeInTheDocument()
  await button('Desfazer').click()
  await expect.poll(rows).toEqual(before)
  row('DIREITO PENAL').element().focus()
  await userEvent.keyboard('{Alt>}m{/Alt}')
  await button('Corrigir também').click()
  const all = '1 PORTUGUÊS|1 DIREITO PENAL|2 Crimes|2 Penas|1 ÉTICA|2 Decoro|2 Zelo'
  await expect.poll(rows).toEqual(all.split('|'))
  await expect.element(button('Corrigir também')).not.toBeInTheDocument()
  await button('Desfazer').click()
  await expect.poll(() => rows().includes('2 ÉTICA')).toBe(true)
})

it('joins a topic to the topic above it', async () => {
  await open('Regência verbal')
  await button('Juntar ao de cima').click()
  await expect.poll(rows).toContain('2 1 Crase. Regência verbal; concordância nominal')
  expect(changesMade()).toHaveLength(1)
})

it('makes a topic a subject by one tap, and undoes it in one step', async () => {
  await open('Regência verbal')
  const before = rows()
  await button('Virar matéria').click()
  await expect
    .poll(() => rows().slice(1, 5))
    .toEqual(['2 1 Crase', '1 Regência verbal; concordância nominal', '2 3 Pontuação', '3 3.1 Vírgula'])
  await button('Desfazer').click()
  await expect.poll(rows).toEqual(before)
})

it('moves by keyboard alone, keeps the focus on the moved row, and undoes each step', async () => {
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
  await expect.poll(changesMade).toEqual([])
  expect(rows()).toEqual(before)
})

it('removes a topic by Delete and restores it', async () => {
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
  await field('Mínimo para não ser eliminado (%)').fill('40')
  await button('Salvar').click()
  await expect.poll(rows).toContain('1 Raciocínio Lógico 15 questões, peso 1,5, mínimo de 40%')
})

it('adds a subject and a topic where the student asks for them', async () => {
  await open('Crase')
  await button('Novo tópico').click()
  await userEvent.keyboard('Acentuação{Enter}')
  await expect.poll(() => rows()[2]).toBe('2 Acentuação')
  await button('Nova matéria').click()
  await userEvent.keyboard('Informática{Enter}')
  await expect.poll(() => rows().at(-1)).toBe('1 Informática')
})

it('removes a new topic when its text is cancelled', async () => {
  await open('Crase')
  const before = rows()
  await button('Novo tópico').click()
  await expect.element(field('Texto')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(rows).toEqual(before)
  expect(changesMade()).toEqual([])
})

it('closes the tools of a row by Escape, also from a button, and stays on the row', async () => {
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

const selected = () =>
  page
    .getByRole('row')
    .elements()
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map((one) => one.querySelector('span.wrap-anywhere')?.textContent.trim())

it('selects several rows by taps, shows how many, and makes them subjects in one step', async () => {
  show(<Mended />)
  await button('Selecionar várias').click()
  await expect.element(page.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true')
  const before = rows()
  await tap('Pontuação')
  await tap('Regência verbal')
  await expect.element(page.getByText('2 linhas selecionadas')).toBeVisible()
  await button('Virar matéria').click()
  await expect
    .poll(() => rows().slice(0, 4))
    .toEqual([
      '1 Língua Portuguesa 10 questões',
      '2 1 Crase',
      '1 Regência verbal; concordância nominal',
      '1 Pontuação',
    ])
  await button('Desfazer').click()
  await expect.poll(rows).toEqual(before)
  await button('Concluir seleção').click()
  await expect.element(page.getByRole('treegrid')).not.toHaveAttribute('aria-multiselectable')
})

it('selects by keyboard alone: Shift and arrows, Space for one more, Delete for all, Escape to end', async () => {
  await open('Crase')
  await userEvent.keyboard('{Escape}{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(selected).toEqual(['1 Crase', '2 Regência verbal; concordância nominal'])
  await expect.element(row('Regência')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  await expect.poll(selected).toHaveLength(3)
  await userEvent.keyboard('{Delete}')
  await expect
    .poll(rows)
    .toEqual(['1 Língua Portuguesa 10 questões', '2 3 Pontuação', '1 Raciocínio Lógico', '2 Proposições'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => rows().length).toBe(7)
  await expect.poll(() => document.activeElement?.role).toBe('row')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Selecionar várias')).toBeVisible()
})

it('selects a range by a Shift click, and moves it to another subject', async () => {
  await open('Crase')
  await userEvent.keyboard('{Escape}')
  await row('Vírgula').click({ modifiers: ['Shift'] })
  await expect.poll(selected).toHaveLength(4)
  await button('Mover para...').click()
  await field('Matéria').fill('Raciocínio')
  await page.getByRole('option', { name: 'Raciocínio Lógico' }).click()
  await button('Mover').click()
  await expect
    .poll(() => rows().slice(0, 3))
    .toEqual(['1 Língua Portuguesa 10 questões', '1 Raciocínio Lógico', '2 Proposições'])
  expect(rows()).toHaveLength(7)
})

it('changes a row’s kind by a key, and joins a title on two rows', async () => {
  await open('Regência verbal')
  await userEvent.keyboard('{Alt>}m{/Alt}')
  await expect.poll(rows).toContain('1 Regência verbal; concordância nominal')
  await tap('Raciocínio Lógico')
  await userEvent.keyboard('{Alt>}j{/Alt}')
  await expect.poll(rows).toContain('1 Regência verbal; concordância nominal Raciocínio Lógico')
})
