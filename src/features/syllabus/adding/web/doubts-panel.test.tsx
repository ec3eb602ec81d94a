import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../harness/screen.tsx'
import type { Check } from '../../checking/rules.ts'
import { useEdits } from '../../edit/web/use-edits.ts'
import { documentOf } from '../../format/tree-document.ts'
import type { TreeChange } from '../../operations/contract.ts'
import type { Doubts } from '../../reading/doubts.ts'
import { readSyllabus } from '../../reading/read.ts'
import type { Read } from '../draft.ts'
import { DoubtsPanel } from './doubts-panel.tsx'

const LINES = `LÍNGUA PORTUGUESA
1 Compreensão de textos de gêneros variados. 2 Ortografia oficial. 3 Emprego do sinal de crase. 4 Pontuação.
5 Concordância verbal e nominal. 6 Regência verbal e nominal. 7 Colocação dos pronomes átonos.
DIREITO ADMINISTRATIVO
1 Ato administrativo. 2 Poderes da administração pública. 3 Licitações e contratos. 4 Agentes públicos.`
const SURE: Doubts = { letters: { lost: '', invented: '' }, unused: [], confidence: 1 }
const WELL: Check = { leftOut: [], empty: [], pages: [] }

function Screen({ read }: { read: Read }) {
  const [changes, keep] = useState<readonly TreeChange[]>([])
  const mending = useEdits(read.document, changes, keep)
  return <DoubtsPanel userId="ana" read={read} document={mending.document} onBring={mending.applyAll} />
}

function paste(text: string, check?: Check): void {
  const reading = readSyllabus(text)
  if (!reading.recognised) throw new Error(reading.message)
  const { tree, ...rest } = reading
  show(<Screen read={{ ...rest, ...(check ? { check } : {}), document: documentOf(tree), text }} />)
}

const title = () => page.getByRole('heading', { name: 'Confira antes de usar' })

it('a student who pastes an edital that is read right is warned of nothing', async () => {
  paste(LINES)
  await expect.element(title()).not.toBeInTheDocument()
})

it('passages left out stand open, with their words and the way back', async () => {
  const text = 'DIREITO PENAL\n1 Crimes contra a fé pública. 2 Penas.'
  paste(LINES, { ...WELL, leftOut: [{ text }] })
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByText(/Crimes contra a fé pública/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Trazer de volta' })).toBeVisible()
})

it('a passage restored to the tree is no longer shown as left out', async () => {
  paste(LINES, { ...WELL, leftOut: [{ text: '2 Ortografia oficial. 3 Emprego do sinal de crase.' }] })
  await expect.element(title()).not.toBeInTheDocument()
})

it('a subject without topics and a topic of a page are named', async () => {
  paste(LINES, { ...WELL, empty: ['Atualidades'], pages: ['Compreensão de textos e'] })
  await expect.element(page.getByText('Atualidades')).toBeVisible()
  await expect.element(page.getByText('Compreensão de textos e…')).toBeVisible()
})

it('a student who pastes one without lines is asked to look at each subject', async () => {
  paste(LINES.replaceAll('\n', ' '))
  await expect.element(page.getByText(/sem quebras de linha/)).toBeVisible()
})

it('letters that were lost and two columns read across are named first', async () => {
  paste(LINES, { ...WELL, damage: ['letters', 'columns'] })
  await expect.element(page.getByText(/^O texto veio com letras trocadas/)).toBeVisible()
  await expect.element(page.getByText(/^O texto parece ter duas colunas misturadas/)).toBeVisible()
})

it('a student is told how many rows may be read wrong, and led to them', async () => {
  const onCheck = vi.fn()
  const document = documentOf({ blocks: [] })
  const read = { document, removed: [], outside: [], text: '', doubts: SURE }
  show(
    <DoubtsPanel
      userId="ana"
      read={read}
      document={document}
      onBring={() => undefined}
      unsure={['a', 'b']}
      onCheck={onCheck}
    />,
  )
  await expect.element(page.getByText(/^Posso ter errado em 2 linhas/)).toBeVisible()
  await page.getByRole('button', { name: 'Conferir uma por uma' }).click()
  expect(onCheck).toHaveBeenCalledOnce()
})
